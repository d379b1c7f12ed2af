/**
 * Reminders of the day that counts in a person's own case: some days before it and on it; of the day to answer a
 * lawsuit 10, 5, 2 and 1 days before, since on the day itself it is late. They are a part of the letters, so of every
 * plan (reading 18); who turns payment reminders off gets none.
 */
import { answerReminder } from '#engine/letters/answer-day.ts'
import { caseDeadline } from '#engine/letters/case-deadlines.ts'
import type { CaseDay } from '#engine/letters/case-deadlines.ts'
import { addDays } from '#engine/money/calendar.ts'
import { listOpenCases } from '#server/features/letters/letters.queries.ts'
import type { CaseRow } from '#server/features/letters/letters.table.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { answerRuleOf } from '#server/rights/answer-days.ts'
import { mailDay } from './local-time.ts'
import { caseMail } from './notice-mails.ts'
import { findReader, hasUnsent, readersWithCases } from './notices.queries.ts'
import type { Reader } from './notices.queries.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

const CASE_DAYS = 5
/** The mail of the day itself still leaves that much later, when it could not before. */
const LATE_DAYS = 2

const kind = 'case_reminder'

type DueCase = CaseDay & { row: CaseRow; about: string }

/** Which reminder of this day stands today; null: none. */
function reminderOf({ dueOn, dueIs }: CaseDay, today: string): string | null {
  if (dueIs === 'file_by') return answerReminder(dueOn, today)?.toString() ?? null
  if (dueOn > addDays(today, CASE_DAYS) || dueOn < addDays(today, -LATE_DAYS)) return null
  return dueOn > today ? 'before' : 'day'
}

/** The cases to be reminded of on this day, soonest first; what was mailed before is still among them. */
function casesToMention(rows: CaseRow[], today: string): DueCase[] {
  return rows
    .flatMap((row) => {
      const { day } = caseDeadline(row, answerRuleOf(row.state))
      if (day === null) return []
      const which = reminderOf(day, today)
      return which === null ? [] : [{ ...day, row, about: `${row.id}/${day.dueOn}/${which}` }]
    })
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}

/** The person's today if they may get a reminder at this moment, else null. */
const mentionDay = ({ settings }: Reader, now: Date) =>
  settings.paymentReminders ? mailDay(now, settings.timezone) : null

/** Calls `remind` for everybody who has a day coming that they were not reminded of. */
export async function eachDueCaseReminder(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  remind: (userId: string) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  for await (const readers of readersWithCases(db)) {
    const ids = readers.map(({ id }) => id)
    const cases = Map.groupBy(await listOpenCases(db, ids), ({ userId }) => userId)
    for (const reader of readers) {
      const { id: userId } = reader
      const today = mentionDay(reader, now)
      const due = today === null ? [] : casesToMention(cases.get(userId) ?? [], today)
      if (await hasUnsent(db, { userId, kind, about: due.map(({ about }) => about) })) await remind(userId)
    }
  }
}

/** One mail for all the days that come and were not mentioned; nothing where none is. */
export async function mailCaseReminder(parts: NoticeParts, userId: string, origin: string): Promise<void> {
  const reader = await findReader(parts.db, userId)
  const today = reader ? mentionDay(reader, parts.clock.now()) : null
  if (reader === undefined || today === null) return
  const due = casesToMention(await listOpenCases(parts.db, [userId]), today)
  const about = due.map((one) => one.about)
  await sendOnce(parts, { userId, kind, about }, (claimed) =>
    caseMail(
      due
        .filter((one) => claimed.has(one.about))
        .map(({ row, dueOn, dueIs }) => ({ recipient: row.recipient, subject: row.subject, dueOn, dueIs })),
      recipientOf(parts, reader, { origin, setting: 'paymentReminders' }),
    ),
  )
}
