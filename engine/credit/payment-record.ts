/**
 * On-time payments by a person's own records: in each full calendar month, did the payments
 * recorded for a debt reach its minimum?
 *
 * A debt counts from the month of its first recorded payment to the month before this one, at most 24 months
 * back; a paid debt to the month of its last payment. Nothing recorded is not known, and never held against
 * anybody. It is not the record a lender reports.
 * Example: a card with a $40 minimum, payments of $40 in August, $15 in September, $25 and $20 in October, today
 * in November: three months due, two of them met.
 */
import { monthIndex } from '#engine/money/calendar.ts'

/** How far back the record looks. */
export const RECORD_MONTHS = 24

export type PaidDebt = {
  id: string
  balanceCents: number
  /** what every month asks for; null where that follows the balance or is not known: then any payment meets it */
  minimumCents: number | null
  /** dates 'YYYY-MM-DD' */
  payments: readonly { cents: number; paidOn: string }[]
}

export type PaymentRecord = {
  dueMonths: number
  metMonths: number
  /** the months that were not met, newest first */
  missed: { id: string; monthIndex: number }[]
}

/** Cents paid by month index. */
function paidByMonth(payments: PaidDebt['payments']): Map<number, number> {
  const paid = new Map<number, number>()
  for (const { cents, paidOn } of payments) {
    const month = monthIndex(paidOn)
    paid.set(month, (paid.get(month) ?? 0) + cents)
  }
  return paid
}

/** The record of all debts; null where no full month is known. RangeError on a text that is not a date. */
export function paymentRecord(debts: readonly PaidDebt[], today: string): PaymentRecord | null {
  const now = monthIndex(today)
  const record: PaymentRecord = { dueMonths: 0, metMonths: 0, missed: [] }
  for (const { id, balanceCents, minimumCents, payments } of debts) {
    const paid = paidByMonth(payments)
    const months = [...paid.keys()]
    if (months.length === 0) continue
    const from = Math.max(now - RECORD_MONTHS, Math.min(...months))
    const to = balanceCents > 0 ? now - 1 : Math.min(now - 1, Math.max(...months))
    for (let month = from; month <= to; month += 1) {
      record.dueMonths += 1
      // A debt that ends in a month is met by what was left of it, however little.
      const isLast = balanceCents === 0 && month === Math.max(...months)
      const dueCents = isLast ? 1 : Math.max(1, minimumCents ?? 1)
      if ((paid.get(month) ?? 0) >= dueCents) record.metMonths += 1
      else record.missed.push({ id, monthIndex: month })
    }
  }
  record.missed.sort((a, b) => b.monthIndex - a.monthIndex)
  return record.dueMonths === 0 ? null : record
}
