/**
 * Reminders of the day that counts in a person's own case: some days before it and on it; of the day to answer a
 * lawsuit 10, 5, 2 and 1 days before, since on the day itself it is late. They are a part of the letters, so of every
 * plan (reading 18); who turns payment reminders off gets none.
 */
import { ANSWER_REMINDER_DAYS, answerReminder } from '#engine/letters/answer-day.ts'
import { caseDeadline } from '#engine/letters/case-deadlines.ts'
import type { CaseDay } from '#engine/letters/case-deadlines.ts'
import { addDays } from '#engine/money/calendar.ts'
import { listOpenCases } from '#server/features/letters/letters.queries.ts'
import type { CaseRow } from '#server/features/letters/letters.table.ts'
import { answerRuleOf } from '#server/rights/answer-days.ts'
import type { Outlook, Watch } from './due/find-due.ts'
import { mailDay } from './local-time.ts'
import { caseMail } from './notice-mails.ts'
import { findReader } from './notices.queries.ts'
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

/** The days on which a reminder of this day begins to stand. */
const reminderDaysOf = ({ dueOn, dueIs }: CaseDay) =>
  (dueIs === 'file_by' ? ANSWER_REMINDER_DAYS : [CASE_DAYS, 0]).map((days) => addDays(dueOn, -days))

function outlookOf(rows: CaseRow[], today: string): Outlook {
  return {
    about: casesToMention(rows, today).map(({ about }) => about),
    days: rows.flatMap((row) => {
      const { day } = caseDeadline(row, answerRuleOf(row.state))
      return day === null ? [] : reminderDaysOf(day)
    }),
  }
}

/** Who has a day coming in a case that they were not reminded of. */
export const watchCases: Watch = {
  kind,
  wants: ({ settings }) => settings.paymentReminders,
  outlooks: async (db, people) => {
    const ids = people.map(({ id }) => id)
    const cases = Map.groupBy(await listOpenCases(db, ids), ({ userId }) => userId)
    return new Map(people.map(({ id, today }) => [id, outlookOf(cases.get(id) ?? [], today)]))
  },
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
