/** The peers' webhooks: kept in `sandbox_objects` until the app has taken them, signed at each try, sent in order. */
import { and, asc, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { isOfKind, putObject } from './objects.ts'
import type { Service } from './objects.ts'
import type { PeerParts } from './peers.ts'
import { sandboxObjects as objects } from './sandbox.table.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60 * 60 * 1_000
/** about three days of tries */
const MAX_TRIES = 80
/** how long one process has for a delivery before another may send it */
const CLAIM_MS = 15_000

/** kind 'webhook'; `nextAtMs` is by the sandbox's clock */
export type StoredWebhook = { path: string; body: string; tries: number; nextAtMs: number }

/** How a service signs its webhooks. */
export type Sender = {
  service: Service
  /** the headers of a body that is sent now */
  sign(body: string): Promise<Record<string, string>>
  /** called when the app has taken it, or it is given up */
  onDone?(id: string): Promise<void>
}

/** Puts a webhook in line, in the transaction of the change that it reports. */
export async function enqueueWebhook(
  tx: Executor,
  { path, body, ...key }: { service: Service; id: string; ownerId?: string; path: string; body: object },
): Promise<void> {
  const webhook: StoredWebhook = { path, body: JSON.stringify(body), tries: 0, nextAtMs: 0 }
  await putObject(tx, { ...key, kind: 'webhook', body: webhook })
}

const nextAt = sql<string | null>`(${objects.body} ->> 'nextAtMs')::bigint`
const dueAt = (ms: number) => sql`jsonb_set(${objects.body}, '{nextAtMs}', to_jsonb(${ms}::bigint))`

type Claimed = { id: string; webhook: StoredWebhook }

/** Claims the oldest that is due, so that no other process sends it at the same time. */
async function claim({ db, clock }: PeerParts, service: Service): Promise<Claimed | null> {
  const now = clock.now().getTime()
  const isWaiting = isOfKind(service, 'webhook')
  const due = db
    .select({ id: objects.id })
    .from(objects)
    .where(and(isWaiting, sql`${nextAt} <= ${now}`))
    .orderBy(asc(objects.seq))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(objects)
    .set({ body: dueAt(now + CLAIM_MS) })
    .where(and(isWaiting, sql`${objects.id} = (${due})`))
    .returning({ id: objects.id, body: objects.body })
  return row === undefined ? null : { id: row.id, webhook: row.body as StoredWebhook }
}

async function send(parts: PeerParts, sender: Sender, { id, webhook }: Claimed): Promise<void> {
  const { db, clock } = parts
  const { path, body } = webhook
  const headers = { 'content-type': 'application/json', ...(await sender.sign(body)) }
  const status = await parts.deliver({ path, headers, body }).catch(() => 0)
  const tries = webhook.tries + 1
  const isThis = isOfKind(sender.service, 'webhook', id)
  if ((status >= 200 && status < 300) || tries >= MAX_TRIES) {
    await db.delete(objects).where(isThis)
    await sender.onDone?.(id)
    return
  }
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** webhook.tries, LONGEST_WAIT_MS)
  const later: StoredWebhook = { ...webhook, tries, nextAtMs: clock.now().getTime() + waitMs }
  // An update: a link that was removed meanwhile took its webhooks with it.
  await db.update(objects).set({ body: later }).where(isThis)
}

/**
 * Sends the webhooks that wait, in the order they were put in line. With `isPatient` only those whose next try is
 * due; without it each of them once. Returns when the next try is due (ms by the clock), null for none.
 */
export async function deliverWebhooks(
  parts: PeerParts,
  sender: Sender,
  isPatient: boolean,
): Promise<number | null> {
  const { service } = sender
  const isWaiting = isOfKind(service, 'webhook')
  if (!isPatient)
    await parts.db
      .update(objects)
      .set({ body: dueAt(0) })
      .where(isWaiting)
  for (let due = await claim(parts, service); due !== null; due = await claim(parts, service))
    await send(parts, sender, due)
  const [row] = await parts.db
    .select({ at: sql<string | null>`min(${nextAt})` })
    .from(objects)
    .where(isWaiting)
  return row?.at == null ? null : Number(row.at)
}
