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
import { accruedDays, type SavingDays } from './balances/accrued-days.ts'
import { joinLines, offerOnSpecial, splitLines, termsWith } from './balances/card-balances.queries.ts'
import { presentDebt } from './debt-columns.ts'
import { changedSince, missingDebt, tooManyDebts } from './refusals.ts'
import { refusalOfBalances } from '#engine/debts/balances/refusals.ts'
import type { KeptBalance } from '#engine/debts/balances/kept.ts'
import { correctionOf } from '#engine/debts/entries/correction.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { refused } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'

export type DebtChange = {
  fields: Given<DebtFields>
  balanceCents?: number | undefined
  /** the version the person saw; without it the last change wins */
  version?: number | undefined
  /** a corrected balance is recorded on `today` */
  days: SavingDays
}

/** Answers what becomes of the balances of a card that has several. */
async function correctBalance(
  tx: Executor,
  debt: DebtWithBank,
  { balanceCents, today }: { balanceCents: number; today: string },
): Promise<Partial<DebtFields>> {
  const key = { userId: debt.userId, debtId: debt.id }
  const before = await listLines(tx, key)
  const correction = correctionOf({ debt, lines: before }, { balanceCents, today })
  if ('kind' in correction) throw refused(correction)
  const happening = { lines: before, day: today }
  if (correction.replaces !== null) {
    await removeLine(tx, key, correction.replaces)
    await insertLines(tx, key, [correction.line])
    return joinLines(debt, [], { ...happening, balanceCents })
  }
  const { lines, fields } = splitLines(debt, [correction.line], happening)
  await insertLines(tx, key, lines)
  return fields
}

/** The fields that balances ask for, which a person gave for a card. Throws 422 where they do not add up to what it owes. */
function balanceTerms(
  balances: KeptBalance[] | null | undefined,
  { balanceCents, hasBank }: { balanceCents: number; hasBank: boolean },
): Given<DebtFields> {
  if (!balances) return {}
  const refusal = refusalOfBalances(balances, balanceCents)
  if (refusal) throw refused(refusal)
  return termsWith(balances, hasBank)
}

/** Throws 404 when it is not the person's, 409 with the debt as it is when `version` is not the latest. */
export function updateDebt(db: Executor, key: DebtKey, change: DebtChange): Promise<DebtWithBank> {
  const { balanceCents, version, days } = change
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    if (version !== undefined && version !== debt.version) throw changedSince(presentDebt(debt))
    const owedCents = balanceCents ?? debt.balance
    const entered = { ...change.fields, ...accruedDays(change.fields, debt, days) }
    const terms = balanceTerms(entered.balances, {
      balanceCents: owedCents,
      hasBank: debt.bank !== null,
    })
    const fields = { ...offerOnSpecial(debt, entered), ...entered, ...terms }
    const movesBalance = balanceCents !== undefined && balanceCents !== debt.balance
    const given = balanceCents === undefined ? fields : { ...fields, balance: balanceCents }
    const isNoted = await noteTyped(tx, key, { before: debt, given })
    if (!movesBalance && !isNoted && Object.keys(fields).length === 0) return debt
    const moved = movesBalance ? await correctBalance(tx, debt, { balanceCents, today: days.today }) : {}
    return saveDebt(tx, key, { ...moved, ...fields, version: debt.version + 1 })
  })
}

/** `balanceCents` is what is owed today, when the history begins. */
export type NewDebt = DebtFields & { balanceCents: number; days: SavingDays }

/** Throws 422 when the person has as many debts as they may keep. */
export function createDebt(db: Executor, userId: string, debt: NewDebt): Promise<DebtWithBank> {
  const { balanceCents, days, ...entered } = debt
  const given = { ...entered, ...accruedDays(entered, null, days) }
  const fields = { ...given, ...balanceTerms(given.balances, { balanceCents, hasBank: false }) }
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countDebts(tx, userId)) >= MAX_DEBTS) throw tooManyDebts()
    const key = await insertDebt(tx, userId, fields)
    await insertLines(tx, key, [{ kind: 'opening', amount: balanceCents, occurredOn: days.today }])
    return saveDebt(tx, key, { version: 1 })
  })
}
