/** Where an application stands, as its applicant reads it. */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { GrantRow } from '../grants.table.ts'
import { owesAnswer } from '#engine/grants/application-state.ts'
import { dayInWords, officeDay } from '#server/calendar-day.ts'
import { statusTexts } from './messages.ts'

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
  const { soon, by, late } = statusTexts().hearing
  if (row.hearBy === null) return soon
  return isLate(row, now) ? late(dayInWords(row.hearBy)) : by(dayInWords(row.hearBy))
}

/** The next step, as of a moment. */
export function nextWords(row: Standing, now: Date): string {
  const texts = statusTexts().next
  switch (row.status) {
    case 'draft':
      return texts.draft
    case 'submitted':
      return texts.submitted(hearing(row, now))
    case 'needs_information':
      return texts.needsInformation
    case 'approved_once':
      return texts.approvedOnce(hearing(row, now))
    case 'approved':
      return texts.approved(dollars(row.approvedAmount))
    case 'refused':
      return row.hasAppealed ? texts.refusedTwice : texts.refused
    case 'appealed':
      return texts.appealed(hearing(row, now))
    case 'paid':
      return texts.paid(dollars(row.approvedAmount), dayInWords(row.paidOn!))
    case 'withdrawn':
      return texts.withdrawn
  }
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
