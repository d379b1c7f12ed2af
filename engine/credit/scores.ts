/**
 * Credit scores: the words for one, the change from one to the next, and the axis of their chart.
 *
 * Bands (spec 5): 740 and above Excellent, 670 Good, 580 Fair, below that Poor; without a score Unknown. Example: 739 is
 * Good, 740 Excellent.
 *
 * Only scores of one bureau and one model are compared: a FICO and a VantageScore of the same day can be 40 points apart
 * without anything having changed. Example: 728 in October and 742 in November, both Experian and FICO 8: +14.
 *
 * The upright axis of a chart is 600 to 850 (spec 9), widened downwards in steps of 50 to hold the lowest score shown
 * (reading 21). Example: with a lowest score of 588 it begins at 550.
 */

export const SCORE_MIN = 300 // spec 9
export const SCORE_MAX = 850 // spec 9

export type ScoreBand = 'Excellent' | 'Good' | 'Fair' | 'Poor' | 'Unknown'

// spec 9
const bands: readonly { from: number; band: ScoreBand }[] = [
  { from: 740, band: 'Excellent' },
  { from: 670, band: 'Good' },
  { from: 580, band: 'Fair' },
]

/** The band of a score; Unknown where there is none. */
export function scoreBand(score: number | null | undefined): ScoreBand {
  if (score === null || score === undefined || !Number.isFinite(score)) return 'Unknown'
  return bands.find(({ from }) => score >= from)?.band ?? 'Poor'
}

export type ScoreRecord = { score: number; recordedAt: string; bureau: string; model: string }

/** Records with their change in points, in order of day (one day: order of entry); null for the first of its bureau and model. */
export function scoreChanges<R extends ScoreRecord>(
  records: readonly R[],
): (R & { change: number | null })[] {
  const last = new Map<string, number>()
  return records
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0))
    .map((record) => {
      const key = `${record.bureau} ${record.model}`
      const before = last.get(key)
      last.set(key, record.score)
      return { ...record, change: before === undefined ? null : record.score - before }
    })
}

const AXIS_LOW = 600
const AXIS_HIGH = 850
const AXIS_STEP = 50

/** Where the axis begins and ends for these scores; none leave it at 600 to 850. */
export function scoreAxis(scores: readonly { score: number }[]): { low: number; high: number } {
  const lowest = Math.min(AXIS_LOW, ...scores.map(({ score }) => score))
  return { low: Math.floor(lowest / AXIS_STEP) * AXIS_STEP, high: AXIS_HIGH }
}
