/**
 * The cheapest plan that is found without a solver: orders that look ahead over the coming rates, a search over lists
 * of debts with one switch, and deferrals that are saved at the latest moment. Each is played through the month loop, so
 * changes, lump sums, pauses, moves and first payments count as they do in every plan.
 *
 * It is never above avalanche, snowball, or the own order of the input. With constant rates, fixed minimums and no
 * deferral nothing can beat avalanche, and nothing is searched.
 * Example: $2,400 deferred at 29.99 % for 12 months with a $60 minimum beside $4,000 at 22 % with $100, $400 a month:
 * avalanche costs $1,454.87; paying the card first, and the deferral just in time, $776.
 */
import { checkPayoffInput } from '#engine/debts/payoff/check-input.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { placesOf, type StepsIn } from '#engine/debts/payoff/orders.ts'
import { type PlanPayments, tracePayments } from '#engine/debts/run/trace-plan.ts'
import { isConstantAfter } from '#engine/debts/terms/rate-schedule.ts'
import { listByBalance, listByRate, lookAheadSteps } from './look-ahead.ts'
import { type Judge, judge, plainRoute, stepsOf } from './routes.ts'
import { improve, type Tried, tryRoute } from './search.ts'

/**
 * Debt-months of a search: at most 25 ms of a small server. The page searches too, where a tab opens, and its frames are
 * not to wait: twice the work finds 0.002 % more.
 */
const SEARCH_WORK = 100_000

/** How many of the best starts are searched on. */
const SEARCHED_STARTS = 2

/** A plan, and its payments above the minimums in whole cents. */
export type LeastInterest = PlanPayments

/** Whether another order than highest rate first can cost less: a rate changes, interest is deferred, a minimum falls with the balance, or a card has several balances. */
export function canBeatAvalanche({ debts, move }: PayoffInput): boolean {
  const open = debts.filter(({ balanceCents }) => balanceCents > 0)
  if (open.length + (move ? 1 : 0) < 2) return false
  return move !== undefined || open.some(isUneven)
}

/** Whether no plan costs less than highest rate first: in the months before a later start it may wait with money that another order uses. */
export const isAvalancheLeast = (input: PayoffInput): boolean =>
  !canBeatAvalanche(input) && lastStart(input) === 1

/** Whether a solver may find something or prove what matters: an offer, a deferral, a rate that changes, or several balances on a card. No move: the model has none. */
export function isProofWorthWhile({ debts, move, convention }: PayoffInput): boolean {
  const open = debts.filter(({ balanceCents }) => balanceCents > 0)
  if (open.length < 2 || move || convention === 'payThenAccrue') return false
  return open.some(
    ({ deferred, rates, buckets }) => buckets || deferred !== undefined || !isConstantAfter(rates, 0),
  )
}

/** The month in which the last debt begins: 1 where all have their first payment and interest in the plan's first. */
export function lastStart({ debts }: Pick<PayoffInput, 'debts'>): number {
  return Math.max(
    1,
    ...debts.flatMap(({ paymentsFrom = 1, interestFrom = 1 }) => [paymentsFrom, interestFrom]),
  )
}

function isUneven({ rates, deferred, minimum, buckets }: PayoffDebt): boolean {
  return (
    buckets !== undefined || deferred !== undefined || minimum.kind !== 'fixed' || !isConstantAfter(rates, 0)
  )
}

/**
 * The plan of least interest that the search finds; the order of the input counts only as one more to beat. `work` is
 * how many debt-months it may play. Errors as planPayoff.
 */
export function bestOrderPlan(input: PayoffInput, work = SEARCH_WORK): LeastInterest {
  checkPayoffInput(input)
  const judging: Judge = { input, left: canBeatAvalanche(input) ? work : 0 }
  const found = searchSteps(judging)
  const plain = [
    ...(Array.isArray(input.order) ? [input.order] : []),
    'snowball' as const,
    'avalanche' as const,
  ]
  let best = tracePayments({ ...input, order: 'avalanche' })
  for (const order of plain) best = cheaper(best, () => tracePayments({ ...input, order }))
  return found ? cheaper(best, () => tracePayments({ ...input, order: 'avalanche' }, found)) : best
}

/** The one that costs less; the first where they cost the same. */
export function cheaper(best: LeastInterest, of: () => LeastInterest): LeastInterest {
  const other = of()
  return costOfPlan(other) < costOfPlan(best) ? other : best
}

function costOfPlan({ plan }: LeastInterest): number {
  return plan.status === 'paid' ? plan.interestCents + (plan.feesCents ?? 0) : Number.POSITIVE_INFINITY
}

/** Sets of deferrals that a plan may save: none, each alone, and as many as come to an end first, up to all. */
function setsToSave(debts: readonly PayoffDebt[]): number[][] {
  const deferrals = debts
    .flatMap(({ deferred, balanceCents }, i) => (deferred && balanceCents > 0 ? [i] : []))
    .toSorted((a, b) => debts[a]!.deferred!.untilMonth - debts[b]!.deferred!.untilMonth)
  const many = deferrals.slice(1).map((_, i) => deferrals.slice(0, i + 2))
  return [[], ...deferrals.map((i) => [i]), ...many]
}

/** Lists to start from: by the rates at last and now, by balance, and the person's own. */
function startLists({ debts, order }: PayoffInput): number[][] {
  const own = Array.isArray(order) ? [byPlaces(placesOf(debts, order))] : []
  return [listByRate(debts, Number.MAX_SAFE_INTEGER), listByRate(debts, 1), listByBalance(debts), ...own]
}

function byPlaces(places: readonly number[]): number[] {
  return places.map((_, i) => i).toSorted((a, b) => places[a]! - places[b]! || a - b)
}

/** The cheapest steps found; null where nothing was searched, or nothing ends. */
function searchSteps(judging: Judge): StepsIn | null {
  let best: { stepsIn: StepsIn | null; cost: number } = { stepsIn: null, cost: Number.POSITIVE_INFINITY }
  const keep = (stepsIn: StepsIn, cost: number) => {
    if (cost < best.cost) best = { stepsIn, cost }
  }
  if (judging.left <= 0) return null
  for (const stepsIn of lookAheadSteps(judging.input.debts)) keep(stepsIn, judge(judging, stepsIn))
  const lists = startLists(judging.input)
  const starts = setsToSave(judging.input.debts).map((saved) => {
    const tried = lists.map((list) =>
      tryRoute(judging, { route: plainRoute(list), saved, cost: Number.POSITIVE_INFINITY }),
    )
    return tried.reduce((one, other) => (other.cost < one.cost ? other : one))
  })
  const ranked = starts.toSorted((a, b) => a.cost - b.cost).filter(({ cost }) => Number.isFinite(cost))
  for (const start of ranked.slice(0, SEARCHED_STARTS)) {
    const found: Tried = improve(judging, start)
    keep(stepsOf(found.route), found.cost)
  }
  return best.stepsIn
}
