/**
 * Which goals give up savings for a month that falls short: an emergency fund first, since this is what it is for, then
 * goals without a day, then those whose day is furthest away. Each gives all it holds before the next gives anything.
 * Example: $300 from an emergency fund of $250 and a vacation of $400 is $250 and $50, with $0 and $350 left.
 */
type SavedGoal = { id: string; title: string; currentAmount: number; targetDate: string | null }

export type GoalShare = { id: string; title: string; takenCents: number; leftCents: number }

const isForEmergencies = ({ title }: SavedGoal) => /emergenc|rainy|cushion|buffer|just in case/i.test(title)

function byWhatCanWait(one: SavedGoal, other: SavedGoal): number {
  const emergency = Number(isForEmergencies(other)) - Number(isForEmergencies(one))
  if (emergency !== 0 || one.targetDate === other.targetDate) return emergency
  if (one.targetDate === null || other.targetDate === null) return one.targetDate === null ? -1 : 1
  return one.targetDate > other.targetDate ? -1 : 1
}

/** What is taken of each, in whole cents; less in all than asked where the goals hold less. */
export function takeFromGoals(goals: readonly SavedGoal[], cents: number): GoalShare[] {
  const shares: GoalShare[] = []
  let missing = cents
  for (const goal of goals.toSorted(byWhatCanWait)) {
    const takenCents = Math.min(Math.max(0, goal.currentAmount), missing)
    if (takenCents === 0) continue
    const { id, title, currentAmount } = goal
    shares.push({ id, title, takenCents, leftCents: currentAmount - takenCents })
    missing -= takenCents
  }
  return shares
}
