/** Adds, renames, moves and removes a group of budget categories. Its categories are never removed with it. */
import { MAX_BUDGET_GROUPS } from '#contracts/money/budget.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { missingGroup, tooManyGroups } from '../refusals.ts'
import type { BudgetGroupRow } from '../budget.table.ts'
import {
  countGroups,
  insertGroup,
  leaveGroup,
  listGroups,
  removeGroupRow,
  renameGroup,
  saveGroupOrder,
} from './groups.queries.ts'
import type { GroupKey } from './groups.queries.ts'

/** Throws 422 when the person has as many groups as they may keep. */
export function createGroup(db: Executor, userId: string, name: string): Promise<BudgetGroupRow> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countGroups(tx, userId)) >= MAX_BUDGET_GROUPS) throw tooManyGroups()
    return insertGroup(tx, userId, name)
  })
}

/** `position` 0 is first; anything past the end is last. */
type GroupChange = { name?: string | undefined; position?: number | undefined }

/** Throws 404 when it is not the person's. */
export function updateGroup(db: Executor, key: GroupKey, change: GroupChange): Promise<BudgetGroupRow> {
  const { name, position } = change
  return db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (name !== undefined) await renameGroup(tx, key, name)
    const groups = await listGroups(tx, key.userId)
    const group = groups.find(({ id }) => id === key.groupId)
    if (!group) throw missingGroup()
    if (position !== undefined) {
      const others = groups.map(({ id }) => id).filter((id) => id !== key.groupId)
      await saveGroupOrder(tx, key.userId, others.toSpliced(position, 0, key.groupId))
    }
    return group
  })
}

/** The categories of the group stay, in no group. Throws 404 when it is not the person's. */
export function removeGroup(db: Executor, key: GroupKey): Promise<void> {
  return db.transaction(async (tx) => {
    // Nobody joins it meanwhile: that locks the owner too.
    await lockOwner(tx, key.userId)
    await leaveGroup(tx, key)
    if (!(await removeGroupRow(tx, key))) throw missingGroup()
  })
}
