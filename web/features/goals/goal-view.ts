/** The view of the goals on their screen. Amounts are whole cents. */
import { dateOfInstant, formatDate, formatMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import {
  goalPace,
  goalProgress,
  neededMonthly,
  type GoalPace,
  type MonthlyNeed,
} from '#engine/goals/progress.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { shownDifference } from '#engine/money/format.ts'
import type { Contribution, Goal } from '#contracts/money/goals.ts'
import { goalHistoryTexts } from './dialogs/dialog-messages.ts'
import { goalCardTexts } from './goal-card-messages.ts'
import { goalsScreenTexts } from './messages.ts'

export type GoalLine = {
  goal: Goal
  currentCents: number
  targetCents: number
  /** whole percent, 0 to 100 */
  percent: number
  isReached: boolean
  need: MonthlyNeed
}

export type GoalsView = {
  today: string
  open: readonly GoalLine[]
  done: readonly GoalLine[]
  /** saved in all open goals */
  savedCents: number
  targetCents: number
  /** what the goals with a date ahead ask for in a month, together */
  monthlyCents: number
}

function lineOf(goal: Goal, today: string): GoalLine {
  const amounts = { currentCents: goal.currentAmount, targetCents: goal.targetAmount }
  const { percent, isReached } = goalProgress(amounts)
  return {
    goal,
    ...amounts,
    percent,
    isReached,
    need: neededMonthly({ ...amounts, targetDate: goal.targetDate }, today),
  }
}

export function viewOf(goals: readonly Goal[], today: string): GoalsView {
  const lines = goals.map((goal) => lineOf(goal, today))
  const open = lines.filter(({ goal }) => goal.completedAt === null)
  const sum = (amount: (line: GoalLine) => number) => open.reduce((total, line) => total + amount(line), 0)
  return {
    today,
    open,
    done: lines.filter(({ goal }) => goal.completedAt !== null),
    savedCents: sum((line) => line.currentCents),
    targetCents: sum((line) => line.targetCents),
    monthlyCents: sum(({ need }) => (need.status === 'ahead' ? need.monthlyCents : 0)),
  }
}

/** The one sentence the screen answers, with its figure marked: "You have saved $1,250 toward 3 goals." */
export function answerOf({ open, done, savedCents }: GoalsView): string {
  if (open.length === 0) return goalsScreenTexts.reached(done.length)
  return goalsScreenTexts.saved(formatMoney(savedCents), open.length)
}

/** The basis of the answer, and the monthly amount it takes. */
export function basisOf({ open, targetCents, savedCents, monthlyCents }: GoalsView): string | null {
  if (open.length === 0) return null
  const left = Math.max(0, shownDifference(targetCents, savedCents))
  const rest = left === 0 ? goalsScreenTexts.allThere : goalsScreenTexts.toGo(formatMoney(left))
  return monthlyCents === 0 ? rest : `${rest} ${goalsScreenTexts.toHitDates(formatMoney(monthlyCents))}`
}

/** The monthly amount a goal needs, in one sentence. */
export function needSentence({ goal, need, currentCents, targetCents }: GoalLine): string {
  if (need.status === 'reached') return goalCardTexts.isReached
  const left = formatMoney(Math.max(0, shownDifference(targetCents, currentCents)))
  if (need.status === 'noDate') return goalCardTexts.toGoWithoutDate(left)
  if (need.status === 'passed') return goalCardTexts.toGoPastDate(left)
  const month = goal.targetDate === null ? null : formatMonth(monthIndex(goal.targetDate))
  return goalCardTexts.getsThere({ monthly: formatMoney(need.monthlyCents), months: need.months, month })
}

/** The goal's pace, from what was put in during the last full months. */
export function paceOf(
  { goal, currentCents, targetCents }: GoalLine,
  contributions: readonly Contribution[],
  today: string,
): GoalPace | null {
  return goalPace({
    goal: { currentCents, targetCents, targetDate: goal.targetDate },
    startedOn: dateOfInstant(goal.createdAt) ?? today,
    contributions: contributions.map(({ amount, contributedOn }) => ({
      cents: amount,
      contributedOn,
    })),
    today,
  })
}

/** Where the pace leads; a hint how it is worked out where there is none yet. */
export function paceSentence(pace: GoalPace | null): string {
  if (pace === null) return goalHistoryTexts.noPace
  return goalHistoryTexts.pace({
    monthly: formatMoney(pace.monthlyCents),
    months: pace.monthsLookedAt,
    reached: formatMonth(pace.reachedMonthIndex),
    isInTime: pace.isInTime,
  })
}

/** 'Done on 11/20/2026' */
export function doneWords(goal: Goal): string {
  const date = goal.completedAt === null ? null : dateOfInstant(goal.completedAt)
  return date === null ? goalCardTexts.done : goalCardTexts.doneOn(formatDate(date))
}
