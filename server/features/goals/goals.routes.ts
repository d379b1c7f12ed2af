/** The calls of contracts/money/goals.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/goals.ts'
import type { App } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import { contribute, takeBackContribution } from './contribute.ts'
import { createGoal } from './create-goal.ts'
import { findGoal, listContributionRows, listGoalRows, removeGoal } from './goals.queries.ts'
import type { GoalKey } from './goals.queries.ts'
import { presentGoal } from './present-goal.ts'
import { missingContribution, missingGoal } from './refusals.ts'
import { updateGoal } from './update-goal.ts'

function keyOf(user: { id: string }, params: { id: string }): GoalKey {
  if (!isUuid(params.id)) throw missingGoal()
  return { userId: user.id, goalId: params.id }
}

function mountGoalCalls(app: App): void {
  mount(app, contract.listGoals, async ({ parts, user }) =>
    (await listGoalRows(parts.db, user.id)).map(presentGoal),
  )

  mount(app, contract.createGoal, async ({ parts, user, body }) => {
    const { title, targetAmount, currentAmount = 0, targetDate = null } = body
    const goal = { title, targetAmount, currentAmount, targetDate, now: parts.clock.now() }
    return presentGoal(await createGoal(parts.db, user.id, goal))
  })

  mount(app, contract.updateGoal, async ({ parts, user, params, body }) => {
    const { title, targetAmount, targetDate, ...rest } = body
    const fields = omitUndefined({ title, targetAmount, targetDate })
    const change = { ...rest, fields, now: parts.clock.now() }
    return presentGoal(await updateGoal(parts.db, keyOf(user, params), change))
  })

  mount(app, contract.deleteGoal, async ({ parts, user, params }) => {
    if (!(await removeGoal(parts.db, keyOf(user, params)))) throw missingGoal()
    return { message: 'The goal was removed.' }
  })
}

function mountContributionCalls(app: App): void {
  mount(app, contract.listContributions, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    if (!(await findGoal(parts.db, key))) throw missingGoal()
    return listContributionRows(parts.db, key)
  })

  mount(app, contract.addContribution, async ({ parts, user, params, body }) => {
    const entry = {
      amount: body.isWithdrawal ? -body.amount : body.amount,
      contributedOn: body.contributedOn ?? null,
    }
    const now = parts.clock.now()
    const { contribution, goal } = await contribute(parts.db, keyOf(user, params), { entry, now })
    return { contribution, goal: presentGoal(goal) }
  })

  mount(app, contract.deleteContribution, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    if (!isUuid(params.contributionId)) throw missingContribution()
    return { goal: presentGoal(await takeBackContribution(parts.db, key, params.contributionId)) }
  })
}

/** Savings goals and what was put towards each. */
export function mountGoals(app: App): void {
  mountGoalCalls(app)
  mountContributionCalls(app)
}
