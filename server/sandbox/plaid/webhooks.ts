/** The peer's webhooks, signed as Plaid signs them. The key pair is made once for a database. */
import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as plaid from 'plaid'
import type { Executor } from '#server/db/executor.ts'
import { sandboxWords } from '#server/outside/plaid-words.ts'
import type { PeerParts } from '../peers.ts'
import { sandboxState } from '../sandbox.table.ts'
import { deliverWebhooks, enqueueWebhook } from '../webhooks.ts'
import type { Sender } from '../webhooks.ts'
import { accountIdOf } from './ledger.ts'
import { errorBody, loginRequired } from './refusal.ts'
import type { StoredItem } from './store.ts'

const KEY_NAME = 'plaid-webhook-key'

type StoredKey = { kid: string; createdAt: number; privateKey: JsonWebKey }

async function keyPair({ db, clock }: PeerParts): Promise<StoredKey> {
  const kept = await db.select().from(sandboxState).where(eq(sandboxState.name, KEY_NAME))
  if (kept[0] !== undefined) return kept[0].value as StoredKey
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const createdAt = Math.floor(clock.now().getTime() / 1000)
  const value = { kid: randomUUID(), createdAt, privateKey: privateKey.export({ format: 'jwk' }) }
  await db.insert(sandboxState).values({ name: KEY_NAME, value }).onConflictDoNothing()
  return keyPair({ db, clock } as PeerParts)
}

/** The public half, as /webhook_verification_key/get answers it; null for a key it never had. */
export async function publicKeyOf(parts: PeerParts, kid: string): Promise<plaid.JWKPublicKey | null> {
  const key = await keyPair(parts)
  if (key.kid !== kid) return null
  const { x = '', y = '' } = key.privateKey
  const form = { alg: 'ES256', crv: 'P-256', kty: 'EC', use: 'sig' }
  return { ...form, kid, x, y, created_at: key.createdAt, expired_at: null }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function tokenFor(parts: PeerParts, body: string): Promise<string> {
  const { kid, privateKey } = await keyPair(parts)
  const iat = Math.floor(parts.clock.now().getTime() / 1000)
  const hash = createHash('sha256').update(body).digest('hex')
  const signed = `${part({ alg: 'ES256', kid, typ: 'JWT' })}.${part({ iat, request_body_sha256: hash })}`
  const key = createPrivateKey({ key: privateKey, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const { environment } = sandboxWords

export const syncUpdates = (item: StoredItem): plaid.SyncUpdatesAvailableWebhook => ({
  webhook_type: 'TRANSACTIONS',
  webhook_code: 'SYNC_UPDATES_AVAILABLE',
  item_id: item.itemId,
  initial_update_complete: true,
  historical_update_complete: true,
  environment,
})

export const loginError = (item: StoredItem): plaid.ItemErrorWebhook => ({
  webhook_type: 'ITEM',
  webhook_code: 'ERROR',
  item_id: item.itemId,
  error: errorBody(loginRequired()),
  environment,
})

export const newAccounts = (item: StoredItem): plaid.NewAccountsAvailableWebhook => ({
  webhook_type: 'ITEM',
  webhook_code: 'NEW_ACCOUNTS_AVAILABLE',
  item_id: item.itemId,
  error: null,
  environment,
})

export const pendingExpiration = (item: StoredItem, at: string): plaid.PendingExpirationWebhook => ({
  webhook_type: 'ITEM',
  webhook_code: 'PENDING_EXPIRATION',
  item_id: item.itemId,
  consent_expiration_time: at,
  environment,
})

export const liabilitiesUpdate = (
  item: StoredItem,
  keys: string[],
): plaid.LiabilitiesDefaultUpdateWebhook => ({
  webhook_type: 'LIABILITIES',
  webhook_code: 'DEFAULT_UPDATE',
  item_id: item.itemId,
  error: null,
  account_ids_with_new_liabilities: [],
  account_ids_with_updated_liabilities: Object.fromEntries(
    keys.map((key) => [accountIdOf(item.itemId, key), ['balance']]),
  ),
  environment,
})

export type Webhook =
  | plaid.SyncUpdatesAvailableWebhook
  | plaid.ItemErrorWebhook
  | plaid.PendingExpirationWebhook
  | plaid.NewAccountsAvailableWebhook
  | plaid.LiabilitiesDefaultUpdateWebhook

/** Queues a webhook, in the transaction of the change that it reports. */
export async function enqueue(tx: Executor, item: StoredItem, webhook: Webhook): Promise<void> {
  const path = item.webhook === null ? undefined : URL.parse(item.webhook)?.pathname
  if (path === undefined || !item.isTaken) return
  await enqueueWebhook(tx, { service: 'plaid', id: randomUUID(), ownerId: item.itemId, path, body: webhook })
}

export const plaidSender = (parts: PeerParts): Sender => ({
  service: 'plaid',
  sign: async (body) => ({ 'plaid-verification': await tokenFor(parts, body) }),
})

/** Delivers everything that is due now; a webhook that the app does not take waits for its next try. */
export const deliverDue = (parts: PeerParts): Promise<number | null> =>
  deliverWebhooks(parts, plaidSender(parts), true)
