/** A mail when a debt is paid off or a quarter of the way is behind; once for each. */
import { milestonesReached, progressFigures } from '#engine/debts/progress.ts'
import type { Milestone } from '#engine/debts/progress.ts'
import { addDays } from '#engine/money/calendar.ts'
import { listPaymentsSince } from '#server/features/debts/debts.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Outlook, Watch } from './due/find-due.ts'
import { localTime, mailDay } from './local-time.ts'
import { milestoneMail } from './notice-mails.ts'
import { findReader } from './notices.queries.ts'
import type { Reader } from './notices.queries.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

/** Older milestones are not news: turning the mails on brings none about last year. */
const FRESH_DAYS = 14
const kind = 'milestone'

type Reached = { milestone: Milestone; about: string }

const aboutOf = (milestone: Milestone) =>
  milestone.kind === 'part' ? `part/${milestone.percent}` : `${milestone.debtId}/paid`

/** The person's today if they may get such a mail at this moment, else null. */
const milestoneDay = ({ settings }: Reader, now: Date) =>
  settings.debtMilestones ? mailDay(now, settings.timezone) : null

/** Milestones reached by payments of the last days: parts of the whole, and debts that had a payment. */
async function freshMilestones(db: Executor, userId: string, today: string): Promise<Reached[]> {
  const payments = await listPaymentsSince(db, userId, addDays(today, -FRESH_DAYS))
  if (payments.length === 0) return []
  const paidOn = new Set(payments.map(({ debtId }) => debtId))
  const debts = await readDebtsWithPayments(db, userId, { today })
  const reached = milestonesReached(
    debts.map(({ debt }) => ({ id: debt.id, name: debt.name, ...progressFigures(debt) })),
  )
  return reached
    .filter((one) => one.kind === 'part' || paidOn.has(one.debtId))
    .map((milestone) => ({ milestone, about: aboutOf(milestone) }))
}

/** Who has passed a milestone that they got no mail about. Without a change nobody passes one. */
export const watchMilestones: Watch = {
  kind,
  wants: ({ settings }) => settings.debtMilestones,
  outlooks: async (db, people) => {
    const outlooks = new Map<string, Outlook>()
    for (const { id, today } of people) {
      const reached = await freshMilestones(db, id, today)
      outlooks.set(id, { about: reached.map(({ about }) => about), days: [] })
    }
    return outlooks
  },
}

/** The first day whose payments are still news to somebody. */
export const firstFreshDay = (now: Date) => addDays(localTime(now, 'UTC').day, -FRESH_DAYS - 1)

/** One mail for all milestones that had none yet. */
export async function mailMilestones(parts: NoticeParts, userId: string, origin: string): Promise<void> {
  const reader = await findReader(parts.db, userId)
  const today = reader ? milestoneDay(reader, parts.clock.now()) : null
  if (reader === undefined || today === null) return
  const reached = await freshMilestones(parts.db, userId, today)
  const about = reached.map((one) => one.about)
  await sendOnce(parts, { userId, kind, about }, (claimed) =>
    milestoneMail(
      reached.filter((one) => claimed.has(one.about)).map((one) => one.milestone),
      recipientOf(parts, reader, { origin, setting: 'debtMilestones' }),
    ),
  )
}
