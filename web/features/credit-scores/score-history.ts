/** Which scores a chart shows, and its axis. */
import { dayNumber, daysInMonth, monthIndex, monthOfIndex, parseDate } from '#engine/money/calendar.ts'
import { formatDate, formatShortMonth } from '#web/format/dates.ts'
import type { ChartPoint } from '#web/ui/line-chart/geometry.ts'
import type { ScoreWithChange } from './score-summary.tsx'

export const historyRanges = [
  { value: '6', label: 'Last 6 months', months: 6 },
  { value: '12', label: 'Last year', months: 12 },
  { value: 'all', label: 'All time', months: null },
] as const // spec 2
export type HistoryRange = (typeof historyRanges)[number]['value']

/** The range an address names, else the last 6 months. */
export function rangeOf(text: string | null): HistoryRange {
  return historyRanges.find(({ value }) => value === text)?.value ?? '6'
}

/** The same day so many months ago, or the last day of a shorter month. */
export function monthsBefore(today: string, months: number): string {
  const { year, month } = monthOfIndex(monthIndex(today) - months)
  const day = Math.min(parseDate(today)?.day ?? 1, daysInMonth(year, month))
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The scores of a range; in order, as they were. */
export function scoresIn(
  range: HistoryRange,
  scores: readonly ScoreWithChange[],
  today: string,
): readonly ScoreWithChange[] {
  const months = historyRanges.find(({ value }) => value === range)?.months ?? null
  if (months === null) return scores
  const since = monthsBefore(today, months)
  return scores.filter(({ recordedAt }) => recordedAt >= since)
}

/** Each score at its day, with a short month below it (spec 9). */
export function pointsOf(scores: readonly ScoreWithChange[]): ChartPoint[] {
  return scores.map(({ score, recordedAt }) => ({
    label: formatShortMonth(monthIndex(recordedAt)),
    name: formatDate(recordedAt),
    value: score,
    at: dayNumber(recordedAt),
  }))
}

// spec 9, widened to hold the lowest score shown (reading 21)
const AXIS_LOW = 600
const AXIS_HIGH = 850
const AXIS_STEP = 50

export function axisOf(scores: readonly { score: number }[]): { low: number; high: number } {
  const lowest = Math.min(AXIS_LOW, ...scores.map(({ score }) => score))
  return { low: Math.floor(lowest / AXIS_STEP) * AXIS_STEP, high: AXIS_HIGH }
}
