/** The endpoints of a linked bank, and the list of all; each answer in the SDK's own type. */
import { AccountType, ItemWithConsentFieldsUpdateTypeEnum, Products, TransactionsUpdateStatus } from 'plaid'
import type {
  AccountBase,
  AccountsGetResponse,
  InstitutionsGetByIdResponse,
  ItemGetResponse,
  ItemRemoveResponse,
  LiabilitiesGetResponse,
  TransactionsRefreshResponse,
  WebhookVerificationKeyGetResponse,
} from 'plaid'
import type * as z from 'zod/mini'
import { utcDay } from '#server/sandbox/utc-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { accountAnswer, institutionAnswer, itemAnswer, liabilitiesAnswer } from './account-answers.ts'
import { defineCall } from './call.ts'
import type { Asked, Call } from './call.ts'
import * as fields from './fields.ts'
import { bankOf } from './institutions.content.ts'
import type { SandboxBank } from './institutions.content.ts'
import { accountIdOf, accountsOf } from './ledger.ts'
import {
  invalidField,
  invalidInstitution,
  itemNotFound,
  loginRequired,
  noLiabilities,
  productNotSupported,
  unknownKey,
} from './refusal.ts'
import { createLinkToken, exchangePublicToken } from './link.calls.ts'
import { bringForward, find, forget, itemIdOf, withItem } from './store.ts'
import type { StoredItem } from './stored.ts'
import { readSync } from './sync.ts'
import { enqueue, publicKeyOf, syncUpdates } from './webhooks.ts'

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

type AccountsAsked = z.output<typeof fields.tokenBody>

function accountAnswers({ item, bank, today }: Opened, { options }: AccountsAsked): AccountBase[] {
  const wanted = options?.account_ids
  const ids = accountsOf(item).map(({ key }) => accountIdOf(item.itemId, key))
  if (wanted?.some((id) => !ids.includes(id)) === true)
    throw invalidField('one or more of the account IDs is invalid for this item')
  return accountsOf(item)
    .filter(({ key }) => wanted?.includes(accountIdOf(item.itemId, key)) ?? true)
    .map((account) => accountAnswer({ item, account, today }, bank.isPersistent))
}

const getAccounts = defineCall({
  path: '/accounts/get',
  names: fields.accountsGet,
  schema: fields.tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<AccountsGetResponse> => {
      const accounts = accountAnswers(opened, asked.body)
      return { accounts, item: itemAnswer(opened.item, opened.bank), request_id: asked.request_id }
    }),
})

const owes = ({ type }: AccountBase) => type === AccountType.Credit || type === AccountType.Loan

const getLiabilities = defineCall({
  path: '/liabilities/get',
  names: fields.liabilitiesGet,
  schema: fields.tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<LiabilitiesGetResponse> => {
      const { item, bank, today } = opened
      if (!bank.products.includes(Products.Liabilities)) throw productNotSupported('liabilities')
      const accounts = accountAnswers(opened, asked.body)
      if (!accounts.some(owes)) throw noLiabilities()
      const liabilities = liabilitiesAnswer(item, today)
      return { accounts, item: itemAnswer(item, bank), liabilities, request_id: asked.request_id }
    }),
})

const syncTransactions = defineCall({
  path: '/transactions/sync',
  names: fields.sync,
  schema: fields.syncBody,
  run: (asked) =>
    openItem(asked, async (opened) => {
      const { tx, item, bank } = opened
      if (!bank.products.includes(Products.Transactions)) throw productNotSupported('transactions')
      const read = await readSync({ tx, item, asked: asked.body, now: asked.now })
      return {
        ...read,
        accounts: accountAnswers(opened, { access_token: asked.body.access_token }),
        transactions_update_status: TransactionsUpdateStatus.HistoricalUpdateComplete,
        request_id: asked.request_id,
      }
    }),
})

const refreshTransactions = defineCall({
  path: '/transactions/refresh',
  names: fields.refresh,
  schema: fields.tokenBody,
  run: (asked) =>
    openItem(asked, async ({ tx, item, bank }): Promise<TransactionsRefreshResponse> => {
      if (!bank.products.includes(Products.Transactions)) throw productNotSupported('transactions')
      await enqueue(tx, item, syncUpdates(item))
      return { request_id: asked.request_id }
    }),
})

const getItem = defineCall({
  path: '/item/get',
  names: fields.itemGet,
  schema: fields.tokenBody,
  run: async ({ parts, body, request_id }): Promise<ItemGetResponse> => {
    const item = await find(parts.db, 'item', await itemIdOf(parts.db, body.access_token))
    if (item === null) throw itemNotFound()
    const answer = itemAnswer(item, bankOf(item.institutionId)!)
    const update_type = ItemWithConsentFieldsUpdateTypeEnum.Background
    return { item: { ...answer, update_type, created_at: item.createdAt }, status: null, request_id }
  },
})

const removeItem = defineCall({
  path: '/item/remove',
  names: fields.itemRemove,
  schema: fields.tokenBody,
  run: async ({ parts, body, request_id }): Promise<ItemRemoveResponse> => {
    await withItem(parts, await itemIdOf(parts.db, body.access_token), forget)
    return { request_id }
  },
})

const getInstitution = defineCall({
  path: '/institutions/get_by_id',
  names: fields.institutionGet,
  schema: fields.institutionBody,
  run: async ({ body, request_id }): Promise<InstitutionsGetByIdResponse> => {
    const bank = bankOf(body.institution_id)
    if (bank === undefined) throw invalidInstitution()
    return { institution: institutionAnswer(bank), request_id }
  },
})

const getKey = defineCall({
  path: '/webhook_verification_key/get',
  names: fields.keyGet,
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
  refreshTransactions,
  getItem,
  removeItem,
  getInstitution,
  getKey,
]
