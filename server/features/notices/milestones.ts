/** A mail when a debt is paid off or a quarter of the way is behind; once for each. */
import { milestonesReached, progressFigures } from '#engine/debts/progress.ts'
import type { Milestone } from '#engine/debts/progress.ts'
import { addDays } from '#engine/money/calendar.ts'
import { listPaymentsSince } from '#server/features/debts/debts.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { localTime, mailDay } from './local-time.ts'
import { milestoneMail } from './notice-mails.ts'
import { findReader, hasUnsent, readersWhoPaid } from './notices.queries.ts'
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

/** Calls `tell` for everybody who has passed a milestone that they got no mail about. */
export async function eachWithMilestones(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  tell: (userId: string) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const since = addDays(localTime(now, 'UTC').day, -FRESH_DAYS - 1)
  for await (const readers of readersWhoPaid(db, since))
    for (const reader of readers) {
      const { id: userId } = reader
      const today = milestoneDay(reader, now)
      const reached = today === null ? [] : await freshMilestones(db, userId, today)
      if (await hasUnsent(db, { userId, kind, about: reached.map(({ about }) => about) })) await tell(userId)
    }
}

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
