/** The endpoints of a linked bank, and the list of all; each answer in the SDK's own type. */
import { AccountType, Products, TransactionsUpdateStatus } from 'plaid'
import type {
  AccountBase,
  AccountsGetResponse,
  InstitutionsGetByIdResponse,
  ItemRemoveResponse,
  LiabilitiesGetResponse,
  WebhookVerificationKeyGetResponse,
} from 'plaid'
import { utcDay } from '#server/sandbox/utc-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { accountAnswer, institutionAnswer, itemAnswer, liabilitiesAnswer } from './account-answers.ts'
import { defineCall } from './call.ts'
import type { Asked, Call } from './call.ts'
import * as fields from './fields.ts'
import { bankOf } from './institutions.content.ts'
import type { SandboxBank } from './institutions.content.ts'
import { accountsOf } from './ledger.ts'
import {
  invalidInstitution,
  loginRequired,
  noLiabilities,
  productNotSupported,
  unknownKey,
} from './refusal.ts'
import { createLinkToken, exchangePublicToken } from './link/link.calls.ts'
import { bringForward, forget, itemIdOf, withItem } from './store.ts'
import type { StoredItem } from './stored.ts'
import { readSync } from './sync.ts'
import { publicKeyOf } from './webhooks/webhooks.ts'

type Opened = { tx: Executor; item: StoredItem; bank: SandboxBank; today: string }

/** Runs on the link of an access token whose login is good, brought to today. */
async function openItem<T>(
  { parts, body, now }: Asked<{ access_token: string }>,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const itemId = await itemIdOf(parts.db, body.access_token)
  return withItem(parts, itemId, async (tx, item) => {
    if (item.error !== null) throw loginRequired()
    await bringForward(tx, item, now)
    return run({ tx, item, bank: bankOf(item.institutionId)!, today: utcDay(now) })
  })
}

const accountAnswers = ({ item, bank, today }: Opened): AccountBase[] =>
  accountsOf(item).map((account) => accountAnswer({ item, account, today }, bank.isPersistent))

const getAccounts = defineCall({
  path: '/accounts/get',
  schema: fields.tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<AccountsGetResponse> => {
      const accounts = accountAnswers(opened)
      return { accounts, item: itemAnswer(opened.item, opened.bank), request_id: asked.request_id }
    }),
})

const owes = ({ type }: AccountBase) => type === AccountType.Credit || type === AccountType.Loan

const getLiabilities = defineCall({
  path: '/liabilities/get',
  schema: fields.tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<LiabilitiesGetResponse> => {
      const { item, bank, today } = opened
      if (!bank.products.includes(Products.Liabilities)) throw productNotSupported('liabilities')
      const accounts = accountAnswers(opened)
      if (!accounts.some(owes)) throw noLiabilities()
      const liabilities = liabilitiesAnswer(item, today)
      return { accounts, item: itemAnswer(item, bank), liabilities, request_id: asked.request_id }
    }),
})

const syncTransactions = defineCall({
  path: '/transactions/sync',
  schema: fields.syncBody,
  run: (asked) =>
    openItem(asked, async (opened) => {
      const { tx, item, bank } = opened
      if (!bank.products.includes(Products.Transactions)) throw productNotSupported('transactions')
      const read = await readSync({ tx, item, asked: asked.body, now: asked.now })
      return {
        ...read,
        accounts: accountAnswers(opened),
        transactions_update_status: TransactionsUpdateStatus.HistoricalUpdateComplete,
        request_id: asked.request_id,
      }
    }),
})

const removeItem = defineCall({
  path: '/item/remove',
  schema: fields.tokenBody,
  run: async ({ parts, body, request_id }): Promise<ItemRemoveResponse> => {
    await withItem(parts, await itemIdOf(parts.db, body.access_token), forget)
    return { request_id }
  },
})

const getInstitution = defineCall({
  path: '/institutions/get_by_id',
  schema: fields.institutionBody,
  run: async ({ body, request_id }): Promise<InstitutionsGetByIdResponse> => {
    const bank = bankOf(body.institution_id)
    if (bank === undefined) throw invalidInstitution()
    return { institution: institutionAnswer(bank), request_id }
  },
})

const getKey = defineCall({
  path: '/webhook_verification_key/get',
  schema: fields.keyBody,
  run: async ({ parts, body, request_id }): Promise<WebhookVerificationKeyGetResponse> => {
    const key = await publicKeyOf(parts, body.key_id)
    if (key === null) throw unknownKey()
    return { key, request_id }
  },
})

export const calls: Call[] = [
  createLinkToken,
  exchangePublicToken,
  getAccounts,
  getLiabilities,
  syncTransactions,
  removeItem,
  getInstitution,
  getKey,
]
