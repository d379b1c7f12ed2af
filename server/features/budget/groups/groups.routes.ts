/** The calls of groups in contracts/money/budget.ts. */
import * as contract from '#contracts/money/budget.ts'
import type { App } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { budgetTexts } from '../messages.ts'
import { missingGroup } from '../refusals.ts'
import { listGroups } from './groups.queries.ts'
import type { GroupKey } from './groups.queries.ts'
import { createGroup, removeGroup, updateGroup } from './save-group.ts'

const keyOf = (user: { id: string }, params: { id: string }): GroupKey => ({
  userId: user.id,
  groupId: requireUuid(params.id, missingGroup),
})

/** Groups of budget categories. */
export function mountGroups(app: App): void {
  mount(app, contract.listBudgetGroups, ({ parts, user }) => listGroups(parts.db, user.id))

  mount(app, contract.createBudgetGroup, ({ parts, user, body }) => createGroup(parts.db, user.id, body.name))

  mount(app, contract.updateBudgetGroup, ({ parts, user, params, body }) =>
    updateGroup(parts.db, keyOf(user, params), body),
  )

  mount(app, contract.deleteBudgetGroup, async ({ parts, user, params }) => {
    await removeGroup(parts.db, keyOf(user, params))
    return { message: budgetTexts().groupRemoved }
  })
}
