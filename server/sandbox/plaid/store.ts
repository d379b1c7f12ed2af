/** The peer's objects in `sandbox_objects` under the service 'plaid'; one request at a time changes a linked bank. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { utcDay } from '#server/sandbox/utc-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { findObject, isOfKind, putObject } from '../objects.ts'
import type { PeerParts } from '../peers.ts'
import { sandboxObjects as objects } from '../sandbox.table.ts'
import { accountsOf, addExtra, advance } from './ledger.ts'
import type { LedgerEvent } from './ledger.ts'
import { invalidAccessToken, itemNotFound } from './refusal.ts'
import type { StoredWebhook } from '../webhooks.ts'
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
  /** true once its public token was exchanged; no webhooks before that */
  isTaken: boolean
  /** null: the login is good */
  error: 'ITEM_LOGIN_REQUIRED' | null
  consentExpiresAt: string | null
  /** the last day with transactions written */
  through: string
  /** by account, as at that day */
  balances: Record<string, number>
  pending: { key: string; movement: Movement }[]
  eventCount: number
  extraCount: number
  /** true: the next read of several pages fails once because transactions changed */
  changesWhileRead: boolean
}

/** kind 'link_token' */
export type StoredLinkToken = {
  userId: string
  webhook: string | null
  products: Products[]
  /** those that are taken where the bank has them */
  optional: Products[]
  /** update mode: the link to repair */
  itemId: string | null
  /** update mode: the accounts are chosen again */
  choosesAccounts: boolean
  /** where a bank with a sign-in of its own sends the person back to */
  redirectUri: string | null
  expiresAt: string
}

/** kind 'bank_visit': somebody is at the page of a bank with a sign-in of its own; its id is Plaid's oauth_state_id */
type StoredBankVisit = {
  linkToken: string
  institutionId: string
  outcome: 'open' | 'signedIn' | 'left'
}

/** kind 'public_token', owned by its link */
type StoredPublicToken = { itemId: string; expiresAt: string }

type Kinds = {
  item: StoredItem
  link_token: StoredLinkToken
  bank_visit: StoredBankVisit
  public_token: StoredPublicToken
  access_token: { itemId: string }
  transaction_event: LedgerEvent
  webhook: StoredWebhook
}
type Kind = keyof Kinds

const SERVICE = 'plaid'
const MOST_ITEMS = 1_000

const isKind = (kind: Kind) => isOfKind(SERVICE, kind)
const isOne = (kind: Kind, id: string) => isOfKind(SERVICE, kind, id)

export const find = async <K extends Kind>(db: Executor, kind: K, id: string): Promise<Kinds[K] | null> =>
  (await findObject(db, { service: SERVICE, kind, id })) as Kinds[K] | null

export const put = <K extends Kind>(
  db: Executor,
  kind: K,
  entry: { id: string; ownerId?: string; body: Kinds[K] },
): Promise<void> => putObject(db, { service: SERVICE, kind, ...entry })

/** Deletes the object and returns it. */
export async function take<K extends Kind>(db: Executor, kind: K, id: string): Promise<Kinds[K] | null> {
  const [row] = await db.delete(objects).where(isOne(kind, id)).returning({ body: objects.body })
  return row === undefined ? null : (row.body as Kinds[K])
}

/** In the order of creation. */
export async function list<K extends Kind>(db: Executor, kind: K, ownerId?: string): Promise<Kinds[K][]> {
  const rows = await db
    .select({ body: objects.body })
    .from(objects)
    .where(and(isKind(kind), ownerId === undefined ? undefined : eq(objects.ownerId, ownerId)))
    .orderBy(asc(objects.seq))
    .limit(MOST_ITEMS)
  return rows.map(({ body }) => body as Kinds[K])
}

const eventId = (itemId: string, number: number) => `${itemId}:${String(number).padStart(9, '0')}`

/** Stores the bank's transaction changes in order. */
export async function tell(tx: Executor, item: StoredItem, events: LedgerEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((body, index) => ({
    service: SERVICE,
    kind: 'transaction_event',
    id: eventId(item.itemId, item.eventCount + index + 1),
    ownerId: item.itemId,
    body,
  }))
  item.eventCount += events.length
  await tx.insert(objects).values(rows)
}

/** The changes after number `after`, `most` at the most. */
export async function toldSince(
  tx: Executor,
  itemId: string,
  { after, most }: { after: number; most: number },
): Promise<LedgerEvent[]> {
  const rows = await tx
    .select({ body: objects.body })
    .from(objects)
    .where(
      and(isKind('transaction_event'), eq(objects.ownerId, itemId), gt(objects.id, eventId(itemId, after))),
    )
    .orderBy(asc(objects.id))
    .limit(most)
  return rows.map(({ body }) => body as LedgerEvent)
}

/** Deletes the link and everything stored with it. */
export async function forget(tx: Executor, item: StoredItem): Promise<void> {
  const ofItem = and(eq(objects.service, SERVICE), eq(objects.ownerId, item.itemId))
  await tx.delete(objects).where(ofItem)
  await take(tx, 'item', item.itemId)
}

/** The keys of accounts with a payment or a statement on that day. */
function hasNewFigures(item: StoredItem, day: string): string[] {
  const date = Number(day.slice(8))
  return accountsOf(item)
    .filter(({ payment, terms }) => {
      const statementDay = terms !== undefined && 'statementDay' in terms ? terms.statementDay : null
      return payment?.paidDay === date || statementDay === date
    })
    .map(({ key }) => key)
}

type Progress = { events: number; newFigures: string[] }

/** Brings the link to today; a bank that needs a new login gives nothing. */
export async function bringForward(tx: Executor, item: StoredItem, now: Date): Promise<Progress> {
  if (item.error !== null) return { events: 0, newFigures: [] }
  const today = utcDay(now)
  const newFigures = new Set<string>()
  let events = 0
  while (item.through < today) {
    const nextDay = new Date(Date.parse(item.through) + 86_400_000)
    const told = advance(item, utcDay(nextDay))
    await tell(tx, item, told)
    events += told.length
    for (const key of hasNewFigures(item, item.through)) newFigures.add(key)
  }
  return { events, newFigures: [...newFigures] }
}

export async function tellExtra(tx: Executor, item: StoredItem, now: Date): Promise<void> {
  await tell(tx, item, addExtra(item, utcDay(now)))
}

/** Locks the link, runs, and saves its changes. */
export function withItem<T>(
  { db }: Pick<PeerParts, 'db'>,
  itemId: string,
  run: (tx: Executor, item: StoredItem) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ body: objects.body })
      .from(objects)
      .where(isOne('item', itemId))
      .for('update')
    if (row === undefined) throw itemNotFound()
    const item = row.body as StoredItem
    const result = await run(tx, item)
    await tx
      .update(objects)
      .set({ body: sql`${JSON.stringify(item)}::jsonb` })
      .where(isOne('item', itemId))
    return result
  })
}

/** The link that an access token opens. */
export async function itemIdOf(db: Executor, accessToken: string): Promise<string> {
  const found = await find(db, 'access_token', accessToken)
  if (found === null) throw invalidAccessToken()
  return found.itemId
}
