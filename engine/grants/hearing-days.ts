/**
 * The days on which an applicant hears back: 3 to 5 business days after sending the application. // spec 9
 * The day of sending does not count.
 * Example: sent on Friday 2026-11-20: the third business day is Wednesday the 25th; Thursday is Thanksgiving, so the
 * fifth is Monday the 30th.
 */
import { addBusinessDays } from '#engine/money/business-days.ts'

const HEAR_FROM_DAYS = 3
const HEAR_BY_DAYS = 5

/** The first and the last day to hear back about an application sent on `sentOn`. */
export function hearingDays(sentOn: string): { hearFrom: string; hearBy: string } {
  return {
    hearFrom: addBusinessDays(sentOn, HEAR_FROM_DAYS),
    hearBy: addBusinessDays(sentOn, HEAR_BY_DAYS),
  }
}
