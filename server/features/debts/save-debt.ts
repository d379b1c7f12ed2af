/** Adds a debt with its opening line, or changes one. A changed balance is a line of its history, never an overwritten figure. */
import {
  insertLines,
  listLines,
  lockDebt,
  removeLine,
  saveDebt,
  countDebts,
  insertDebt,
} from './debts.queries.ts'
import type { DebtFields, DebtKey, DebtWithBank } from './debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Given } from '#server/omit-undefined.ts'
import { noteTyped } from './debt-source.queries.ts'
import type { DebtRow } from './debts.table.ts'
import { presentDebt } from './debt-columns.ts'
import { changedSince, missingDebt, tooManyDebts } from './refusals.ts'
import { correctionOf } from '#engine/debts/entries/correction.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { refused } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'

export type DebtChange = {
  fields: Given<DebtFields>
  balanceCents?: number | undefined
  /** the version the person saw; without it the last change wins */
  version?: number | undefined
  /** the day a corrected balance is recorded on, YYYY-MM-DD */
  today: string
}

async function correctBalance(
  tx: Executor,
  debt: DebtRow,
  corrected: { balanceCents: number; today: string },
): Promise<void> {
  const key = { userId: debt.userId, debtId: debt.id }
  const correction = correctionOf({ debt, lines: await listLines(tx, key) }, corrected)
  if ('kind' in correction) throw refused(correction)
  if (correction.replaces !== null) await removeLine(tx, key, correction.replaces)
  await insertLines(tx, key, [correction.line])
}

/** Throws 404 when it is not the person's, 409 with the debt as it is when `version` is not the latest. */
export function updateDebt(db: Executor, key: DebtKey, change: DebtChange): Promise<DebtWithBank> {
  const { fields, balanceCents, version, today } = change
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    if (version !== undefined && version !== debt.version) throw changedSince(presentDebt(debt))
    const movesBalance = balanceCents !== undefined && balanceCents !== debt.balance
    const given = balanceCents === undefined ? fields : { ...fields, balance: balanceCents }
    const isNoted = await noteTyped(tx, key, { before: debt, given })
    if (!movesBalance && !isNoted && Object.keys(fields).length === 0) return debt
    if (movesBalance) await correctBalance(tx, debt, { balanceCents, today })
    return saveDebt(tx, key, { ...fields, version: debt.version + 1 })
  })
}

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
