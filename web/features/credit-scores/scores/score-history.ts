/** Which scores a chart shows. */
import { dayNumber, monthIndex, monthsBefore } from '#engine/money/calendar.ts'
import { formatDate, formatShortMonth } from '#web/format/dates.ts'
import type { ChartPoint } from '#web/ui/charts/line-chart/geometry.ts'
import type { ScoreWithChange } from './score-summary.tsx'

export const historyRanges = [
  { value: '6-months', label: 'Last 6 months', months: 6 },
  { value: 'year', label: 'Last year', months: 12 },
  { value: 'all', label: 'All time', months: null },
] as const // spec 2
export type HistoryRange = (typeof historyRanges)[number]['value']

/** The range an address names, else the last 6 months. */
export function rangeOf(text: string | null): HistoryRange {
  return historyRanges.find(({ value }) => value === text)?.value ?? '6-months'
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
