/**
 * The scores on the dashboard's chart. Six months show at most six points: with more scores than that, the first one,
 * which the change is counted from, and then the last one of each month.
 */
import { scoresIn, type ScoreRange } from '#web/scores/score-points.ts'

const MOST_POINTS = 6 // spec 9

/** The scores drawn for a range, oldest first. */
export function drawnScores<Score extends { score: number; recordedAt: string }>(
  scores: readonly Score[],
  range: ScoreRange,
  today: string,
): Score[] {
  const all = scoresIn(scores, range, today)
  if (range !== '6-months' || all.length <= MOST_POINTS) return all
  const lastOfMonths = all.filter(
    (score, place) => all[place + 1]?.recordedAt.slice(0, 7) !== score.recordedAt.slice(0, 7),
  )
  const latest = (lastOfMonths.length > 1 ? lastOfMonths : all).slice(1 - MOST_POINTS)
  return [...all.slice(0, 1), ...latest]
}
