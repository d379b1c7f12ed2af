/** Closes a debt, with a line for what was still owed on it, and reopens one. */
import { closingLine, lineToTakeBack } from '#engine/debts/entries/closing.ts'
import type { RestOutcome } from '#engine/debts/entries/closing.ts'
import { refused } from '#server/errors.ts'
import type { Executor } from '#server/db/executor.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { joinLines, splitLines } from './balances/card-balances.queries.ts'
import { presentDebt } from './debt-columns.ts'
import { noteTyped } from './debt-source.queries.ts'
import { insertLines, listLines, lockDebt, removeLine, saveDebt } from './debts.queries.ts'
import type { DebtFields, DebtKey, DebtWithBank } from './debts.queries.ts'
import { changedSince, missingDebt } from './refusals.ts'

export type Closing = {
  /** what came of the rest that was not paid */
  rest: RestOutcome | null
  /** the version the person saw; without it the debt is closed as it is */
  version: number | undefined
  now: Date
}

/**
 * A closed one answers as it is. Throws 404 when it is not the person's, 409 with the debt as it is when `version` is
 * not the latest, 422 when something is owed and `rest` does not say what came of it.
 */
export function closeDebt(
  db: Executor,
  key: DebtKey,
  { rest, version, now }: Closing,
): Promise<DebtWithBank> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    if (debt.closedAt !== null) return debt
    if (version !== undefined && version !== debt.version) throw changedSince(presentDebt(debt))
    const today = await readPersonDay(tx, key.userId, now)
    const closing = closingLine(debt, { rest, today })
    if ('kind' in closing) throw refused(closing)
    let moved: Partial<DebtFields> = {}
    if (closing.line) {
      // The person's word stands against the bank's, as with a balance that they type.
      await noteTyped(tx, key, { before: debt, given: { balance: 0 } })
      const { lines, fields } = splitLines(debt, [closing.line], { lines: [], day: today })
      await insertLines(tx, key, lines)
      moved = { ...fields, balancesSpreadOn: null }
    }
    const writtenOff = closing.line ? debt.balance : null
    return saveDebt(tx, key, { ...moved, closedAt: now, writtenOff, version: debt.version + 1 })
  })
}

/** What closing took off the balance is owed again. An open one answers as it is. Throws 404 when it is not the person's. */
export function reopenDebt(db: Executor, key: DebtKey): Promise<DebtWithBank> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    if (debt.closedAt === null) return debt
    const writtenOff = debt.writtenOff ?? 0
    const lines = await listLines(tx, key)
    const line = lineToTakeBack(lines, writtenOff)
    let moved: Partial<DebtFields> = {}
    if (line) {
      await noteTyped(tx, key, { before: debt, given: { balance: writtenOff } })
      await removeLine(tx, key, line.id)
      moved = joinLines(debt, [line], { lines, day: line.occurredOn, balanceCents: writtenOff })
    }
    return saveDebt(tx, key, { ...moved, closedAt: null, writtenOff: null, version: debt.version + 1 })
  })
}
