/**
 * The payments that a payment record looks back on: those of the running month, which is not part of a record, and of the
 * months of a record before it, and one more.
 * Example: on 2026-11-20, payments from 2024-10-01 on.
 */
import { RECORD_MONTHS } from '#engine/credit/payment-record.ts'
import { addDays, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'

/** The first day of recent payments, YYYY-MM-DD. */
export function startOfRecentPayments(today: string): string {
  const { year, month } = monthOfIndex(monthIndex(today) - RECORD_MONTHS - 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/** Three cycles of a month each, and a few days for those that are longer. */
const CYCLES_DAYS = 100

/** The first day of the payments that decide what is open today: those of the open cycle and of two before it (start/this-month.ts). */
export const startOfCyclePayments = (today: string): string => addDays(today, -CYCLES_DAYS)
