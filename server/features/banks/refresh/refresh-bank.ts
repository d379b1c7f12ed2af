/**
 * Fetches what is new of a bank and stores all of it or nothing. Two at a time do no harm: whoever fetched from an
 * older state finds the bank already brought up to date, and writes nothing.
 */
import { mayUse } from '#engine/access/features.ts'
import type { Executor } from '#server/db/executor.ts'
import { findUser, lockOwner } from '#server/features/account/account.queries.ts'
import { keepCategories } from '#server/features/budget/budget.queries.ts'
import { lockDebt } from '#server/features/debts/debts.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { BankReading, TransactionChanges } from '#server/ports/banking/banking.ts'
import {
  findBank,
  findItem,
  findLinkedItem,
  listBankDebts,
  lockBank,
  saveBank,
  saveItem,
} from '../banks.queries.ts'
import type { BankKey } from '../banks.queries.ts'
import type { BankItemRow, BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { isAway, isLoginNeeded, missingBank } from '../refusals.ts'
import { listRules } from '#server/features/bank-accounts/spending-rules.queries.ts'
import { storeAccounts, storeDebts } from './store-snapshot.ts'
import { storeTransactions } from './store-transactions.ts'

type Parts = Pick<AppParts, 'db' | 'banking' | 'secrets' | 'clock' | 'log'>

type Told = {
  /** as they were when the bank was asked */
  seen: { bank: BankRow; item: BankItemRow }
  reading: BankReading
  changes: TransactionChanges
  isByPerson: boolean
}

async function storeTold(tx: Executor, told: Told, now: Date): Promise<void> {
  const { seen, reading, changes, isByPerson } = told
  const { userId, itemId, cursor } = seen.item
  const key = { userId, bankId: seen.bank.id }
  await lockOwner(tx, userId)
  const bank = await lockBank(tx, key)
  if (!bank || bank.removedAt !== null) throw missingBank()
  const item = await findItem(tx, { userId, itemId })
  const isUnchanged = bank.refreshedAt?.getTime() === seen.bank.refreshedAt?.getTime()
  if (item?.state !== 'linked' || item.cursor !== cursor || !isUnchanged) return
  // Debts before transactions, as a person who records a payment takes them.
  for (const { debtId } of await listBankDebts(tx, key)) await lockDebt(tx, { userId, debtId })
  await keepCategories(tx, userId)
  const rules = await listRules(tx, userId)
  const accounts = await storeAccounts(tx, bank, reading)
  const isFirst = cursor === null
  const moves = await storeTransactions(tx, { userId, itemId, isFirst, accounts, changes, rules })
  await storeDebts(tx, { bank, reading, accounts, moves, now, isLinked: false })
  // An empty one: the bank has reported nothing yet.
  await saveItem(tx, item, { cursor: changes.cursor || null })
  // A login that is soon over is still so after a refresh that nobody asked for.
  const state = bank.state === 'expires_soon' && !isByPerson ? bank.state : 'good'
  await saveBank(tx, key, { state, refreshedAt: now, triedAt: now })
}

/** Throws 404 for a bank that is not linked, and whatever the port throws; then nothing has changed. */
export async function refreshBank(
  parts: Parts,
  key: BankKey,
  { isByPerson }: { isByPerson: boolean },
): Promise<void> {
  const { db, banking, secrets, clock } = parts
  const [bank, item] = await Promise.all([findBank(db, key), findLinkedItem(db, key)])
  if (!bank || !item) throw missingBank()
  const token = secrets.open(item.accessToken, { userId: item.userId, itemId: item.itemId })
  const [reading, changes] = await Promise.all([
    banking.read(token),
    banking.transactions(token, item.cursor),
  ])
  const told = { seen: { bank, item }, reading, changes, isByPerson }
  await db.transaction((tx) => storeTold(tx, told, clock.now()))
}

/** Notes that only the person can let us in again. */
export async function noteLoginNeeded(parts: Pick<AppParts, 'db' | 'clock'>, key: BankKey): Promise<void> {
  await saveBank(parts.db, key, { state: 'login_required', triedAt: parts.clock.now() })
}

async function maySync({ db, clock }: Parts, userId: string): Promise<boolean> {
  const user = await findUser(db, userId)
  return user !== undefined && mayUse('bank_linking', accessOfUser(user, clock.now()))
}

/** Refreshes a bank by itself: a plan without bank linking is left alone, and what fails is noted on the bank. */
export async function refreshByItself(parts: Parts, key: BankKey): Promise<void> {
  if (!(await findBank(parts.db, key)) || !(await maySync(parts, key.userId))) return
  try {
    await refreshBank(parts, key, { isByPerson: false })
  } catch (error) {
    if (isLoginNeeded(error)) return noteLoginNeeded(parts, key)
    if (!isAway(error)) throw error
    await saveBank(parts.db, key, { state: 'failing', triedAt: parts.clock.now() })
    parts.log.warn('banks.refresh_failed', { bankId: key.bankId })
  }
}
