/** Months as the address and the wire name them ('2026-11') and as people read them. */
import { daysInMonth, monthIndex, monthOfIndex, parseDate } from '#engine/money/calendar.ts'
import { monthTexts } from '#engine/money/month-messages.ts'
import { formatMonth } from '#web/format/dates.ts'

const EARLIEST = '2000-01'
/** A budget is planned at most a year ahead. */
const MONTHS_AHEAD = 12

/** The index of a month, year x 12 + month - 1. */
export function indexOf(month: string): number {
  return monthIndex(`${month}-01`)
}

export function monthOf(index: number): string {
  const { year, month } = monthOfIndex(index)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month that the address names, when it is one that can be shown; else this month. */
export function monthFromText(text: string | null, today: string): string {
  const now = today.slice(0, 7)
  if (text === null || !/^\d{4}-\d{2}$/.test(text) || !parseDate(`${text}-01`)) return now
  return text >= EARLIEST && text <= lastMonth(today) ? text : now
}

/** The latest month that can be shown. */
function lastMonth(today: string): string {
  return monthOf(monthIndex(today) + MONTHS_AHEAD)
}

/** The months before and after; null where there is none to show. */
export function adjacentMonths(
  month: string,
  today: string,
): { before: string | null; after: string | null } {
  const before = monthOf(indexOf(month) - 1)
  const after = monthOf(indexOf(month) + 1)
  return {
    before: before >= EARLIEST ? before : null,
    after: after <= lastMonth(today) ? after : null,
  }
}

/** 'November', with the year where it is not the year of today. */
export function monthName(month: string, today: string): string {
  const index = indexOf(month)
  if (month.slice(0, 4) !== today.slice(0, 4)) return formatMonth(index)
  return monthTexts().months[monthOfIndex(index).month - 1] ?? ''
}

/** The day an entry is most likely for: the last of a month gone by, else today. Nothing is spent in the future. */
export function likelyDay(month: string, today: string): string {
  if (month >= today.slice(0, 7)) return today
  const { year, month: number } = monthOfIndex(indexOf(month))
  return `${month}-${daysInMonth(year, number)}`
}

/** The days of the month from today on, today counted. */
export function daysLeft(today: string): number {
  const parsed = parseDate(today)
  return parsed ? daysInMonth(parsed.year, parsed.month) - parsed.day + 1 : 0
}
