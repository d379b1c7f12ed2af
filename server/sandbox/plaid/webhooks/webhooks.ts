/**
 * The peer's webhooks: signed as Plaid signs them, kept until the app has taken them, tried again while it is away.
 * The key pair is made once for a database.
 */
import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { WebhookEnvironmentValues } from 'plaid'
import type {
  ItemErrorWebhook,
  JWKPublicKey,
  LiabilitiesDefaultUpdateWebhook,
  PendingExpirationWebhook,
  SyncUpdatesAvailableWebhook,
} from 'plaid'
import type { Executor } from '#server/db/executor.ts'
import type { PeerParts } from '../../peers.ts'
import { sandboxObjects as objects, sandboxState } from '../../sandbox.table.ts'
import { accountIdOf } from '../ledger.ts'
import { errorBody, loginRequired } from '../refusal.ts'
import { find, put, take } from '../store.ts'
import type { StoredItem, StoredWebhook } from '../stored.ts'

const KEY_NAME = 'plaid-webhook-key'
const MOST_TRIES = 12
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
/** how long one process has to deliver what it took */
const CLAIM_MS = 15_000

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
export async function publicKeyOf(parts: PeerParts, kid: string): Promise<JWKPublicKey | null> {
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

const environment = WebhookEnvironmentValues.Sandbox

export const syncUpdates = (item: StoredItem): SyncUpdatesAvailableWebhook => ({
  webhook_type: 'TRANSACTIONS',
  webhook_code: 'SYNC_UPDATES_AVAILABLE',
  item_id: item.itemId,
  initial_update_complete: true,
  historical_update_complete: true,
  environment,
})

export const loginError = (item: StoredItem): ItemErrorWebhook => ({
  webhook_type: 'ITEM',
  webhook_code: 'ERROR',
  item_id: item.itemId,
  error: errorBody(loginRequired()),
  environment,
})

export const pendingExpiration = (item: StoredItem, at: string): PendingExpirationWebhook => ({
  webhook_type: 'ITEM',
  webhook_code: 'PENDING_EXPIRATION',
  item_id: item.itemId,
  consent_expiration_time: at,
  environment,
})

export const liabilitiesUpdate = (item: StoredItem, keys: string[]): LiabilitiesDefaultUpdateWebhook => ({
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
  | SyncUpdatesAvailableWebhook
  | ItemErrorWebhook
  | PendingExpirationWebhook
  | LiabilitiesDefaultUpdateWebhook

/** Puts a webhook in line, in the transaction of what it tells of. */
export async function enqueue(tx: Executor, item: StoredItem, webhook: Webhook): Promise<void> {
  const path = item.webhook === null ? undefined : URL.parse(item.webhook)?.pathname
  if (path === undefined || !item.isTaken) return
  const body: StoredWebhook = { path, body: JSON.stringify(webhook), tries: 0, nextAtMs: 0 }
  await put(tx, 'webhook', { id: randomUUID(), ownerId: item.itemId, body })
}

const waitMs = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)

/** Takes one that is due, so that no other process delivers it at the same time. */
async function claim({ db }: PeerParts): Promise<{ id: string; body: StoredWebhook } | null> {
  const isWaiting = and(eq(objects.service, 'plaid'), eq(objects.kind, 'webhook'))
  const nextAt = sql`(${objects.body} ->> 'nextAtMs')::bigint`
  const due = db
    .select({ id: objects.id })
    .from(objects)
    .where(and(isWaiting, sql`${nextAt} <= ${Date.now()}`))
    .orderBy(asc(objects.seq))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(objects)
    .set({ body: sql`jsonb_set(${objects.body}, '{nextAtMs}', to_jsonb(${Date.now() + CLAIM_MS}::bigint))` })
    .where(and(isWaiting, sql`${objects.id} = (${due})`))
    .returning({ id: objects.id, body: objects.body })
  return row === undefined ? null : { id: row.id, body: row.body as StoredWebhook }
}

async function deliver(parts: PeerParts, { id, body }: { id: string; body: StoredWebhook }): Promise<void> {
  const token = await tokenFor(parts, body.body)
  const headers = { 'content-type': 'application/json', 'plaid-verification': token }
  const status = await parts.deliver({ path: body.path, headers, body: body.body })
  const tries = body.tries + 1
  if ((status >= 200 && status < 300) || tries >= MOST_TRIES) {
    await take(parts.db, 'webhook', id)
    return
  }
  // The link may have been removed on the way, and its webhooks with it.
  if ((await find(parts.db, 'webhook', id)) === null) return
  const later = { ...body, tries, nextAtMs: Date.now() + waitMs(tries) }
  await put(parts.db, 'webhook', { id, body: later })
}

/** Delivers everything that is due now; what the app does not take waits a while. */
export async function deliverDue(parts: PeerParts): Promise<void> {
  for (let due = await claim(parts); due !== null; due = await claim(parts)) await deliver(parts, due)
}

/** When the next one is due; null while none waits. */
export async function nextDueAtMs({ db }: PeerParts): Promise<number | null> {
  const [row] = await db
    .select({ at: sql<string | null>`min((${objects.body} ->> 'nextAtMs')::bigint)` })
    .from(objects)
    .where(and(eq(objects.service, 'plaid'), eq(objects.kind, 'webhook')))
  return row?.at == null ? null : Number(row.at)
}
