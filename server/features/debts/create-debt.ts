/** Adds a debt with its opening line, both or neither. */
import { MAX_DEBTS } from '#contracts/money/debts.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { countDebts, insertDebt, insertLines, saveDebt } from './debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { DebtFields, DebtWithBank } from './debts.queries.ts'
import { tooManyDebts } from './refusals.ts'

/** `balanceCents` is what is owed on `openedOn`, the day the history begins (YYYY-MM-DD). */
export type NewDebt = DebtFields & { balanceCents: number; openedOn: string }

/** Throws 422 when the person has as many debts as they may keep. */
export function createDebt(db: Executor, userId: string, debt: NewDebt): Promise<DebtWithBank> {
  const { balanceCents, openedOn, ...fields } = debt
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countDebts(tx, userId)) >= MAX_DEBTS) throw tooManyDebts()
    const key = await insertDebt(tx, userId, fields)
    await insertLines(tx, key, [{ kind: 'opening', amount: balanceCents, occurredOn: openedOn }])
    return saveDebt(tx, key, { version: 1 })
  })
}
