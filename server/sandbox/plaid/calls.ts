/** The endpoints that make a link and those of a linked bank; each answer in the SDK's own type. */
import { randomUUID } from 'node:crypto'
import type * as plaid from 'plaid'
import * as z from 'zod/mini'
import type { Executor } from '#server/db/executor.ts'
import { AccountType, Products, sandboxWords } from '#server/outside/plaid-words.ts'
import { bankReturnAddress } from '#server/ports/banking/return-address.ts'
import type { PeerParts } from '../peers.ts'
import { utcDay } from '../utc-day.ts'
import { accountAnswer, institutionAnswer, itemAnswer, liabilitiesAnswer } from './account-answers.ts'
import { bodyOf, defineCall } from './call.ts'
import type { Asked, Call } from './call.ts'
import { bankOf } from './institutions.content.ts'
import type { SandboxBank } from './institutions.content.ts'
import { accountsOf } from './ledger.ts'
import * as refuse from './refusal.ts'
import { bringForward, forget, itemIdOf, withItem, put, take } from './store.ts'
import type { StoredItem } from './store.ts'
import { readSync } from './sync.ts'
import { publicKeyOf } from './webhooks.ts'

const text = z.string().check(z.minLength(1))
const products = z.nullish(z.array(z.enum(Products)))
const days = z.int().check(z.gte(1), z.lte(730))
const tokenBody = bodyOf<plaid.AccountsGetRequest>()({ access_token: text })

const LINK_TOKEN_MS = 4 * 3_600_000
const REPAIR_TOKEN_MS = 30 * 60_000

/** A link token for a new link needs products; one to repair a link names its access token and none. */
const createLinkToken = defineCall({
  path: '/link/token/create',
  schema: bodyOf<plaid.LinkTokenCreateRequest>()({
    client_name: text.check(z.maxLength(30)),
    language: z.literal('en'),
    country_codes: z.tuple([z.literal('US')]),
    user: z.strictObject({ client_user_id: text }),
    products,
    optional_products: products,
    required_if_supported_products: products,
    webhook: z.optional(z.url()),
    access_token: z.nullish(text),
    update: z.optional(z.strictObject({ account_selection_enabled: z.optional(z.boolean()) })),
    redirect_uri: z.optional(z.url()),
    transactions: z.optional(z.strictObject({ days_requested: z.optional(days) })),
  }),
  run: async ({ parts, body, request_id, now }): Promise<plaid.LinkTokenCreateResponse> => {
    const { user, webhook, access_token, products } = body
    const optional = [...(body.optional_products ?? []), ...(body.required_if_supported_products ?? [])]
    const itemId = access_token ? await itemIdOf(parts.db, access_token) : null
    if (itemId === null && !products?.length) throw refuse.missingFields(['products'])
    if (itemId !== null && products?.length)
      throw refuse.invalidField('products must be empty in update mode')
    if (new Set([...(products ?? []), ...optional]).size < (products?.length ?? 0) + optional.length)
      throw refuse.invalidField('a product may be in one of the lists of products only')
    const redirectUri = body.redirect_uri ?? null
    if (redirectUri !== null && redirectUri !== bankReturnAddress(parts.appOrigin(), true))
      throw refuse.invalidField('OAuth redirect URI must be configured in the developer dashboard')
    const lastsMs = itemId === null ? LINK_TOKEN_MS : REPAIR_TOKEN_MS
    const expiration = new Date(now.getTime() + lastsMs).toISOString()
    const link_token = `link-sandbox-${randomUUID()}`
    const token = {
      userId: user.client_user_id,
      webhook: webhook ?? null,
      products: products ?? [],
      optional,
      itemId,
      choosesAccounts: itemId !== null && body.update?.account_selection_enabled === true,
      redirectUri,
      expiresAt: expiration,
    }
    await put(parts.db, 'link_token', { id: link_token, ...(itemId && { ownerId: itemId }), body: token })
    return { link_token, expiration, request_id }
  },
})

/** A link token for trying the dialog: it belongs to nobody, and has no webhook. */
export function linkTokenForTrying(parts: PeerParts): Promise<object> {
  const body = {
    client_name: 'Jubilee',
    language: 'en',
    country_codes: ['US'],
    user: { client_user_id: 'nobody' },
    products: [Products.Transactions],
    required_if_supported_products: [Products.Liabilities],
  }
  return createLinkToken.run({ parts, body, request_id: 'try', now: parts.clock.now() })
}

