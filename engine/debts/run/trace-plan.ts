/** What a plan pays, charges and leaves in each month, noted while it is played. */
import { bucketRows } from '#engine/debts/balances/buckets.ts'
import type {
  PayoffInput,
  PayoffPlan,
  PlannedPayment,
  ScheduledDebt,
  SettledInput,
} from '#engine/debts/debt.ts'
import type { StepsIn } from '#engine/debts/payoff/orders.ts'
import { type PlanOutline, type Recorder, runPlan } from './run-plan.ts'

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

/** A plan, the curves of its totals, and for each row of its schedule the debts that were paid above their minimum. */
export type TracedPlan = { plan: PayoffPlan; outline: PlanOutline; extraTo: string[][] }

/** The plan of a checked input. */
export function tracePlan(input: SettledInput): TracedPlan {
  const traced: Traced = { schedule: [], extraTo: [] }
  const outline = runPlan(input, scheduleRecorder(input.debts, traced))
  return { plan: planOf(outline, traced), outline, extraTo: traced.extraTo }
}

function planOf(outline: PlanOutline, { schedule }: Traced): PayoffPlan {
  const { totalCents: _, interestByMonthCents: __, ...plan } = outline
  return { ...plan, schedule }
}

/** A plan, and its payments above the minimums in whole cents: as an order they give the same plan again. */
export type PlanPayments = { plan: PayoffPlan; payments: PlannedPayment[] }

/** The plan of a checked input with its payments; `stepsIn` stands in for the order where it is given. */
export function tracePayments(input: SettledInput, stepsIn?: StepsIn): PlanPayments {
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
  return { plan: planOf(outline, traced), payments }
}
