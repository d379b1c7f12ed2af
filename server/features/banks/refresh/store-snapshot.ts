/** Stores what a bank tells of its accounts and debts. The caller has locked the owner and the bank. */
import type { Executor } from '#server/db/executor.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { BankReading, LinkedAccount } from '#server/ports/banking/banking.ts'
import {
  insertAccount,
  listBankDebts,
  listKnownAccounts,
  saveAccount,
  unshareOthers,
} from '../banks.queries.ts'
import type { BankAccountRow, BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { syncDebt, makeDebt } from './sync-debts.ts'
import { matchAccounts } from '../link/match-accounts.ts'
import { sanitizeText } from '../sanitize-text.ts'
import type { KnownAccount } from '../link/match-accounts.ts'
import type { Moves } from './store-transactions.ts'

const stillMoves: Moves = { arrived: [], gone: [], net: 0 }

/** Stores each account once, known or new, and unshares those that are missing; returns them by the service's id. */
export async function storeAccounts(
  tx: Executor,
  bank: BankRow,
  reading: BankReading,
): Promise<Map<string, BankAccountRow>> {
  const { userId, id: bankId, institutionId } = bank
  const known: KnownAccount[] = await listKnownAccounts(tx, userId)
  const matched = matchAccounts(known, { accounts: reading.accounts, institutionId })
  const rates = new Map(reading.liabilities.map((one) => [one.accountId, one.promotional]))
  const rows = new Map<string, BankAccountRow>()
  for (const account of reading.accounts) {
    const promotional = rates.get(account.id)
    const values = {
      ...columnsOf(account),
      bankId,
      isShared: true,
      promotionalRate: promotional && promotional.endsOn === null ? promotional.aprPpm : null,
    }
    const row = matched.get(account.id)
    const stored = row
      ? await saveAccount(tx, { userId, accountId: row.id }, values)
      : await insertAccount(tx, { ...values, userId })
    rows.set(account.id, stored)
  }
  const ids = [...rows.values()].map(({ id }) => id)
  await unshareOthers(tx, { userId, bankId }, ids)
  return rows
}

function columnsOf({ id, persistentId, name, mask, type, subtype, currentCents }: LinkedAccount) {
  return {
    providerId: id,
    persistentId,
    name: sanitizeText(name, 120),
    mask,
    type,
    subtype,
    balance: currentCents,
  }
}

export type Storing = {
  bank: BankRow
  reading: BankReading
  accounts: Map<string, BankAccountRow>
  /** by our account's id */
  moves: Map<string, Moves>
  now: Date
  /** the person links it now: a debt of theirs that is gone is made again */
  isLinked: boolean
}

/** Makes and follows the debts of a bank, in the order of their ids, so that two writers never wait for each other. */
export async function storeDebts(tx: Executor, storing: Storing): Promise<void> {
  const { bank, reading, accounts, moves, now, isLinked } = storing
  const today = await readPersonDay(tx, bank.userId, now)
  const sources = await listBankDebts(tx, { userId: bank.userId, bankId: bank.id })
  const liabilities = new Map(reading.liabilities.map((one) => [accounts.get(one.accountId)?.id, one]))
  const linkedOf = new Map(reading.accounts.map((one) => [accounts.get(one.id)?.id, one]))
  const rows = new Map([...accounts.values()].map((row) => [row.id, row]))
  const followed = new Set(sources.map(({ accountId }) => accountId))
  for (const source of sources) {
    const [account, linked] = [rows.get(source.accountId), linkedOf.get(source.accountId)]
    const liability = liabilities.get(source.accountId)
    if (!account || !linked || !liability) continue
    const its = moves.get(account.id) ?? stillMoves
    await syncDebt(tx, { account, linked, liability, now, today, source, moves: its, isLinked })
  }
  for (const account of rows.values()) {
    const [linked, liability] = [linkedOf.get(account.id), liabilities.get(account.id)]
    if (!linked || !liability || followed.has(account.id) || (account.madeDebt && !isLinked)) continue
    await makeDebt(tx, { account, linked, liability, now, today })
  }
}
