/** The weekly report: on Mondays, where the person is. */
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { findCashPlan } from '#server/features/debts/cash/cash.queries.ts'
import { findPlan } from '#server/features/debts/plan/debt-plan.queries.ts'
import { listPaymentsSince } from '#server/features/debts/debts.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Watch } from './due/find-due.ts'
import { isMailHour, localTime } from './local-time.ts'
import { reportMail } from './notice-mails.ts'
import type { WeekFigures } from './notice-mails.ts'
import { findReader } from './notices.queries.ts'
import type { Reader } from './notices.queries.ts'
import { dueSoon } from './payment-reminders.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

const kind = 'weekly_report'
const WEEK_DAYS = 7

/** The person's Monday, if it is one and an hour for mail; else null. */
function reportDay({ settings }: Reader, now: Date): string | null {
  const time = localTime(now, settings.timezone)
  return settings.weeklyReports && time.isMonday && isMailHour(time) ? time.day : null
}

/** Any Monday: days are counted from it. */
const A_MONDAY = dayNumber('2000-01-03')

const mondayAfter = (day: string) => addDays(day, WEEK_DAYS - ((dayNumber(day) - A_MONDAY) % WEEK_DAYS))

/** Whose report is due and was not sent. */
export const watchReports: Watch = {
  kind,
  wants: ({ settings }) => settings.weeklyReports,
  outlooks: async (_db, people) =>
    new Map(
      people.map(({ id, today }) => {
        const next = mondayAfter(today)
        return [id, { about: addDays(next, -WEEK_DAYS) === today ? [today] : [], days: [next] }]
      }),
    ),
}

type Owed = { debts: Debt[]; payments: Payment[]; today: string }

/** The month (an index) in which the plan ends, as My Debts has it; null where it has no end. */
async function freeMonthOf(db: Executor, userId: string, { debts, payments, today }: Owed) {
  const plan = await findPlan(db, userId)
  return outcomeOf(startPlan({ debts: debts.map(toDebt), payments, plan, day: today })).freeMonth
}

async function weekFigures(db: Executor, userId: string, today: string): Promise<WeekFigures | null> {
  const found = await readDebtsWithPayments(db, userId, { today })
  const debts = found.map(({ debt }) => debt)
  if (debts.length === 0) return null
  const owed = debts.filter((debt) => debt.balance > 0)
  const payments = await listPaymentsSince(db, userId, addDays(today, -WEEK_DAYS))
  return {
    today,
    balanceCents: owed.reduce((sum, debt) => sum + debt.balance, 0),
    paidCents: payments.filter((one) => one.occurredOn < today).reduce((sum, one) => sum + one.amount, 0),
    freeMonth: await freeMonthOf(db, userId, {
      debts,
      payments: found.flatMap((one) => one.payments),
      today,
    }),
    due: dueSoon(found, { today, days: WEEK_DAYS - 1, cash: await findCashPlan(db, userId) }),
  }
}

/** Mails this Monday's report, once; none to somebody without debts. */
export async function sendWeeklyReport(parts: NoticeParts, userId: string, origin: string): Promise<void> {
  const reader = await findReader(parts.db, userId)
  const today = reader ? reportDay(reader, parts.clock.now()) : null
  if (reader === undefined || today === null) return
  const figures = await weekFigures(parts.db, userId, today)
  if (figures === null) return
  const recipient = recipientOf(parts, reader, { origin, setting: 'weeklyReports' })
  await sendOnce(parts, { userId, kind, about: [today] }, () => reportMail(figures, recipient))
}
