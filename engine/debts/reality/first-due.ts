/**
 * The first due day of a debt, for months that are over: before it nothing was due, so nothing can have been missed.
 *
 * The date a person enters is the next due day on the day they enter it, and it stays (terms/due-date.ts): it is the
 * first. A bank's or a statement's date moves on with each month: whether the due day of the cycle in which the debt
 * was entered had been paid before is not known any more, so the next one is taken for the first. A payment noted
 * before the first due day's cycle shows that the days before it counted too.
 * Example: entered on Oct 20, next due on Nov 28: nothing is due on Oct 28. With $90 paid on Oct 27, the 28th counts.
 */
import type { Debt } from '#engine/debts/debt.ts'
import { cycleOf, dueDayIn, nextDueDate } from '#engine/debts/terms/due-date.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { HistoryLine } from './difference.ts'

/** Whether the date of the debt is another one each month. */
const movesOn = ({ paymentDueDate, bank }: Debt) =>
  !paymentDueDate || bank?.figures.includes('paymentDueDate') === true

/**
 * The first due day ('YYYY-MM-DD'); null where every due day counts, or where no day is known. `lines` are in the order
 * of recording; without an opening line among them the debt is older than they are. RangeError on a date that is none.
 */
export function firstDueOf(debt: Debt, lines: readonly HistoryLine[]): string | null {
  const told = debt.paymentDueDate ?? debt.statement?.dueOn ?? null
  const entered = lines.find(({ kind }) => kind === 'opening')?.occurredOn
  if (told === null || entered === undefined) return null
  const coming = monthIndex(nextDueDate(dueDayIn(monthIndex(entered), told), entered))
  const first = movesOn(debt) && monthIndex(told) > coming ? dueDayIn(coming + 1, told) : told
  const { from } = cycleOf(first, first)
  const isPaidBefore = lines.some(
    ({ kind, occurredOn }) => kind === 'payment' && occurredOn > entered && occurredOn < from,
  )
  return isPaidBefore ? null : first
}
