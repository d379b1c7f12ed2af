/**
 * The payoff input of a person's plan: their debts as the engine takes them, with the order, the amount and every
 * adjustment, its calendar months turned into months of the plan. Ids of debts that are no longer there are passed over.
 *
 * A month before the plan's first is over. Money that comes every month counts from then on; money that came once, a
 * pause and a loan that was to replace debts do not count any more: the balances say what has come of them.
 * Example: month 1 is November 2026. $1,200 once in 2027-04 is a lump sum of month 6.
 */
import type { BalanceMove, Debt, PayoffDebt, PayoffInput, PayoffOrder, RateStep } from '#engine/debts/debt.ts'
import { withRates } from '#engine/debts/balances/terms.ts'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import { DEFAULT_CARD_MINIMUM } from '#engine/debts/terms/minimum-rule.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import type { Adjustments, Consolidation, RateCut } from './adjustments.ts'
import { indexOfMonth } from './calendar-month.ts'
import type { PlanChoice } from './kept-plan.ts'

type PlannedDebts = {
  /** the debts as they are kept: a rate cut holds for the rate that it was agreed in place of */
  debts: readonly Debt[]
  /** the same as the plan pays them, from month 1 on */
  planned: PayoffDebt[]
  /** the calendar's index of month 1 */
  firstMonth: number
}

/** The order as the engine takes it. */
function payoffOrderOf({ order, adjustments }: PlanChoice): PayoffOrder {
  return order === 'own' ? adjustments.ownOrder : order
}

/** The rates with a cut: from its month on never above it. */
function cutRates(rates: readonly RateStep[], { rate }: RateCut, fromMonth: number): RateStep[] {
  const from = Math.max(0, fromMonth)
  const before = rates.filter((step) => step.fromMonth < from)
  const later = rates.filter((step) => step.fromMonth > from)
  return [...before, { fromMonth: from, aprPpm: rateInMonth(rates, from) }, ...later].map((step) =>
    step.fromMonth < from ? step : { ...step, aprPpm: Math.min(step.aprPpm, rate) },
  )
}

/** Whether a cut of a debt's rate still holds. */
function isCutOpen({ debtId, insteadOf }: RateCut, debts: readonly Pick<Debt, 'id' | 'aprPpm'>[]): boolean {
  return debts.some(({ id, aprPpm }) => id === debtId && aprPpm === insteadOf)
}

function withCuts({ debts, planned, firstMonth }: PlannedDebts, cuts: readonly RateCut[]): PayoffDebt[] {
  const open = cuts.filter((cut) => isCutOpen(cut, debts))
  if (open.length === 0) return planned
  return planned.map((debt) => {
    const own = open.filter(({ debtId }) => debtId === debt.id)
    const cutAll = (rates: readonly RateStep[]) =>
      own.reduce((steps, cut) => cutRates(steps, cut, indexOfMonth(cut.from) - firstMonth + 1), [...rates])
    return own.length === 0 ? debt : withRates(debt, cutAll)
  })
}

/** The new debt, which owes nothing until the move. */
function newDebt({ kind, rate, months, laterRate }: Consolidation, afterMonth: number): PayoffDebt {
  const first = { fromMonth: 0, aprPpm: rate }
  const later = { fromMonth: afterMonth + months + 1, aprPpm: laterRate ?? rate }
  return {
    id: NEW_DEBT_ID,
    balanceCents: 0,
    rates: kind === 'loan' ? [first] : [first, later],
    minimum: kind === 'loan' ? { kind: 'fixed', cents: 0 } : DEFAULT_CARD_MINIMUM,
  }
}

function moveOf({ kind, debtIds, months, fee }: Consolidation, afterMonth: number): BalanceMove {
  const move = { afterMonth, ids: debtIds, into: NEW_DEBT_ID, feePpm: fee }
  return kind === 'loan' ? { ...move, termMonths: months } : move
}

/** The new debt takes the place of the first that it replaces. */
function withNewDebt(order: PayoffOrder, ids: readonly string[]): PayoffOrder {
  if (!Array.isArray(order)) return order
  const at = order.findIndex((id) => ids.includes(id))
  return at < 0 ? order : order.toSpliced(at, 0, NEW_DEBT_ID)
}

function moneyOf(
  { increases, lumpSums, pauses }: Adjustments,
  { extra, planMonth }: { extra: number; planMonth: (month: string) => number },
): Pick<PayoffInput, 'extraCents' | 'changes' | 'lumpSums' | 'pauses'> {
  const changes = increases.map(({ from, amount }) => ({ fromMonth: planMonth(from), addCents: amount }))
  const later = changes.filter(({ fromMonth }) => fromMonth > 1)
  const lumps = lumpSums
    .map(({ month, amount }) => ({ month: planMonth(month), cents: amount }))
    .filter(({ month }) => month >= 1)
  const paused = pauses.map(planMonth).filter((month) => month >= 1)
  const come = changes.filter(({ fromMonth }) => fromMonth <= 1)
  return {
    extraCents: come.reduce((sum, { addCents }) => sum + addCents, extra),
    ...(later.length > 0 && { changes: later }),
    ...(lumps.length > 0 && { lumpSums: lumps }),
    ...(paused.length > 0 && { pauses: paused }),
  }
}

/** What the payoff of a plan is worked out from. RangeError on a month that is none. */
export function payoffInputOf(plan: PlanChoice, given: PlannedDebts): PayoffInput {
  const { adjustments, extra } = plan
  const planMonth = (month: string) => indexOfMonth(month) - given.firstMonth + 1
  const debts = withCuts(given, adjustments.rateCuts)
  const order = payoffOrderOf(plan)
  const money = moneyOf(adjustments, { extra, planMonth })
  const { consolidation } = adjustments
  const afterMonth = consolidation ? planMonth(consolidation.month) : 0
  const isKnown = debts.some(({ id }) => consolidation?.debtIds.includes(id))
  if (!consolidation || afterMonth < 1 || !isKnown) return { debts, order, ...money }
  return {
    debts: [...debts, newDebt(consolidation, afterMonth)],
    order: withNewDebt(order, consolidation.debtIds),
    ...money,
    move: moveOf(consolidation, afterMonth),
  }
}
