/** A bank for tests, in our own words, that a test can change, break and slow down; and the calls a person makes. */
import type { listBankTransactions, listBanks } from '#contracts/money/banks.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import type { Pool } from '#server/db/connect.ts'
import { BadPublicToken, LinkGone } from '#server/ports/banking/banking.ts'
import type {
  BankReading,
  Banking,
  FetchedTransaction,
  Liability,
  LinkedAccount,
} from '#server/ports/banking/banking.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

/** As the wire has them. */
export type Bank = WireOf<typeof listBanks>[number]
export type BankTransaction = WireOf<typeof listBankTransactions>[number]

export const card = (change: Partial<LinkedAccount> = {}): LinkedAccount => ({
  id: 'card',
  persistentId: null,
  name: 'Everyday Card',
  mask: '4444',
  type: 'credit',
  subtype: 'credit card',
  currentCents: 100_000,
  limitCents: 500_000,
  ...change,
})

export const checking = (change: Partial<LinkedAccount> = {}): LinkedAccount =>
  card({
    id: 'checking',
    name: 'Checking',
    mask: '1111',
    type: 'depository',
    subtype: 'checking',
    limitCents: null,
    ...change,
  })

export const cardDebt = (change: Partial<Liability> = {}): Liability => ({
  accountId: 'card',
  debtType: 'credit_card',
  balanceCents: 100_000,
  aprPpm: 249_900,
  promotional: null,
  balances: [],
  minimumPaymentCents: 3_500,
  pause: null,
  nextDueOn: '2026-12-15',
  lastPayment: null,
  lastStatement: null,
  isOverdue: false,
  escrowCents: null,
  ...change,
})

export const purchase = (change: Partial<FetchedTransaction> = {}): FetchedTransaction => ({
  id: 'purchase-1',
  accountId: 'card',
  amountCents: 4_250,
  on: '2026-11-20',
  merchant: 'Lantern Lane Market #112',
  isPending: false,
  replacesId: null,
  category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_GROCERIES' },
  ...change,
})

export const payment = (change: Partial<FetchedTransaction> = {}): FetchedTransaction =>
  purchase({
    id: 'payment-1',
    amountCents: -20_000,
    merchant: 'Payment thank you',
    category: { primary: 'LOAN_PAYMENTS', detailed: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' },
    ...change,
  })

type Event = { op: 'added' | 'modified'; transaction: FetchedTransaction } | { op: 'removed'; id: string }

/** What one public token leads to. */
export type FakeItem = {
  itemId: string
  reading: BankReading
  events: Event[]
  isTaken: boolean
  isRemoved: boolean
}

export type FakeBanking = Banking & {
  /** Makes a bank that `publicToken` links; answers it for the test to change. */
  offer(publicToken: string, reading?: Partial<BankReading>): FakeItem
  items: Map<string, FakeItem>
  /** thrown by the next calls of this name, while it is set */
  failing: Partial<Record<keyof Banking, Error>>
  calls: (keyof Banking)[]
}

const firstReading = (): BankReading => ({
  institution: { id: 'ins_1', name: 'Harbor Bank' },
  accounts: [card(), checking()],
  liabilities: [cardDebt()],
  foreign: [],
})

/** Gives every item its own ids, as the service does. */
function withIds(itemId: string, reading: BankReading): BankReading {
  return {
    ...structuredClone(reading),
    accounts: reading.accounts.map((one) => ({ ...one, id: `${itemId}-${one.id}` })),
    liabilities: reading.liabilities.map((one) => ({ ...one, accountId: `${itemId}-${one.accountId}` })),
  }
}

function changesSince(item: FakeItem, cursor: string | null) {
  const own = (one: FetchedTransaction): FetchedTransaction => ({
    ...one,
    id: `${item.itemId}-${one.id}`,
    accountId: `${item.itemId}-${one.accountId}`,
    replacesId: one.replacesId && `${item.itemId}-${one.replacesId}`,
  })
  const events = item.events.slice(Number(cursor ?? 0))
  const of = (op: 'added' | 'modified') =>
    events.flatMap((event) => (event.op === op ? [own(event.transaction)] : []))
  return {
    added: of('added'),
    modified: of('modified'),
    removed: events.flatMap((event) => (event.op === 'removed' ? [`${item.itemId}-${event.id}`] : [])),
    cursor: String(item.events.length),
    foreignCount: 0,
  }
}

export function fakeBanking(): FakeBanking {
  const items = new Map<string, FakeItem>()
  const failing: FakeBanking['failing'] = {}
  const calls: (keyof Banking)[] = []
  const enter = (name: keyof Banking) => {
    calls.push(name)
    if (failing[name]) throw failing[name]
  }
  const itemOf = (accessToken: string) => {
    const item = [...items.values()].find(({ itemId }) => `access-${itemId}` === accessToken)
    if (!item || item.isRemoved) throw new LinkGone()
    return item
  }
  return {
    items,
    failing,
    calls,
    offer: (publicToken, reading = {}) => {
      const itemId = `item${items.size + 1}`
      const item = {
        itemId,
        reading: { ...firstReading(), ...reading },
        events: [],
        isTaken: false,
        isRemoved: false,
      }
      items.set(publicToken, item)
      return item
    },
    createLinkToken: async ({ accessToken, choosesAccounts }) => {
      enter('createLinkToken')
      if (accessToken !== undefined) itemOf(accessToken)
      if (choosesAccounts) return 'link-choose'
      return accessToken === undefined ? 'link-new' : 'link-repair'
    },
    exchange: async (publicToken) => {
      enter('exchange')
      const item = items.get(publicToken)
      if (!item || item.isTaken) throw new BadPublicToken()
      item.isTaken = true
      return { accessToken: `access-${item.itemId}`, itemId: item.itemId }
    },
    read: async (accessToken) => {
      enter('read')
      const item = itemOf(accessToken)
      return withIds(item.itemId, item.reading)
    },
    transactions: async (accessToken, cursor) => {
      enter('transactions')
      return changesSince(itemOf(accessToken), cursor)
    },
    verifyWebhook: async (_headers, rawBody) => {
      enter('verifyWebhook')
      return JSON.parse(rawBody.toString())
    },
    remove: async (accessToken) => {
      enter('remove')
      itemOf(accessToken).isRemoved = true
    },
  }
}

export function bodyOf<T>(answer: TestAnswer, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  // The answer went through its contract on the way out; the tests check the rest.
  return answer.body as T
}

export const exchange = (user: TestUser, publicToken: string) =>
  user.request('POST', '/api/plaid/exchange-public-token', { public_token: publicToken })

export async function link(user: TestUser, publicToken: string): Promise<Bank> {
  return bodyOf<{ bank: Bank }>(await exchange(user, publicToken)).bank
}

export async function refresh(user: TestUser, bankId: string): Promise<Bank> {
  return bodyOf(await user.request('POST', `/api/banks/${bankId}/refresh`))
}

export async function banksOf(user: TestUser): Promise<Bank[]> {
  return bodyOf(await user.request('GET', '/api/banks'))
}

export async function transactionsOf(user: TestUser, month = '2026-11'): Promise<BankTransaction[]> {
  return bodyOf(await user.request('GET', `/api/bank-transactions?month=${month}`))
}

/** Takes everything back that people of a test have linked and recorded. */
export async function startAnew(pool: Pool): Promise<void> {
  for (const table of ['link_attempts', 'bank_items', 'banks', 'debts', 'budget_categories'])
    await pool.query(`delete from ${table}`)
  await pool.query("update pgboss.job set state = 'completed' where state < 'active'")
}
