/** Transactions since a cursor: page after page, and from the old cursor again when they change on the way. */
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { FetchedTransaction, TransactionChanges } from './banking.ts'
import { syncAnswer } from './plaid-answers.ts'
import type { PlaidTransaction } from './plaid-answers.ts'
import { PlaidRefusal, askPlainly, inOurWords } from './plaid-asking.ts'
import type { Plaid } from './plaid-asking.ts'
import { nearestCents, foreignCurrency, lineOf } from './plaid-figures.ts'

const PAGE_SIZE = 500
const MOST_PAGES = 100
const MOST_STARTS = 3
const CHANGED_ON_THE_WAY = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION'

function transactionOf(given: PlaidTransaction): FetchedTransaction {
  const { primary, detailed } = given.personal_finance_category ?? { primary: null, detailed: '' }
  return {
    id: given.transaction_id,
    accountId: given.account_id,
    amountCents: nearestCents(given.amount) ?? 0,
    on: given.date,
    merchant: lineOf(given.merchant_name) || lineOf(given.name) || 'Unknown',
    isPending: given.pending,
    replacesId: given.pending_transaction_id ?? null,
    category: primary === null ? null : { primary, detailed },
  }
}

/** The sum of the pages, in order: a transaction that was added and removed again does not appear. */
function createTally() {
  const added = new Map<string, FetchedTransaction>()
  const modified = new Map<string, FetchedTransaction>()
  const removed = new Set<string>()
  let foreignCount = 0
  const put = (given: PlaidTransaction, isNew: boolean) => {
    if (foreignCurrency(given) !== null) {
      foreignCount += 1
      return
    }
    const id = given.transaction_id
    const list = isNew || added.has(id) ? added : modified
    list.set(id, transactionOf(given))
    removed.delete(id)
  }
  const remove = (id: string) => {
    modified.delete(id)
    if (!added.delete(id)) removed.add(id)
  }
  const result = (cursor: string): TransactionChanges => ({
    added: [...added.values()],
    modified: [...modified.values()],
    removed: [...removed],
    cursor,
    foreignCount,
  })
  return { put, remove, result }
}

type Asked = { api: Plaid['api']; accessToken: string; cursor: string | null; within: AbortSignal }

function askPage({ api, accessToken, within }: Asked, cursor: string) {
  const request = {
    access_token: accessToken,
    count: PAGE_SIZE,
    ...(cursor !== '' && { cursor }),
    options: { include_personal_finance_category: true },
  }
  return askPlainly({
    call: async (options) => (await api()).transactionsSync(request, options),
    answer: syncAnswer,
    within,
    twice: true,
  })
}

async function readPages(asked: Asked): Promise<TransactionChanges> {
  const tally = createTally()
  let cursor = asked.cursor ?? ''
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await askPage(asked, cursor)
    for (const one of answer.added) tally.put(one, true)
    for (const one of answer.modified) tally.put(one, false)
    for (const one of answer.removed) tally.remove(one.transaction_id)
    cursor = answer.next_cursor
    if (!answer.has_more) return tally.result(cursor)
  }
  throw new OutsideUnavailable('banking')
}

/** The link is good, and this bank or the person's choice gives no transactions. */
const tellsNone = new Set(['ADDITIONAL_CONSENT_REQUIRED', 'NO_ACCOUNTS', 'PRODUCTS_NOT_SUPPORTED'])

/** Everything since the cursor, or nothing: half of the pages would lose the other half. */
export async function readTransactions(
  { api, whole }: Plaid,
  accessToken: string,
  cursor: string | null,
): Promise<TransactionChanges> {
  const within = whole()
  for (let start = 1; ; start += 1) {
    try {
      return await readPages({ api, accessToken, cursor, within })
    } catch (error) {
      if (!(error instanceof PlaidRefusal)) throw error
      if (tellsNone.has(error.code)) return createTally().result(cursor ?? '')
      if (error.code !== CHANGED_ON_THE_WAY || start === MOST_STARTS) throw inOurWords(error)
    }
  }
}
