/** The endpoints that begin and make a link. */
import { randomUUID } from 'node:crypto'
import { Products } from 'plaid'
import type { ItemPublicTokenExchangeResponse, LinkTokenCreateResponse } from 'plaid'
import type { PeerParts } from '../../peers.ts'
import { defineCall } from '../call.ts'
import * as fields from '../fields.ts'
import { invalidField, invalidPublicToken, missingFields } from '../refusal.ts'
import { itemIdOf, put, take, withItem } from '../store.ts'

const LINK_TOKEN_MS = 4 * 3_600_000
const REPAIR_TOKEN_MS = 30 * 60_000

/** A link token for a new link needs products; one to repair a link names its access token and none. */
export const createLinkToken = defineCall({
  path: '/link/token/create',
  schema: fields.linkTokenBody,
  run: async ({ parts, body, request_id, now }): Promise<LinkTokenCreateResponse> => {
    const { user, webhook, access_token, products, optional_products: optional } = body
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
      optional: optional ?? [],
      itemId,
      expiresAt: expiration,
    }
    await put(parts.db, 'link_token', { id: link_token, ...(itemId && { ownerId: itemId }), body: token })
    return { link_token, expiration, request_id }
  },
})

/** For the page where the dialog is tried: nobody's link, told to nobody. */
export function linkTokenForTrying(parts: PeerParts): Promise<object> {
  const body = {
    client_name: 'Jubilee',
    language: 'en',
    country_codes: ['US'],
    user: { client_user_id: 'nobody' },
    products: [Products.Liabilities],
    optional_products: [Products.Transactions],
  }
  return createLinkToken.run({ parts, body, request_id: 'try', now: parts.clock.now() })
}

export const exchangePublicToken = defineCall({
  path: '/item/public_token/exchange',
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
