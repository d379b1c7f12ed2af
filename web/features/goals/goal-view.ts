/** The view of the goals on their screen, and its texts. Amounts are whole cents. */
import { plural } from '#web/format/amounts.ts'
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

/** The one sentence the screen answers: "You have saved $1,250 toward 3 goals." */
export function answerOf({ open, done, savedCents }: GoalsView): {
  before: string
  figure: string
  after: string
} {
  if (open.length === 0) {
    return { before: 'You have reached', figure: plural(done.length, 'goal'), after: '. What is next?' }
  }
  return {
    before: 'You have saved',
    figure: formatMoney(savedCents),
    after: ` toward ${plural(open.length, 'goal')}.`,
  }
}

/** The basis of the answer, and the monthly amount it takes. */
export function basisOf({ open, targetCents, savedCents, monthlyCents }: GoalsView): string | null {
  if (open.length === 0) return null
  const left = Math.max(0, shownDifference(targetCents, savedCents))
  const rest = left === 0 ? 'You’re there.' : `${formatMoney(left)} to go.`
  return monthlyCents === 0 ? rest : `${rest} To hit your dates, save ${formatMoney(monthlyCents)} a month.`
}

/** The monthly amount a goal needs, in one sentence. */
export function needSentence({ goal, need, currentCents, targetCents }: GoalLine): string {
  if (need.status === 'reached') return 'You have reached this goal.'
  const left = formatMoney(Math.max(0, shownDifference(targetCents, currentCents)))
  if (need.status === 'noDate') return `${left} to go. Add a date to see how much to save each month.`
  if (need.status === 'passed')
    return `${left} to go. The date has passed; choose a new one when you are ready.`
  const monthly = formatMoney(need.monthlyCents)
  const by = goal.targetDate === null ? '' : ` by ${formatMonth(monthIndex(goal.targetDate))}`
  if (need.months === 1) return `${monthly} gets you there${by}.`
  return `${monthly} a month for ${plural(need.months, 'month')} gets you there${by}.`
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
  if (pace === null) return 'Your pace shows here once there is a full month to go by.'
  const reached = formatMonth(pace.reachedMonthIndex)
  const basis = `You put in ${formatMoney(pace.monthlyCents)} a month over the last ${pace.monthsLookedAt === 1 ? 'month' : plural(pace.monthsLookedAt, 'month')}`
  const time = pace.isInTime === null ? '' : pace.isInTime ? ', in time for your date' : ', after your date'
  return `${basis}. At this pace you get there in ${reached}${time}.`
}

/** 'Done on 11/20/2026' */
export function doneWords(goal: Goal): string {
  const date = goal.completedAt === null ? null : dateOfInstant(goal.completedAt)
  return date === null ? 'Done' : `Done on ${formatDate(date)}`
}
