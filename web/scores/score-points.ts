/**
 * Which recorded scores a chart shows, and its points; the dashboard and the credit monitor draw them.
 * Example: on 2026-11-20 the range of six months begins on 2026-05-20.
 */
import { dayNumber, monthIndex, monthsBefore } from '#engine/money/calendar.ts'
import { formatDate, formatShortMonth } from '#web/format/dates.ts'
import type { ChartPoint } from '#web/ui/charts/line-chart/points.ts'
import { findingTexts, rangeTexts } from './messages.ts'

// spec 2; the first is the default
export const scoreRanges = ['6-months', 'year', 'all'] as const
export type ScoreRange = (typeof scoreRanges)[number]

export const rangeNames: Readonly<Record<ScoreRange, string>> = rangeTexts

const RANGE_MONTHS = { '6-months': 6, year: 12 } as const

/** The range a link names; the default where it names none. */
export function scoreRangeOf(text: string | null): ScoreRange {
  return scoreRanges.find((range) => range === text) ?? scoreRanges[0]
}

/** `recordedAt` is a day. */
type Dated = { score: number; recordedAt: string }

/** The scores of a range, oldest first. */
export function scoresIn<Score extends Dated>(
  scores: readonly Score[],
  range: ScoreRange,
  today: string,
): Score[] {
  const sorted = scores.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
  if (range === 'all') return sorted
  const from = monthsBefore(today, RANGE_MONTHS[range])
  return sorted.filter((score) => score.recordedAt >= from)
}

/** Points for a chart: under each its month, and its year where `hasYears`. */
export function pointsOf(scores: readonly Dated[], { hasYears }: { hasYears: boolean }): ChartPoint[] {
  return scores.map(({ score, recordedAt }) => {
    const month = formatShortMonth(monthIndex(recordedAt))
    return {
      label: hasYears ? month : month.slice(0, 3),
      name: formatDate(recordedAt),
      value: score,
      at: dayNumber(recordedAt),
    }
  })
}

/** What a line of scores shows, from the first to the last: 'Up 11 points since 08/19/2026'. */
export function findingOf(first: Dated, last: Dated): string {
  if (first === last) return findingTexts.only(last.score, formatDate(last.recordedAt))
  const points = Math.abs(last.score - first.score)
  const since = formatDate(first.recordedAt)
  if (points === 0) return findingTexts.same(last.score, since)
  return findingTexts[last.score > first.score ? 'up' : 'down'](points, since)
}

/**
 * How the latest score of one bureau and model moved: over the last six months, else since the one before it; null where
 * it is the only one. `alike` are those scores, oldest first. The dashboard and the credit monitor say the same.
 */
export function movementOf(alike: readonly Dated[], today: string): string | null {
  const latest = alike.at(-1)
  const [first] = scoresIn(alike, '6-months', today)
  const from = first && first !== latest ? first : alike.at(-2)
  return from && latest ? findingOf(from, latest) : null
}
