/**
 * Which recorded scores the chart shows, and the axis they stand on.
 * Six months show at most six points: with more scores than that, the last one of each month.
 * Example: on 2026-11-20 the range of six months begins on 2026-05-20.
 */
import { dayNumber, monthIndex, monthsBefore } from '#engine/money/calendar.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { formatDate, formatShortMonth } from '#web/format/dates.ts'
import type { ChartPoint } from '#web/ui/charts/line-chart/geometry.ts'

// spec 2; the first is the default
export const scoreRanges = ['6-months', 'year', 'all'] as const
export type ScoreRange = (typeof scoreRanges)[number]

export const rangeNames: Record<ScoreRange, string> = {
  '6-months': 'Last 6 months',
  year: 'Last year',
  all: 'All time',
}

const MOST_POINTS = 6 // spec 9
const RANGE_MONTHS = { '6-months': 6, year: 12 } as const

/** The range a link names; the default where it names none. */
export function scoreRangeOf(text: string | null): ScoreRange {
  return scoreRanges.find((range) => range === text) ?? scoreRanges[0]
}

/** A score as far as the chart goes; the sample has no bureau and no model. */
export type Dated = Pick<CreditScore, 'score' | 'recordedAt'> & Partial<Pick<CreditScore, 'bureau' | 'model'>>

/** The scores of a range, oldest first. */
export function scoresIn<Score extends Dated>(
  scores: readonly Score[],
  range: ScoreRange,
  today: string,
): Score[] {
  const sorted = scores.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
  if (range === 'all') return sorted
  const from = monthsBefore(today, RANGE_MONTHS[range])
  const recent = sorted.filter((score) => score.recordedAt.slice(0, 10) >= from)
  if (range === 'year' || recent.length <= MOST_POINTS) return recent
  const lastOfMonths = recent.filter(
    (score, place) => recent[place + 1]?.recordedAt.slice(0, 7) !== score.recordedAt.slice(0, 7),
  )
  return (lastOfMonths.length > 1 ? lastOfMonths : recent).slice(-MOST_POINTS)
}

/** Points for the chart: under each its month, with the year where the range is longer than one. */
export function pointsOf(scores: readonly Dated[], range: ScoreRange): ChartPoint[] {
  return scores.map(({ score, recordedAt }) => {
    const date = recordedAt.slice(0, 10)
    const month = formatShortMonth(monthIndex(date))
    return {
      label: range === 'all' ? month : month.slice(0, 3),
      name: formatDate(date),
      value: score,
      at: dayNumber(date),
    }
  })
}

/**
 * The finding of the line, in words. Only scores of one bureau and one model are compared (reading 17): the change is
 * that of the latest one's kind.
 */
export function findingOf(scores: readonly Dated[], rangeName: string): string {
  const last = scores.at(-1)
  const alike = scores.filter(({ bureau, model }) => bureau === last?.bureau && model === last?.model)
  const [first] = alike
  if (!first || !last) return ''
  if (first === last) return `${scores.length === 1 ? 'One' : 'Latest'} score: ${last.score}`
  const change = last.score - first.score
  const when = rangeName.toLowerCase()
  if (change === 0) return `No change, ${when}`
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)} points, ${when}`
}
