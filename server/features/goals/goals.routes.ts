/** The calls of contracts/money/goals.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/goals.ts'
import type { App } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import { contribute, takeBackContribution } from './contribute.ts'
import { createGoal, updateGoal } from './save-goal.ts'
import { listContributionRows, readGoal, readGoals, removeGoal } from './goals.queries.ts'
import type { GoalKey } from './goals.queries.ts'
import { removalOf } from '#engine/records/refusals.ts'
import { missingContribution, missingGoal } from './refusals.ts'

const keyOf = (user: { id: string }, params: { id: string }): GoalKey => ({
  userId: user.id,
  goalId: requireUuid(params.id, missingGoal),
})

function mountGoalCalls(app: App): void {
  mount(app, contract.listGoals, ({ parts, user }) => readGoals(parts.db, user.id))

  mount(app, contract.createGoal, async ({ parts, user, body }) => {
    const { title, targetAmount, currentAmount = 0, targetDate = null } = body
    const goal = { title, targetAmount, currentAmount, targetDate, now: parts.clock.now() }
    return withIsoDates(await createGoal(parts.db, user.id, goal))
  })

  mount(app, contract.updateGoal, async ({ parts, user, params, body }) => {
    const { title, targetAmount, targetDate, ...rest } = body
    const fields = omitUndefined({ title, targetAmount, targetDate })
    const change = { ...rest, fields, now: parts.clock.now() }
    return withIsoDates(await updateGoal(parts.db, keyOf(user, params), change))
  })

  mount(app, contract.deleteGoal, async ({ parts, user, params }) => {
    if (!(await removeGoal(parts.db, keyOf(user, params)))) throw missingGoal()
    return { message: removalOf('goal') }
  })
}

function mountContributionCalls(app: App): void {
  mount(app, contract.listContributions, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    await readGoal(parts.db, key)
    return listContributionRows(parts.db, key)
  })

  mount(app, contract.addContribution, async ({ parts, user, params, body }) => {
    const entry = {
      amount: body.isWithdrawal ? -body.amount : body.amount,
      contributedOn: body.contributedOn ?? null,
    }
    const now = parts.clock.now()
    const { contribution, goal } = await contribute(parts.db, keyOf(user, params), { entry, now })
    return { contribution, goal: withIsoDates(goal) }
  })

  mount(app, contract.deleteContribution, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    const contributionId = requireUuid(params.contributionId, missingContribution)
    return { goal: withIsoDates(await takeBackContribution(parts.db, key, contributionId)) }
  })
}

/** Savings goals and what was put towards each. */
export function mountGoals(app: App): void {
  mountGoalCalls(app)
  mountContributionCalls(app)
}
