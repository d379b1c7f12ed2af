/**
 * A plan played from its first month to its last by the month loop: until every debt is paid, the horizon is reached, or
 * it is proved never to end. All plans are played here, those that a search tries with them.
 */
import { DEFAULT_HORIZON_MONTHS } from '#engine/debts/payoff/check-input.ts'
import type { BalanceMove, PayoffInput, PayoffPlan, PayoffStatus, SettledInput } from '#engine/debts/debt.ts'
import { MAX_BALANCE_CENTS } from '#engine/money/interest.ts'
import {
  closeMonth,
  NOTHING_MOVED,
  openMonth,
  payMonth,
  type Run,
  startRun,
} from '#engine/debts/payoff/month-loop.ts'
import { monthlyBudget, type MonthlyBudget } from '#engine/debts/payoff/monthly-budget.ts'
import { moveBalances } from '#engine/debts/payoff/move-balances.ts'
import { neverPaysOff, neverPaysOffAlone, standsStill } from '#engine/debts/payoff/never-pays-off.ts'
import { type StepsIn, steppedMode } from '#engine/debts/payoff/orders.ts'

/** A plan without its schedule, and the sum of all balances after each month (place 0 is today). */
export type PlanOutline = Omit<PayoffPlan, 'schedule'> & {
  totalCents: number[]
  interestByMonthCents: number[]
}

export type Recorder = (run: Run, month: number) => void

function sumOf(run: Run, column: readonly number[]): number {
  let sum = 0
  for (const i of run.open) sum += column[i]!
  return sum
}

/** Whether the plan is proved never to end; asked where a month did not lower the total, and at the horizon. */
function isNever(
  run: Run,
  money: MonthlyBudget,
  { month, baseCents, hasClosed }: { month: number; baseCents: number; hasClosed: boolean },
): boolean {
  if (run.mode.kind === 'minimumsOnly') {
    return run.open.some((i) => {
      const stands = standsStill({ ...run, open: [i] }, month)
      return stands || neverPaysOffAlone(run, i, month)
    })
  }
  if (neverPaysOff(run, month, money.after(month, baseCents))) return true
  // A debt paid this month frees its minimum for the next one: the months do not repeat yet.
  return !hasClosed && money.isConstantAfter(month - 1) && standsStill(run, month)
}

/** The month from which every debt is paid and charged by its rule: before it nothing is proved about later ones. */
export function allBegun(debts: PayoffInput['debts']): number {
  let begun = 1
  for (const { paymentsFrom = 1, interestFrom = 1, firstMinimumCents } of debts) {
    begun = Math.max(begun, interestFrom, firstMinimumCents === undefined ? paymentsFrom : paymentsFrom + 1)
  }
  return begun
}

/** Takes the debts that are paid out of the plan; true when there was one. */
function closeDebts(run: Run, month: number, payoffMonth: Record<string, number>): boolean {
  const before = run.open.length
  for (const i of run.open) {
    if (run.balance[i] === 0) payoffMonth[run.debts[i]!.id] = month
  }
  run.open = run.open.filter((i) => run.balance[i]! > 0)
  return run.open.length < before
}

/** The move of the plan; what it makes is owed from now on. */
function moveAll(run: Run, move: BalanceMove, payoffMonth: Record<string, number>): number {
  const feeCents = moveBalances(run, move)
  if (run.moved.size > 0) delete payoffMonth[move.into]
  return feeCents
}

/** A plan that is told what to pay month by month, in place of the input's order; it is cut off where it costs more than `mostCents`. */
export type Steered = { stepsIn: StepsIn; record?: Recorder; mostCents?: number }

/** Runs a checked plan to its end, to its horizon, or to where it is proved not to end. */
export function runPlan(input: SettledInput, record: Recorder | null, steered?: Steered): PlanOutline {
  const horizon = input.horizonMonths ?? DEFAULT_HORIZON_MONTHS
  const run = startRun(input, steered && steppedMode(steered.stepsIn))
  const mostCents = steered?.mostCents ?? Number.POSITIVE_INFINITY
  const begun = allBegun(input.debts)
  const money = monthlyBudget(input)
  let baseCents = input.budgetCents ?? 0
  const isOrdered = run.mode.kind === 'ordered'
  const move = isOrdered ? input.move : undefined
  const provenFrom = move ? Math.max(begun, move.afterMonth + 1) : begun
  let feesCents: number | undefined
  const payoffMonth: Record<string, number> = {}
  let total = sumOf(run, run.balance)
  const totalCents = [total]
  const interestByMonthCents = [0]
  let interestCents = 0
  let paidCents = 0
  const end = (status: PayoffStatus, months: number): PlanOutline => ({
    status,
    months,
    interestCents,
    paidCents,
    payoffMonth,
    ...(feesCents !== undefined && { feesCents }),
    totalCents,
    interestByMonthCents,
  })
  for (const { id, balanceCents } of input.debts) if (balanceCents === 0) payoffMonth[id] = 0
  for (let month = 1; month <= horizon; month += 1) {
    if (run.open.length === 0) return end('paid', month - 1)
    const minimums = openMonth(run, month)
    // Unless the plan names it, the months until all debts have begun fix the budget: a debt may grow until then.
    if (input.budgetCents === undefined && month <= begun && month <= (move?.afterMonth ?? month))
      baseCents = Math.max(baseCents, run.usualMinimumCents + (input.extraCents ?? 0))
    const aboveCents = isOrdered ? money.inMonth(month, baseCents) - minimums : 0
    if (aboveCents < 0) return end('short', month - 1)
    const lumpSumCents = Math.min(aboveCents, money.lumpSumIn(month))
    payMonth(run, { month, extraCents: money.isPaused(month) ? lumpSumCents : aboveCents, lumpSumCents })
    closeMonth(run, month)
    if (move?.afterMonth === month) feesCents = moveAll(run, move, payoffMonth)
    record?.(run, month)
    run.moved = NOTHING_MOVED
    interestCents += sumOf(run, run.interest)
    paidCents += sumOf(run, run.payment)
    const closing = sumOf(run, run.balance)
    totalCents.push(closing)
    interestByMonthCents.push(interestCents)
    const hasClosed = closeDebts(run, month, payoffMonth)
    const isLast = month === horizon || closing > MAX_BALANCE_CENTS
    if (closing > 0 && (closing >= total || isLast)) {
      if (month >= provenFrom && isNever(run, money, { month, baseCents, hasClosed }))
        return end('never', month)
      if (isLast) return end('beyondHorizon', month)
    }
    if (interestCents > mostCents) return end('beyondHorizon', month)
    total = closing
  }
  return end('paid', horizon)
}

/** The outline of a steered plan; the input has been checked (checkPayoffInput). Its order is passed over. */
export function steerPayoff(input: PayoffInput, steered: Steered): PlanOutline {
  return runPlan({ ...input, order: 'avalanche' }, steered.record ?? null, steered)
}
