/**
 * How far a savings goal is, what it needs a month to be there in time, and when it is reached at the pace
 * of the last months.
 *
 * Months are calendar months, whatever the day: one contribution in each month after this one, through the
 * month of the target date; a goal due this month needs it all now. The amount is rounded up to whole
 * dollars, so that it is always enough.
 * Example: $2,000 to go, today 2026-11-20, target 2027-06-30: seven months, December to June, $286 each.
 */
import { monthIndex } from '#engine/money/calendar.ts'
import { dollarsUp, percentDown } from '#engine/money/rounding.ts'

export type GoalAmounts = { currentCents: number; targetCents: number }

export type GoalProgress = {
  /** whole percent, rounded down, 0 to 100: 100 only when the goal is reached // spec 9: bars are capped at 100 % */
  percent: number
  remainingCents: number
  isReached: boolean
}

/** Progress of one goal. A target of 0 is reached; a negative amount counts as none. */
export function goalProgress({ currentCents, targetCents }: GoalAmounts): GoalProgress {
  const savedCents = Math.max(0, currentCents)
  const isReached = savedCents >= targetCents
  return {
    percent: isReached ? 100 : percentDown(savedCents, targetCents),
    remainingCents: isReached ? 0 : targetCents - savedCents,
    isReached,
  }
}

export type MonthlyNeed =
  | { status: 'reached' }
  | { status: 'noDate' }
  /** the target date lies behind today */
  | { status: 'passed'; remainingCents: number }
  | { status: 'ahead'; months: number; monthlyCents: number }

export type DatedGoal = GoalAmounts & { targetDate: string | null }

/** The amount a goal needs each month. Dates are 'YYYY-MM-DD'; RangeError on a text that is not a date. */
export function neededMonthly(goal: DatedGoal, today: string): MonthlyNeed {
  const { isReached, remainingCents } = goalProgress(goal)
  if (isReached) return { status: 'reached' }
  if (goal.targetDate === null) return { status: 'noDate' }
  if (goal.targetDate < today) return { status: 'passed', remainingCents }
  const months = Math.max(1, monthIndex(goal.targetDate) - monthIndex(today))
  return {
    status: 'ahead',
    months,
    monthlyCents: Math.min(remainingCents, dollarsUp(remainingCents / months)),
  }
}

/** How many full months the pace looks back. */
const PACE_MONTHS = 3

/** A pace that needs longer than this is no answer: 100 years. */
const LONGEST_MONTHS = 1_200

export type GoalPace = {
  /** average of the months looked at, in whole cents rounded down */
  monthlyCents: number
  monthsLookedAt: number
  /** months from this one until the goal is reached */
  months: number
  reachedMonthIndex: number
  /** whether that is within the month of the target date; null without one */
  isInTime: boolean | null
}

export type PaceCase = {
  goal: DatedGoal
  /** the day the goal was made; what was saved by then is where it started, not its pace */
  startedOn: string
  /** negative where money was taken out */
  contributions: readonly { cents: number; contributedOn: string }[]
  today: string
}

/**
 * When the goal is reached if the last full months go on: the three before this one, fewer for a younger
 * goal. Null where there is nothing to go by: no full month yet, nothing put in, or the goal is reached.
 */
export function goalPace({ goal, startedOn, contributions, today }: PaceCase): GoalPace | null {
  const { isReached, remainingCents } = goalProgress(goal)
  const now = monthIndex(today)
  const from = Math.max(now - PACE_MONTHS, monthIndex(startedOn))
  const monthsLookedAt = now - from
  if (isReached || monthsLookedAt < 1) return null
  let sumCents = 0
  for (const { cents, contributedOn } of contributions) {
    const month = monthIndex(contributedOn)
    if (contributedOn > startedOn && month >= from && month < now) sumCents += cents
  }
  const monthlyCents = Math.floor(sumCents / monthsLookedAt)
  const months = Math.ceil(remainingCents / monthlyCents)
  if (monthlyCents <= 0 || months > LONGEST_MONTHS) return null
  const reachedMonthIndex = now + months
  const isInTime = goal.targetDate === null ? null : reachedMonthIndex <= monthIndex(goal.targetDate)
  return { monthlyCents, monthsLookedAt, months, reachedMonthIndex, isInTime }
}
