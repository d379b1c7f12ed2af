/**
 * What changes while a plan runs: a debt is paid off, an offer ends while something is still owed on it, or what is paid
 * in a month changes. All of it is read from the plan's schedule and the debts it was made of.
 *
 * Example: $600 a month, and $100 more from month 13 on: the change is in month 13, $700 from then on. The last month is
 * no change, it pays what is left; nor are the first months until every debt has its first payment (start/plan-start.ts).
 */
import { partsOf, type Part } from '#engine/debts/balances/terms.ts'
import type { PayoffDebt, PayoffPlan } from '#engine/debts/debt.ts'

/** `month` is a month of the plan; amounts are whole cents, rates parts per million. */
export type PlanChange =
  | { kind: 'paidOff'; month: number; id: string }
  /** debts that become one; what that costs is in the balance of the new one */
  | { kind: 'moved'; month: number; ids: string[]; feeCents: number }
  /** the last month the offer covers, and the rate after it; `bucketId`: on one of several balances */
  | { kind: 'offerEnds'; month: number; id: string; bucketId?: string; aprPpm: number }
  /** interest that was deferred is charged at the end of the month */
  | { kind: 'deferralEnds'; month: number; id: string; bucketId?: string }
  /** what is paid in all from this month on */
  | { kind: 'paysFrom'; month: number; cents: number }
  /** what is paid more in this month alone; below 0 it is less */
  | { kind: 'paysOnce'; month: number; cents: number }

/** Every change of a plan, by month. `debts` are those the plan was made of. */
export function planChanges(plan: PayoffPlan, debts: readonly PayoffDebt[]): PlanChange[] {
  const moves = movesOf(plan)
  const moved = new Set(moves.flatMap(({ ids }) => ids))
  const paidOff = debts.flatMap(({ id }): PlanChange[] => {
    const month = plan.payoffMonth[id] ?? 0
    return month > 0 && !moved.has(id) ? [{ kind: 'paidOff', month, id }] : []
  })
  const ends = debts.flatMap((debt, place) =>
    partsOf(debt).flatMap((part) => offerEnds(plan, part, { debt, place })),
  )
  return [...ends, ...moves, ...paymentChanges(plan, debts), ...paidOff].toSorted((a, b) => a.month - b.month)
}

function movesOf({ schedule, feesCents = 0 }: PayoffPlan) {
  return schedule.flatMap(({ month, debts }) => {
    const ids = debts.filter(({ movedCents = 0 }) => movedCents < 0).map(({ id }) => id)
    return ids.length > 0 ? [{ kind: 'moved' as const, month, ids, feeCents: feesCents }] : []
  })
}

/** The end of each offer of a balance, where something is owed after it. */
function offerEnds(
  { schedule }: PayoffPlan,
  { rates, deferred, bucketId }: Part,
  { debt, place }: { debt: PayoffDebt; place: number },
): PlanChange[] {
  const of = { id: debt.id, ...(bucketId !== undefined && { bucketId }) }
  const isOwedAfter = (month: number) => {
    const row = schedule[month - 1]?.debts[place]
    const part = bucketId === undefined ? row : row?.buckets?.find(({ id }) => id === bucketId)
    return (part?.balanceCents ?? 0) > 0
  }
  const steps = rates.slice(1).flatMap(({ fromMonth, aprPpm }): PlanChange[] => {
    const month = fromMonth - 1
    // A deferral ends with a step of its rate; it is told once, as what it is.
    if (month < 1 || month === deferred?.untilMonth || !isOwedAfter(month)) return []
    return [{ kind: 'offerEnds', month, ...of, aprPpm }]
  })
  const until = deferred?.untilMonth ?? 0
  return until >= 1 && isOwedAfter(until) ? [...steps, { kind: 'deferralEnds', month: until, ...of }] : steps
}

/** The months in which another sum is paid than in the month before. */
function paymentChanges({ schedule }: PayoffPlan, debts: readonly PayoffDebt[]): PlanChange[] {
  const begun = Math.max(1, ...debts.map(({ paymentsFrom = 1 }) => paymentsFrom))
  const sums = schedule.map((row) => row.debts.reduce((sum, { paymentCents }) => sum + paymentCents, 0))
  const sumIn = (month: number) => sums[month - 1] ?? 0
  const changes: PlanChange[] = []
  for (let month = begun + 1; month < schedule.length; month += 1) {
    const [before, now, after] = [sumIn(month - 1), sumIn(month), sumIn(month + 1)]
    if (now === before) continue
    if (after === before) {
      changes.push({ kind: 'paysOnce', month, cents: now - before })
      month += 1
    } else changes.push({ kind: 'paysFrom', month, cents: now })
  }
  return changes
}
