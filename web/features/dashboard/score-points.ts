/**
 * The scores on the dashboard's chart, and what they show. Six months show at most six points: with more scores than
 * that, the last one of each month.
 */
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { scoresIn, type ScoreRange } from '#web/scores/score-points.ts'

const MOST_POINTS = 6 // spec 9

/** A score as far as the chart goes; the sample has no bureau and no model. */
export type Dated = Pick<CreditScore, 'score' | 'recordedAt'> & Partial<Pick<CreditScore, 'bureau' | 'model'>>

/** The scores drawn for a range, oldest first. */
export function drawnScores<Score extends Dated>(
  scores: readonly Score[],
  range: ScoreRange,
  today: string,
): Score[] {
  const all = scoresIn(scores, range, today)
  if (range !== '6-months' || all.length <= MOST_POINTS) return all
  const lastOfMonths = all.filter(
    (score, place) => all[place + 1]?.recordedAt.slice(0, 7) !== score.recordedAt.slice(0, 7),
  )
  return (lastOfMonths.length > 1 ? lastOfMonths : all).slice(-MOST_POINTS)
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
