/** The calls of goals and their contributions, on what is kept in this browser. */
import * as contract from '#contracts/money/goals.ts'
import type { Goal } from '#contracts/money/goals.ts'
import {
  goalRefusals,
  MAX_GOALS,
  missingContribution,
  refusalOfContribution,
  refusalOfDay,
  refusalOfTakingBack,
} from '#engine/goals/contributions.ts'
import type { KeptGoal } from './kept/kept.ts'
import { localAnswers } from './messages.ts'
import { recordOf, Refused, serve, throwIf, type Served } from './served.ts'

function presentGoal({ contributions, ...goal }: KeptGoal): Goal {
  return { ...goal, currentAmount: contributions.reduce((sum, { amount }) => sum + amount, 0) }
}

const goalOf = (goals: KeptGoal[], id: string) => recordOf(goals, id, goalRefusals.missing())

const newContribution = (amount: number, contributedOn: string) => ({
  id: crypto.randomUUID(),
  amount,
  contributedOn,
})

const after = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const goalCalls: Served[] = [
  serve(contract.listGoals, ({ kept }) => {
    const goals = kept.goals.map(presentGoal)
    const done = goals.filter(({ completedAt }) => completedAt !== null)
    return [
      ...goals.filter(({ completedAt }) => completedAt === null),
      ...done.toSorted((a, b) => after(a.completedAt!, b.completedAt!)),
    ]
  }),

  serve(contract.createGoal, ({ kept, body, now, today }) => {
    if (kept.goals.length >= MAX_GOALS) throw new Refused(goalRefusals.tooMany())
    const { title, targetAmount, currentAmount = 0, targetDate = null } = body
    const goal: KeptGoal = {
      id: crypto.randomUUID(),
      title,
      targetAmount,
      targetDate,
      completedAt: null,
      contributions: currentAmount > 0 ? [newContribution(currentAmount, today)] : [],
      version: 1,
      createdAt: now,
    }
    kept.goals.push(goal)
    return presentGoal(goal)
  }),

  serve(contract.updateGoal, ({ kept, params, body, now }) => {
    const goal = goalOf(kept.goals, params.id)
    const { version, isCompleted, ...given } = body
    if (version !== undefined && version !== goal.version)
      throw new Refused(goalRefusals.changedSince(), presentGoal(goal))
    const fields = Object.entries(given).filter(([, value]) => value !== undefined)
    const changesState = isCompleted !== undefined && isCompleted !== (goal.completedAt !== null)
    if (changesState) fields.push(['completedAt', isCompleted ? now : null])
    if (fields.length > 0) Object.assign(goal, Object.fromEntries(fields), { version: goal.version + 1 })
    return presentGoal(goal)
  }),

  serve(contract.deleteGoal, ({ kept, params }) => {
    const goal = goalOf(kept.goals, params.id)
    kept.goals = kept.goals.filter((one) => one !== goal)
    return { message: localAnswers.goalRemoved }
  }),
]

const contributionCalls: Served[] = [
  // Newest first; of one day, the last recorded first.
  serve(contract.listContributions, ({ kept, params }) =>
    goalOf(kept.goals, params.id)
      .contributions.toReversed()
      .toSorted((a, b) => after(b.contributedOn, a.contributedOn)),
  ),

  serve(contract.addContribution, ({ kept, params, body, today, latestDay }) => {
    const goal = goalOf(kept.goals, params.id)
    const amount = body.isWithdrawal ? -body.amount : body.amount
    const contributedOn = body.contributedOn ?? today
    throwIf(
      refusalOfDay(contributedOn, latestDay) ??
        refusalOfContribution(presentGoal(goal).currentAmount, amount),
    )
    const contribution = newContribution(amount, contributedOn)
    goal.contributions.push(contribution)
    return { contribution, goal: presentGoal(goal) }
  }),

  serve(contract.deleteContribution, ({ kept, params }) => {
    const goal = goalOf(kept.goals, params.id)
    const contribution = recordOf(goal.contributions, params.contributionId, missingContribution())
    goal.contributions = goal.contributions.filter((one) => one !== contribution)
    throwIf(refusalOfTakingBack(presentGoal(goal).currentAmount))
    return { goal: presentGoal(goal) }
  }),
]

export const servedGoals: Served[] = [...goalCalls, ...contributionCalls]
