/** What the peer keeps of a link, in `sandbox_objects` under the service 'plaid'. */
import type { Products } from 'plaid'
import type { Movement } from './flows.ts'

/** kind 'item', owned by the person's id as our app names it to Plaid */
export type StoredItem = {
  itemId: string
  accessToken: string
  userId: string
  institutionId: string
  accountKeys: string[]
  products: Products[]
  webhook: string | null
  createdAt: string
  /** true once its public token was exchanged; before that nobody is told of it */
  isTaken: boolean
  /** null: the login is good */
  error: 'ITEM_LOGIN_REQUIRED' | null
  consentExpiresAt: string | null
  /** the last day that was told */
  through: string
  /** by account, as at that day */
  balances: Record<string, number>
  pending: { key: string; movement: Movement }[]
  eventCount: number
  extraCount: number
  /** true: the next read of several pages is told that something changed on the way */
  changesWhileRead: boolean
}

/** kind 'link_token' */
export type StoredLinkToken = {
  userId: string
  webhook: string | null
  products: Products[]
  optional: Products[]
  /** update mode: the link to repair */
  itemId: string | null
  expiresAt: string
}

/** kind 'public_token', owned by its link */
export type StoredPublicToken = { itemId: string; expiresAt: string }

/** kind 'webhook': one that waits to be delivered, owned by its link */
export type StoredWebhook = { path: string; body: string; tries: number; nextAtMs: number }
