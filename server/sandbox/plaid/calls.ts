/** Every endpoint of the peer, each answer in the SDK's own type. */
import { randomUUID } from 'node:crypto'
import { AccountType, ItemWithConsentFieldsUpdateTypeEnum, Products, TransactionsUpdateStatus } from 'plaid'
import type {
  AccountBase,
  AccountsGetResponse,
  InstitutionsGetByIdResponse,
  ItemGetResponse,
  ItemPublicTokenExchangeResponse,
  ItemRemoveResponse,
  LiabilitiesGetResponse,
  LinkTokenCreateResponse,
  TransactionsRefreshResponse,
  WebhookVerificationKeyGetResponse,
} from 'plaid'
import type * as z from 'zod/mini'
import { dayOf } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import type { PeerParts } from '../peers.ts'
import { accountAnswer, institutionAnswer, itemAnswer, liabilitiesAnswer } from './account-answers.ts'
import * as fields from './fields.ts'
import { bankOf } from './institutions.content.ts'
import type { SandboxBank } from './institutions.content.ts'
import { accountIdOf, accountsOf } from './ledger.ts'
import {
  invalidField,
  invalidInstitution,
  invalidPublicToken,
  itemNotFound,
  loginRequired,
  missingFields,
  noLiabilities,
  productNotSupported,
  unknownKey,
} from './refusal.ts'
import { bringForward, find, forget, itemIdOf, put, take, withItem } from './store.ts'
import type { StoredItem } from './stored.ts'
import { readSync } from './sync.ts'
import { enqueue, publicKeyOf, syncUpdates } from './webhooks.ts'

const LINK_TOKEN_MS = 4 * 3_600_000
const REPAIR_TOKEN_MS = 30 * 60_000

type Asked<B> = { parts: PeerParts; body: B; request_id: string; now: Date }

export type Call = {
  path: string
  names: Record<string, true>
  schema: z.ZodMiniType
  run: (asked: Asked<unknown>) => Promise<object>
}

function defineCall<S extends z.ZodMiniType>(call: {
  path: string
  names: Record<string, true>
  schema: S
  run: (asked: Asked<z.output<S>>) => Promise<object>
}): Call {
  return { ...call, run: (asked) => call.run({ ...asked, body: asked.body as z.output<S> }) }
}

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
    return run({ tx, item, bank: bankOf(item.institutionId)!, today: dayOf(now) })
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

/** A link token for a new link needs products; one to repair a link names its access token and none. */
const createLinkToken = defineCall({
  path: '/link/token/create',
  names: fields.linkTokenCreate,
  schema: fields.linkTokenBody,
  run: async ({ parts, body, request_id, now }): Promise<LinkTokenCreateResponse> => {
    const { user, webhook, access_token, products, optional_products, required_if_supported_products } = body
    const itemId = access_token ? await itemIdOf(parts.db, access_token) : null
    if (itemId === null && !products?.length) throw missingFields(['products'])
    if (itemId !== null && products?.length) throw invalidField('products must be empty in update mode')
    const lastsMs = itemId === null ? LINK_TOKEN_MS : REPAIR_TOKEN_MS
    const expiration = new Date(now.getTime() + lastsMs).toISOString()
    const link_token = `link-sandbox-${randomUUID()}`
    const token = {
      userId: user.client_user_id,
      webhook: webhook ?? null,
      products: products ?? [],
      optional: [...(optional_products ?? []), ...(required_if_supported_products ?? [])],
      itemId,
      expiresAt: expiration,
    }
    await put(parts.db, 'link_token', { id: link_token, ...(itemId && { ownerId: itemId }), body: token })
    return { link_token, expiration, request_id }
  },
})

const exchangePublicToken = defineCall({
  path: '/item/public_token/exchange',
  names: fields.exchange,
  schema: fields.exchangeBody,
  run: async ({ parts, body, request_id, now }): Promise<ItemPublicTokenExchangeResponse> => {
    const token = await take(parts.db, 'public_token', body.public_token)
    if (token === null) throw invalidPublicToken('could not find matching public token')
    if (token.expiresAt < now.toISOString()) throw invalidPublicToken('the public token has expired')
    const access_token = await withItem(parts, token.itemId, async (_tx, item) => {
      item.isTaken = true
      return item.accessToken
    })
    return { access_token, item_id: token.itemId, request_id }
  },
})

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
