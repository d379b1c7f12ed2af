/**
 * The payments that a payment record looks back on: those of the running month, which is not part of a record, and of the
 * months of a record before it, and one more.
 * Example: on 2026-11-20, payments from 2024-10-01 on.
 */
import { RECORD_MONTHS } from '#engine/credit/payment-record.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'

/** The first day of recent payments, YYYY-MM-DD. */
export function startOfRecentPayments(today: string): string {
  const { year, month } = monthOfIndex(monthIndex(today) - RECORD_MONTHS - 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}