const exchangePublicToken = defineCall({
  path: '/item/public_token/exchange',
  schema: bodyOf<plaid.ItemPublicTokenExchangeRequest>()({ public_token: text }),
  run: async ({ parts, body, request_id, now }): Promise<plaid.ItemPublicTokenExchangeResponse> => {
    const token = await take(parts.db, 'public_token', body.public_token)
    if (token === null) throw refuse.invalidPublicToken('could not find matching public token')
    if (token.expiresAt < now.toISOString()) throw refuse.invalidPublicToken('the public token has expired')
    const access_token = await withItem(parts, token.itemId, async (_tx, item) => {
      item.isTaken = true
      return item.accessToken
    })
    return { access_token, item_id: token.itemId, request_id }
  },
})

type Opened = { tx: Executor; item: StoredItem; bank: SandboxBank; today: string }

/** Runs on the link of an access token whose login is good, brought to today. */
async function openItem<T>(
  { parts, body, now }: Asked<{ access_token: string }>,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const itemId = await itemIdOf(parts.db, body.access_token)
  return withItem(parts, itemId, async (tx, item) => {
    if (item.error !== null) throw refuse.loginRequired()
    await bringForward(tx, item, now)
    return run({ tx, item, bank: bankOf(item.institutionId)!, today: utcDay(now) })
  })
}

const accountAnswers = ({ item, bank, today }: Opened): plaid.AccountBase[] =>
  accountsOf(item).map((account) => accountAnswer({ item, account, today }, bank.isPersistent))

const getAccounts = defineCall({
  path: '/accounts/get',
  schema: tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<plaid.AccountsGetResponse> => {
      const accounts = accountAnswers(opened)
      return { accounts, item: itemAnswer(opened.item, opened.bank), request_id: asked.request_id }
    }),
})

const owes = ({ type }: plaid.AccountBase) => type === AccountType.Credit || type === AccountType.Loan

const getLiabilities = defineCall({
  path: '/liabilities/get',
  schema: tokenBody,
  run: (asked) =>
    openItem(asked, async (opened): Promise<plaid.LiabilitiesGetResponse> => {
      const { item, bank, today } = opened
      if (!bank.products.includes(Products.Liabilities)) throw refuse.productNotSupported('liabilities')
      const accounts = accountAnswers(opened)
      if (!accounts.some(owes)) throw refuse.noLiabilities()
      const liabilities = liabilitiesAnswer(item, today)
      return { accounts, item: itemAnswer(item, bank), liabilities, request_id: asked.request_id }
    }),
})

const syncTransactions = defineCall({
  path: '/transactions/sync',
  schema: bodyOf<plaid.TransactionsSyncRequest>()({
    access_token: text,
    cursor: z.optional(z.string().check(z.maxLength(256))),
    count: z.optional(z.int().check(z.gte(1), z.lte(500))),
    options: z.optional(
      z.strictObject({
        include_personal_finance_category: z.optional(z.boolean()),
        days_requested: z.optional(days),
      }),
    ),
  }),
  run: (asked) =>
    openItem(asked, async (opened) => {
      const { tx, item, bank } = opened
      if (!bank.products.includes(Products.Transactions)) throw refuse.productNotSupported('transactions')
      const read = await readSync({ tx, item, asked: asked.body, now: asked.now })
      return {
        ...read,
        accounts: accountAnswers(opened),
        transactions_update_status: sandboxWords.allUpdated,
        request_id: asked.request_id,
      }
    }),
})

const removeItem = defineCall({
  path: '/item/remove',
  schema: tokenBody,
  run: async ({ parts, body, request_id }): Promise<plaid.ItemRemoveResponse> => {
    await withItem(parts, await itemIdOf(parts.db, body.access_token), forget)
    return { request_id }
  },
})

const getInstitution = defineCall({
  path: '/institutions/get_by_id',
  schema: bodyOf<plaid.InstitutionsGetByIdRequest>()({
    institution_id: text,
    country_codes: z.array(z.string()),
  }),
  run: async ({ body, request_id }): Promise<plaid.InstitutionsGetByIdResponse> => {
    const bank = bankOf(body.institution_id)
    if (bank === undefined) throw refuse.invalidInstitution()
    return { institution: institutionAnswer(bank), request_id }
  },
})

const getKey = defineCall({
  path: '/webhook_verification_key/get',
  schema: bodyOf<plaid.WebhookVerificationKeyGetRequest>()({ key_id: text }),
  run: async ({ parts, body, request_id }): Promise<plaid.WebhookVerificationKeyGetResponse> => {
    const key = await publicKeyOf(parts, body.key_id)
    if (key === null) throw refuse.unknownKey()
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
