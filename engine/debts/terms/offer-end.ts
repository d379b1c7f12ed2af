/**
 * Until when an offer holds: a promotional rate, or interest that is deferred.
 *
 * An offer covers a month only if that month's due day is on or before its end. A payment made on the due day is then
 * still in time. Without a due day the last day of the month counts: the safe side. Example: a deferral of $702 that
 * ends on June 1, with payments due on the 25th, must be gone with May's payment; June's would come 24 days too late.
 */
import { dueDayIn, nextDueDate } from './due-date.ts'
import { monthIndex } from '#engine/money/calendar.ts'

/** The last month, as an index, that an offer covers. Dates are 'YYYY-MM-DD'; RangeError on one that is not. */
export function lastMonthCovered(endsOn: string, dueDate: string | null): number {
  const month = monthIndex(endsOn)
  return dueDayIn(month, dueDate) <= endsOn ? month : month - 1
}

/**
 * The last day to pay that is in time: the last due day the offer covers. Where that has passed, or comes before the
 * debt's first payment, it is the day the offer ends: a payment until then, out of turn, is in time.
 */
export function lastPaymentDay(endsOn: string, dueDate: string | null, day: string): string {
  const due = dueDayIn(lastMonthCovered(endsOn, dueDate), dueDate)
  const first = dueDate === null ? day : nextDueDate(dueDate, day)
  return due >= first ? due : endsOn
}
