/**
 * A payoff plan: what happens to every debt, month by month, when a constant sum is paid.
 * The order of a month is in month-loop.ts. The total stays the same from the first month to the last:
 * the minimum of a paid debt stays in the plan and goes to the next target, and so does what a last
 * payment leaves over.
 * Example: $15,000 at 18.5 % with $350 a month ends after 71 months and $9,728.99 interest; with
 * $100 more after 48 months and $6,217.05.
 */
import { bucketRows } from '#engine/debts/balances/buckets.ts'
import { MAX_BALANCE_CENTS } from '#engine/money/interest.ts'
import { DEFAULT_HORIZON_MONTHS, checkPayoffInput } from './check-input.ts'
import type {
  BalanceMove,
  PayoffInput,
  PayoffPlan,
  PayoffStatus,
  PlannedPayment,
  ScheduledDebt,
} from '#engine/debts/debt.ts'
import { closeMonth, NOTHING_MOVED, openMonth, payMonth, type Run, startRun } from './month-loop.ts'
import { monthlyBudget, type MonthlyBudget } from './monthly-budget.ts'
import { moveBalances } from './move-balances.ts'
import { type StepsIn, steppedMode } from './orders.ts'
import { neverPaysOff, neverPaysOffAlone, standsStill } from './never-pays-off.ts'

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
function runPlan(input: PayoffInput, record: Recorder | null, steered?: Steered): PlanOutline {
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
  return runPlan(input, steered.record ?? null, steered)
}

/** A row of zeros: of a card, one for each of its balances. */
function paidRow({ id, buckets }: { id: string; buckets?: { id: string }[] }): ScheduledDebt {
  const row = { id, interestCents: 0, paymentCents: 0, balanceCents: 0 }
  return buckets ? { ...row, buckets: buckets.map(paidRow) } : row
}

type Traced = { schedule: PayoffPlan['schedule']; extraTo: string[][] }

/** Rows of all debts in order of entry; a paid debt repeats one row of zeros. */
function scheduleRecorder(debts: PayoffInput['debts'], { schedule, extraTo }: Traced): Recorder {
  const paidRows = debts.map(paidRow)
  return (run, month) => {
    const rows: ScheduledDebt[] = paidRows.slice()
    for (const i of run.open) {
      rows[i] = {
        id: debts[i]!.id,
        interestCents: run.interest[i]!,
        paymentCents: run.payment[i]!,
        balanceCents: run.balance[i]!,
        ...(run.buckets[i] && { buckets: bucketRows(run.buckets[i]) }),
        ...(run.moved.has(i) && { movedCents: run.moved.get(i)! }),
      }
    }
    schedule.push({ month, debts: rows })
    extraTo.push(run.open.flatMap((i) => (run.extra[i]! > 0 ? [debts[i]!.id] : [])))
  }
}

/** The plan without a schedule: for searches and for curves of totals. Same rules and errors as planPayoff. */
export function outlinePayoff(input: PayoffInput): PlanOutline {
  checkPayoffInput(input)
  return runPlan(input, null)
}

/** The minimum payments of the first month, in cents: what a budget starts from. Errors as planPayoff. */
export function startingMinimumsCents(input: PayoffInput): number {
  checkPayoffInput(input)
  const run = startRun(input)
  openMonth(run, 1)
  return run.usualMinimumCents
}

/**
 * planPayoff and the curves of its totals in one pass. `extraTo` has a list for each row of the schedule: the ids of the
 * debts that were paid something above their minimum, in order of entry.
 */
export function tracePayoff(input: PayoffInput): {
  plan: PayoffPlan
  outline: PlanOutline
  extraTo: string[][]
} {
  checkPayoffInput(input)
  const schedule: PayoffPlan['schedule'] = []
  const extraTo: string[][] = []
  const outline = runPlan(input, scheduleRecorder(input.debts, { schedule, extraTo }))
  const { totalCents: _, interestByMonthCents: __, ...plan } = outline
  return { plan: { ...plan, schedule }, outline, extraTo }
}

/**
 * planPayoff with what each month pays above the minimums. The payments as an order give the same plan again.
 * `stepsIn` stands in for the input's order where it is given.
 */
export function tracePayments(
  input: PayoffInput,
  stepsIn?: StepsIn,
): { plan: PayoffPlan; payments: PlannedPayment[] } {
  checkPayoffInput(input)
  const payments: PlannedPayment[] = []
  const traced: Traced = { schedule: [], extraTo: [] }
  const addRows = scheduleRecorder(input.debts, traced)
  const record: Recorder = (run, month) => {
    addRows(run, month)
    for (const i of run.open) {
      if (run.extra[i]! > 0) payments.push({ month, id: run.debts[i]!.id, cents: run.extra[i]! })
    }
  }
  const outline = runPlan(input, record, stepsIn && { stepsIn })
  const { totalCents: _, interestByMonthCents: __, ...plan } = outline
  return { plan: { ...plan, schedule: traced.schedule }, payments }
}

/**
 * The plan of an input, to the cent. Throws RangeError on amounts that are not whole cents, rates that
 * are not whole ppm, or two debts of one id.
 *
 * - `paid`: all debts are paid after `months`. No debts: paid after 0. A debt that starts at zero has payoff month 0.
 * - `beyondHorizon`: not paid within `horizonMonths`; the schedule holds those months.
 * - `never`: proved never to end; `months` are those it took to prove it.
 * - `short`: month `months` + 1 asks for more minimum payments than its money; the schedule stops before it.
 *   It can come late, where a promotional rate ends and minimums rise with it.
 *
 * `budgetCents` wins over `extraCents`. 'minimumsOnly' pays minimums and nothing else: budget, extra, changes, lump
 * sums, pauses and a move are passed over, and it is never `short`.
 */
export function planPayoff(input: PayoffInput): PayoffPlan {
  return tracePayoff(input).plan
}

/** Months and interest that a changed plan saves; below 0 it costs more, and null unless both are paid. */
export function savingOf(
  before: Pick<PayoffPlan, 'status' | 'months' | 'interestCents'>,
  after: Pick<PayoffPlan, 'status' | 'months' | 'interestCents'>,
): { monthsSaved: number | null; interestSavedCents: number | null } {
  const arePaid = before.status === 'paid' && after.status === 'paid'
  return {
    monthsSaved: arePaid ? before.months - after.months : null,
    interestSavedCents: arePaid ? before.interestCents - after.interestCents : null,
  }
}
