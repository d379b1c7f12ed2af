/**
 * The upright axis of a score chart: 600 to 850 (spec 9), widened downwards in steps of 50 to hold the lowest
 * score shown (reading 21). Example: with a lowest score of 588 it begins at 550.
 */
const AXIS_LOW = 600
const AXIS_HIGH = 850
const AXIS_STEP = 50

export function scoreAxis(scores: readonly { score: number }[]): { low: number; high: number } {
  const lowest = Math.min(AXIS_LOW, ...scores.map(({ score }) => score))
  return { low: Math.floor(lowest / AXIS_STEP) * AXIS_STEP, high: AXIS_HIGH }
}
