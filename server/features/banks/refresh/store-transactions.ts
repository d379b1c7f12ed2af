/**
 * Stores what a bank told since the last time: each transaction once, whatever id it comes with. A posted one takes the
 * place of the pending one it was; one that an earlier link told of already is taken up, not added. Lines of spending
 * follow their transaction; what concerns a debt is answered for its ledger.
 */
import type { Executor } from '#server/db/executor.ts'
import type { FetchedTransaction, TransactionChanges } from '#server/ports/banking/banking.ts'
import type {
  BankAccountRow,
  BankTransactionRow,
  SpendingRuleRow,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import { isDebtPayment, kindOf } from './classify-transaction.ts'
import type { ReportedBankPayment } from './match-payments.ts'
import { merchantKey } from '#engine/budget/merchant-key.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { countInBudget, sortedByRule } from './count-in-budget.ts'
import {
  insertTransactions,
  listByProviderId,
  listOfEarlierLinks,
  removeSpendingOf,
  removeTransactions,
  saveTransaction,
} from '#server/features/bank-accounts/transactions.queries.ts'
import type { NewTransaction } from '#server/features/bank-accounts/transactions.queries.ts'

/** The effect of one account's transactions on its debt, in cents. */
export type Moves = {
  /** payments that are new, or not what they were */
  arrived: ReportedBankPayment[]
  /** lines of payments that the bank took back or changed */
  gone: string[]
  /** what the posted transactions added to what is owed */
  net: number
}

export type Sync = {
  userId: string
  itemId: string
  /** the first sync of this link: the balances already include these transactions */
  isFirst: boolean
  /** by the service's id */
  accounts: Map<string, BankAccountRow>
  changes: TransactionChanges
  rules: SpendingRuleRow[]
}

type Told = { fetched: FetchedTransaction; account: BankAccountRow; row: BankTransactionRow | undefined }

/** The latest version of each id, without those in `removed`. */
function lastWords({ changes, accounts }: Sync): { fetched: FetchedTransaction; account: BankAccountRow }[] {
  const removed = new Set(changes.removed)
  const words = new Map<string, FetchedTransaction>()
  for (const one of [...changes.added, ...changes.modified]) if (!removed.has(one.id)) words.set(one.id, one)
  return [...words.values()].flatMap((fetched) => {
    const account = accounts.get(fetched.accountId)
    return account ? [{ fetched, account }] : []
  })
}

function valuesOf({ fetched, account }: Told, itemId: string) {
  const merchant = sanitizeText(fetched.merchant, 120)
  return {
    accountId: account.id,
    itemId,
    providerId: fetched.id,
    merchant,
    merchantKey: merchantKey(merchant),
    amount: fetched.amountCents,
    postedOn: fetched.on,
    isPending: fetched.isPending,
    kind: kindOf(account, fetched),
  } satisfies NewTransaction
}

const lookOf = (one: Pick<NewTransaction, 'accountId' | 'amount' | 'postedOn' | 'merchantKey'>) =>
  `${one.accountId} ${one.amount} ${one.postedOn} ${one.merchantKey}`

/** Matches each reported transaction with its stored row; a row is matched once. */
async function findRows(tx: Executor, sync: Sync): Promise<{ told: Told[]; known: BankTransactionRow[] }> {
  const { userId, itemId, isFirst, accounts, changes } = sync
  const words = lastWords(sync)
  const ids = words.flatMap(({ fetched }) => [
    fetched.id,
    ...(fetched.replacesId ? [fetched.replacesId] : []),
  ])
  const known = await listByProviderId(tx, userId, [...ids, ...changes.removed])
  const byId = new Map(known.map((row) => [row.providerId, row]))
  const accountIds = [...accounts.values()].map(({ id }) => id)
  // A new link may tell its history in several parts.
  const mayMatch = isFirst || words.length > 0
  const earlier = mayMatch ? await listOfEarlierLinks(tx, { userId, itemId, accountIds }) : []
  const byLook = Map.groupBy(
    earlier.filter(({ isPending }) => !isPending),
    lookOf,
  )
  const told = words.map(({ fetched, account }): Told => {
    const row = byId.get(fetched.id) ?? (fetched.replacesId ? byId.get(fetched.replacesId) : undefined)
    if (row) byId.delete(row.providerId)
    const bare = { fetched, account, row }
    return row ? bare : { ...bare, row: byLook.get(lookOf(valuesOf(bare, itemId)))?.pop() }
  })
  return { told, known: [...known, ...earlier.filter(({ isPending }) => isPending)] }
}

function movesBy(moves: Map<string, Moves>, accountId: string): Moves {
  const found = moves.get(accountId) ?? { arrived: [], gone: [], net: 0 }
  moves.set(accountId, found)
  return found
}

const postedAmount = (row: BankTransactionRow | undefined) => (row && !row.isPending ? row.amount : 0)

/** Adds a reported transaction to its account's moves; true where it is a payment whose debt entry must be written. */
function noteMove(moves: Moves, { fetched, account, row }: Told): boolean {
  const isPosted = !fetched.isPending
  moves.net += (isPosted ? fetched.amountCents : 0) - postedAmount(row)
  const wasPosted = row !== undefined && !row.isPending
  const isChanged =
    wasPosted &&
    (row.amount !== fetched.amountCents || row.postedOn !== fetched.on) &&
    row.paymentBy === 'bank'
  if (isChanged) moves.gone.push(row.paymentId!)
  return isPosted && isDebtPayment(account, fetched) && (!wasPosted || isChanged)
}

/** Takes back what the bank no longer tells, with its line of spending. */
async function takeBack(
  tx: Executor,
  userId: string,
  { rows, moves }: { rows: BankTransactionRow[]; moves: Map<string, Moves> },
): Promise<void> {
  for (const row of rows) {
    const of = movesBy(moves, row.accountId)
    of.net -= postedAmount(row)
    if (row.paymentBy === 'bank') of.gone.push(row.paymentId!)
  }
  const ids = rows.map(({ id }) => id)
  await removeSpendingOf(tx, userId, ids)
  await removeTransactions(tx, userId, ids)
}

/** Brings the rows that are there up to date; answers them as they are now. */
async function saveTold(
  tx: Executor,
  itemId: string,
  { told, payingIds }: { told: Told[]; payingIds: Set<string> },
): Promise<BankTransactionRow[]> {
  const changed: BankTransactionRow[] = []
  for (const one of told) {
    if (!one.row) continue
    const isPaidAnew = one.row.paymentBy === 'bank' && payingIds.has(one.fetched.id)
    const payment: Partial<Pick<BankTransactionRow, 'paymentId' | 'paymentBy'>> = isPaidAnew
      ? { paymentId: null, paymentBy: null }
      : {}
    const change = { ...valuesOf(one, itemId), ...payment }
    await saveTransaction(tx, one.row, change)
    changed.push({ ...one.row, ...change })
  }
  return changed
}

/** Answers what each account's debt must hear, by the account's id. */
export async function storeTransactions(tx: Executor, sync: Sync): Promise<Map<string, Moves>> {
  const { userId, itemId, isFirst, changes, rules } = sync
  const { told, known } = await findRows(tx, sync)
  const moves = new Map<string, Moves>()
  const paying = told.filter((one) => noteMove(movesBy(moves, one.account.id), one))
  const payingIds = new Set(paying.map(({ fetched }) => fetched.id))
  const changed = await saveTold(tx, itemId, { told, payingIds })
  const added = told.filter(({ row }) => !row).map((one) => sortedByRule(valuesOf(one, itemId), rules))
  const fresh = await insertTransactions(tx, userId, added)
  const rows = [...changed, ...fresh]
  const kept = new Set(rows.map(({ id }) => id))
  const removed = new Set(changes.removed)
  const isOver = (row: BankTransactionRow) => removed.has(row.providerId) || row.itemId !== itemId
  await takeBack(tx, userId, { rows: known.filter((row) => !kept.has(row.id) && isOver(row)), moves })
  await countInBudget(tx, { userId, changed, fresh, rules })
  if (isFirst) return new Map([...moves].map(([id, { gone }]) => [id, { arrived: [], gone, net: 0 }]))
  for (const row of rows)
    if (payingIds.has(row.providerId))
      movesBy(moves, row.accountId).arrived.push({ id: row.id, amount: -row.amount, on: row.postedOn })
  return moves
}
