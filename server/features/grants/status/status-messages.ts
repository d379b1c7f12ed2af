/** Messages to the applicant about the status of an application. Short, and with the day. */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { GrantRow } from '../grants.table.ts'
import { owesAnswer } from '#engine/grants/application-state.ts'
import { dayInWords, officeDay } from '#server/calendar-day.ts'

/** The foundation owes an answer, and its day has passed. */
export const isLate = ({ status, hearBy }: Pick<GrantRow, 'status' | 'hearBy'>, now: Date) =>
  owesAnswer(status) && hearBy !== null && hearBy < officeDay(now)

/** Cents only where there are some, as on the rest of the page. */
const dollars = (cents: number | null) =>
  formatMoney(cents ?? 0, { decimals: (cents ?? 0) % 100 === 0 ? 0 : 2 })

export type Standing = Pick<GrantRow, 'status' | 'hearBy' | 'approvedAmount' | 'paidOn'> & {
  hasAppealed: boolean
}

/** The day that was named, or that it has passed: nobody reads a promise that is broken already. */
function hearing(row: Standing, now: Date): string {
  if (row.hearBy === null) return 'You hear from us soon.'
  const by = `by ${dayInWords(row.hearBy)}`
  if (!isLate(row, now)) return `You hear from us ${by}.`
  return `We wanted to answer ${by}. We are late, and we are sorry. It is still in line.`
}

/** The next step, as of a moment. */
export function nextWords(row: Standing, now: Date): string {
  switch (row.status) {
    case 'draft':
      return 'Fill it in and send it. What you type is kept.'
    case 'submitted':
      return `We read your application. ${hearing(row, now)}`
    case 'needs_information':
      return 'We need to know more. Answer below, and it goes back in line.'
    case 'approved_once':
      return `One of us said yes. A second person looks at it. ${hearing(row, now)}`
    case 'approved':
      return `Your grant of ${dollars(row.approvedAmount)} is approved. We pay it next, and write to you when it is paid.`
    case 'refused':
      return row.hasAppealed
        ? 'This was decided twice, by two different people. You can start a new application at any time.'
        : 'You can appeal once. Somebody who did not decide before then looks at it.'
    case 'appealed':
      return `Somebody who did not decide before looks at it. ${hearing(row, now)}`
    case 'paid':
      return `We paid ${dollars(row.approvedAmount)} on ${dayInWords(row.paidOn!)}. You never pay it back.`
    case 'withdrawn':
      return 'You took this application back. You can start a new one at any time.'
  }
}

/** What happened, in a sentence. */
export const eventWords: Record<GrantEvent['kind'], string> = {
  started: 'You started the application.',
  submitted: 'You sent the application.',
  information_asked: 'We asked you for more.',
  information_given: 'You answered, and it went back in line.',
  approved_first: 'The first of two people approved it.',
  approved: 'The grant was approved.',
  refused: 'The application was refused.',
  appealed: 'You appealed.',
  appeal_granted: 'Somebody who had not decided before said yes to your appeal.',
  appeal_refused: 'Your appeal was refused.',
  paid: 'The grant was paid.',
  withdrawn: 'You took the application back, and its files were deleted.',
  documents_deleted: 'The files of this application were deleted, three years after the decision.',
}

const applicantsEvents = new Set<GrantEvent['kind']>([
  'started',
  'submitted',
  'information_given',
  'appealed',
  'withdrawn',
])

export const byWhom = (kind: GrantEvent['kind']): GrantEvent['by'] =>
  applicantsEvents.has(kind) ? 'you' : 'foundation'
