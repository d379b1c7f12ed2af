/**
 * A linked bank day by day: its transactions and its balances. A purchase is
 * pending on its day and posted two days later under another id; only posted money changes a balance.
 */
import { createHash } from 'node:crypto'
import { addDays } from '#engine/money/calendar.ts'
import type { Location, PaymentMeta, RemovedTransaction, Transaction } from 'plaid'
import { centsToDecimal } from '#engine/money/cents.ts'
import { AccountType, sandboxWords } from '#server/outside/plaid-words.ts'
import { nulls } from '../nulls.ts'
import { extraMovement, movementsOn } from './flows.ts'
import type { Movement } from './flows.ts'
import { bankOf } from './institutions.content.ts'
import type { SandboxAccount } from './institutions.content.ts'
import type { StoredItem } from './store.ts'

export type LedgerEvent =
  | { op: 'added' | 'modified'; transaction: Transaction }
  | { op: 'removed'; transaction: RemovedTransaction }

const DAYS_PENDING = 2
const DAYS_OF_HISTORY = 90

/** Plaid's amounts are numbers of dollars. */
export const dollars = (cents: number): number => Number(centsToDecimal(cents))

/** An id of Plaid's look, always the same for the same seed. */
export function idOf(seed: string): string {
  return createHash('sha256').update(seed).digest('base64').replaceAll(/[+/=]/g, 'q').slice(0, 37)
}

export const accountIdOf = (itemId: string, key: string): string => idOf(`${itemId} account ${key}`)

/** The accounts of the link that the person chose to share. */
export function accountsOf(item: StoredItem): SandboxAccount[] {
  const bank = bankOf(item.institutionId)
  return (bank?.accounts ?? []).filter(({ key }) => item.accountKeys.includes(key))
}

const nowhere = nulls<Location>()('address city region postal_code country lat lon store_number')
const noMeta = nulls<PaymentMeta>()(
  'reference_number ppd_id payee by_order_of payer payment_method payment_processor reason',
)

type Posting = { item: StoredItem; account: SandboxAccount; movement: Movement; replaces?: string }

function transactionOf({ item, account, movement, replaces }: Posting, isPending: boolean): Transaction {
  const { merchant, line, cents, day, category, seed } = movement
  return {
    ...nulls<Transaction>()(
      'unofficial_currency_code datetime authorized_datetime account_owner check_number transaction_code',
    ),
    account_id: accountIdOf(item.itemId, account.key),
    transaction_id: idOf(`${item.itemId} ${seed} ${isPending ? 'pending' : 'posted'}`),
    pending: isPending,
    pending_transaction_id: replaces ?? null,
    amount: dollars(cents),
    iso_currency_code: account.currency ?? 'USD',
    date: day,
    authorized_date: day,
    name: line,
    merchant_name: merchant,
    location: nowhere,
    payment_meta: noMeta,
    payment_channel: sandboxWords.channel,
    personal_finance_category: { ...category, confidence_level: 'HIGH' },
  }
}

/** Money out raises the balance of a debt, and lowers that of an account. */
function applyToBalance(item: StoredItem, account: SandboxAccount, movement: Movement): void {
  const change = movement.balanceCents ?? movement.cents
  const sign = account.type === AccountType.Depository ? -1 : 1
  const before = item.balances[account.key] ?? account.startCents
  item.balances[account.key] = before + sign * change
}

/** Books one movement. Returns its transaction changes; none for an account without transactions. */
function book(item: StoredItem, account: SandboxAccount, movement: Movement): LedgerEvent[] {
  if (movement.isPendingFirst) {
    item.pending.push({ key: account.key, movement })
    return [{ op: 'added', transaction: transactionOf({ item, account, movement }, true) }]
  }
  applyToBalance(item, account, movement)
  return account.tells
    ? [{ op: 'added', transaction: transactionOf({ item, account, movement }, false) }]
    : []
}

/** Posts what has been pending long enough: the pending one goes, the posted one comes. */
function settlePending(item: StoredItem, day: string): LedgerEvent[] {
  const events: LedgerEvent[] = []
  const oldest = addDays(day, -DAYS_PENDING)
  const accounts = accountsOf(item)
  for (const { key, movement } of item.pending) {
    const account = accounts.find((one) => one.key === key)
    if (movement.day > oldest || account === undefined) continue
    const pending = transactionOf({ item, account, movement }, true)
    const replaces = pending.transaction_id
    events.push(
      { op: 'removed', transaction: { transaction_id: replaces, account_id: pending.account_id } },
      { op: 'added', transaction: transactionOf({ item, account, movement, replaces }, false) },
    )
    applyToBalance(item, account, movement)
  }
  item.pending = item.pending.filter(({ movement }) => movement.day > oldest)
  return events
}

/** Advances to `today`, a day at a time; changes `item` and returns the transaction changes. */
export function advance(item: StoredItem, today: string): LedgerEvent[] {
  const events: LedgerEvent[] = []
  while (item.through < today) {
    item.through = addDays(item.through, 1)
    const day = item.through
    events.push(...settlePending(item, day))
    for (const account of accountsOf(item))
      for (const movement of movementsOn(item.institutionId, account, day))
        events.push(...book(item, account, movement))
  }
  return events
}

/** The first ninety days of transactions, which end in the balances of today. */
export function begin(item: StoredItem, today: string): LedgerEvent[] {
  item.through = addDays(today, -DAYS_OF_HISTORY)
  const told = advance(item, today)
  item.balances = Object.fromEntries(accountsOf(item).map(({ key, startCents }) => [key, startCents]))
  // Pending transactions that were posted since are left out.
  const replaced = new Set(
    told.flatMap((event) => (event.op === 'removed' ? [event.transaction.transaction_id] : [])),
  )
  return told.filter((event) => event.op === 'added' && !replaced.has(event.transaction.transaction_id))
}

/** Two purchases more, on the account that has most of them. */
export function addExtra(item: StoredItem, today: string): LedgerEvent[] {
  const account = accountsOf(item).find((one) => one.tells)
  if (account === undefined) return []
  return [0, 1].flatMap(() => {
    item.extraCount += 1
    const movement = extraMovement({
      bankId: item.institutionId,
      account,
      day: today,
      count: item.extraCount,
    })
    return book(item, account, movement)
  })
}
