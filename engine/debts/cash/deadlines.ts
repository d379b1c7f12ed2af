/**
 * The last day to pay what is due on a day: two business days before it, so that the payment has arrived and is noted.
 * Example: due on Monday 2026-11-30, pay by Wednesday the 25th: Thursday is Thanksgiving.
 */
import { businessDaysBefore } from '#engine/money/business-days.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'

const BUSINESS_DAYS_TO_ARRIVE = 2

/** A due with the last day on which it can be paid, as the number of days after `from`. */
export type Deadline = { id: string; cents: number; dueOn: IsoDate; latest: number }

/** The days looked at: what each leaves above the floor before any due is paid. */
export type Room = { from: IsoDate; cents: number[] }

/** The last day on which to pay what is due on a day. RangeError on a text that is no date. */
export const lastDayToPay = (dueOn: IsoDate): IsoDate => businessDaysBefore(dueOn, BUSINESS_DAYS_TO_ARRIVE)

/** The same as the number of days after `from`; never below 0, for what is late is paid at once. */
export function latestDay(dueOn: IsoDate, from: IsoDate): number {
  return Math.max(0, dayNumber(lastDayToPay(dueOn)) - dayNumber(from))
}

/** What is paid in all by the end of each day when every due is paid as late as it can be. */
export function paidLatest(deadlines: readonly Pick<Deadline, 'cents' | 'latest'>[], days: number): number[] {
  const paid = Array.from({ length: days }, () => 0)
  for (const { cents, latest } of deadlines) if (latest < days) paid[latest]! += cents
  for (let day = 1; day < days; day += 1) paid[day]! += paid[day - 1]!
  return paid
}
