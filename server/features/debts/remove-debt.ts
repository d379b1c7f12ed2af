/** Removes a debt so that it can be brought back for thirty days, and brings one back. */
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { countDebts, findDebt, lockDebt } from './debts.queries.ts'
import type { DebtKey, DebtWithBank } from './debts.queries.ts'
import { missingDebt, tooManyToRestore } from './refusals.ts'
import {
  deleteDebtRow,
  followAgain,
  forgetRemovedDebt,
  keepRemovedDebt,
  lastRemovedGone,
  lockRemovedDebt,
  putBackDebt,
} from './removed-debts.queries.ts'

/** Throws 404 when it is not the person's. */
export function removeDebt(db: Executor, key: DebtKey, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockDebt(tx, key))) throw missingDebt()
    // A file that was brought in since may hold the same debt.
    await forgetRemovedDebt(tx, key)
    await keepRemovedDebt(tx, key, now)
    await deleteDebtRow(tx, key)
  })
}

/**
 * One that is there answers as it is, so a second undo changes nothing. Throws 404 when it is not the person's or was
 * removed more than thirty days ago, 422 when they have as many debts as they may keep.
 */
export function restoreDebt(db: Executor, key: DebtKey, now: Date): Promise<DebtWithBank> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    const there = await findDebt(tx, key)
    if (there) return there
    const removed = await lockRemovedDebt(tx, key)
    if (!removed || removed.removedAt <= lastRemovedGone(now)) throw missingDebt()
    if ((await countDebts(tx, key.userId)) >= MAX_DEBTS) throw tooManyToRestore()
    await putBackDebt(tx, key)
    await followAgain(tx, removed, await readPersonDay(tx, key.userId, now))
    await forgetRemovedDebt(tx, key)
    const back = await findDebt(tx, key)
    if (!back) throw missingDebt()
    return back
  })
}
