/**
 * When an answer to a letter is due, and by which rule.
 *
 * A bureau: 30 days from the day it receives the dispute, 15 U.S.C. 1681i(a)(1)(A); 15 days more when the person sends
 * more within those 30 days, (a)(1)(B); 45 days when the dispute follows the free yearly report, 15 U.S.C. 1681j(a)(3).
 * A collector has no day to answer by: it must stop until it has (15 U.S.C. 1692g(b)). What runs there is the person's
 * own 30 days from the collector's first notice.
 * Example: received 2026-11-20: due 2026-12-20; with more sent on 2026-12-01: 2027-01-04.
 */
import { addDays, dayNumber } from '#engine/money/calendar.ts'

export const INVESTIGATION_DAYS = 30
export const ADDED_DAYS = 15
export const FREE_REPORT_DAYS = 45
export const VALIDATION_DAYS = 30

export type CaseRule = 'bureau_30' | 'bureau_45_added' | 'bureau_45_free_report'

export type BureauClock = {
  /** YYYY-MM-DD, from the receipt of certified mail; the day of sending where it is not known */
  receivedOn: string
  afterFreeReport: boolean
  /** when more was sent; it counts only within the 30 days */
  addedInformationOn: string | null
}

/** The day by which the bureau must have looked into it. RangeError on a text that is not a date. */
export function bureauAnswerDue(clock: BureauClock): { dueOn: string; rule: CaseRule } {
  const { receivedOn, addedInformationOn } = clock
  if (clock.afterFreeReport)
    return { dueOn: addDays(receivedOn, FREE_REPORT_DAYS), rule: 'bureau_45_free_report' }
  const plain = addDays(receivedOn, INVESTIGATION_DAYS)
  const isAdded =
    addedInformationOn !== null &&
    dayNumber(addedInformationOn) >= dayNumber(receivedOn) &&
    dayNumber(addedInformationOn) <= dayNumber(plain)
  return isAdded
    ? { dueOn: addDays(plain, ADDED_DAYS), rule: 'bureau_45_added' }
    : { dueOn: plain, rule: 'bureau_30' }
}

/** The last day to ask a collector for proof so that it must stop: 30 days after its first notice came. */
export function validationWindowEnd(firstNoticeOn: string): string {
  return addDays(firstNoticeOn, VALIDATION_DAYS)
}
