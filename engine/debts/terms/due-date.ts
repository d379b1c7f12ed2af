/**
 * When a debt's monthly payment is due. The date a person enters is one due day; it comes again every month.
 * Example: due on 2026-01-31 it is due on 2026-02-28, then on 2026-03-31: the 31st falls on the last day of a short month.
 *
 * A cycle runs from the day after the last due day to the next, and a payment counts to the cycle in which it was
 * made. Example: due on the 28th, asked on 2026-11-20, the cycle is 2026-10-29 to 2026-11-28; on 2026-11-29 it is
 * 2026-11-29 to 2026-12-28. Without a due day the last day of the month stands for one: the cycle is the month.
 */
import { addDays, dateOf, daysInMonth, monthIndex, monthOfIndex, parseDate } from '#engine/money/calendar.ts'

const NO_DUE_DAY = 31

/** The coming due day, today or later; dates are 'YYYY-MM-DD'. Throws RangeError on a `today` that is not a date. */
export function nextDueDate(dueDate: string, today: string): string {
  if (dueDate >= today) return dueDate
  const thisMonth = dueDayIn(monthIndex(today), dueDate)
  return thisMonth >= today ? thisMonth : dueDayIn(monthIndex(today) + 1, dueDate)
}

/** The due day in a month (an index); without a due date its last day. */
export function dueDayIn(index: number, dueDate: string | null): string {
  const { year, month } = monthOfIndex(index)
  const dayOfMonth = dueDate === null ? NO_DUE_DAY : (parseDate(dueDate)?.day ?? NO_DUE_DAY)
  return dateOf(year, month, Math.min(dayOfMonth, daysInMonth(year, month)))
}

/** The latest due day before `day`, whether or not anything was due then. */
function dueDayBefore(dueDate: string | null, day: string): string {
  const thisMonth = dueDayIn(monthIndex(day), dueDate)
  return thisMonth < day ? thisMonth : dueDayIn(monthIndex(day) - 1, dueDate)
}

/** Both days belong to it. */
export type Cycle = { from: string; dueOn: string }

/** The cycle that `day` is in. A first due date further ahead than a month has one long cycle before it. */
export function cycleOf(dueDate: string | null, day: string): Cycle {
  const from = addDays(dueDayBefore(dueDate, day), 1)
  const dueOn = dueDate === null ? dueDayIn(monthIndex(day), null) : nextDueDate(dueDate, day)
  return { from, dueOn }
}

/** The cycle that ended before the one that `day` is in; null where nothing was due then as far as is known. */
export function cycleBefore(dueDate: string, day: string): Cycle | null {
  const dueOn = dueDayBefore(dueDate, day)
  return dueOn < dueDate ? null : { from: addDays(dueDayBefore(dueDate, dueOn), 1), dueOn }
}

/** Due days that may be skipped because a payment was made ahead; further ahead, payments are on hold and interest runs. */
const PAID_AHEAD_MONTHS = 1

/**
 * The months, as indexes, of a debt's next payment and of the first interest before it. They are one month, but where
 * the first due date lies more than two due days ahead: payments are on hold then, and interest is charged meanwhile.
 * Example: asked on 2026-11-20, due on 2026-12-25 is December for both; due on 2027-02-10 is February, interest December.
 */
export function firstMonths(dueDate: string | null, day: string): { payment: number; interest: number } {
  const payment = monthIndex(cycleOf(dueDate, day).dueOn)
  const thisMonth = monthIndex(day)
  const comingDue = dueDayIn(thisMonth, dueDate) >= day ? thisMonth : thisMonth + 1
  return { payment, interest: payment - comingDue > PAID_AHEAD_MONTHS ? comingDue : payment }
}
