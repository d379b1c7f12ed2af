/**
 * The words for a credit score (spec 5): 740 and above Excellent, 670 Good, 580 Fair, below that Poor;
 * without a score Unknown. Example: 739 is Good, 740 Excellent.
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
