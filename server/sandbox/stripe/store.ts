/** The peer's objects in `sandbox_objects`, read and written inside one transaction at one moment. */
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { findObject, isOfKind, putObject } from '../objects.ts'
import { sandboxObjects as objects } from '../sandbox.table.ts'
import { enqueueWebhook } from '../webhooks.ts'
import { dueOf, isTimed } from './due.ts'
import { newId } from './protocol/ids.ts'
import { noSuch } from './protocol/refusal.ts'
import { DAY } from './types.ts'
import type { Kind, Kinds, StoredEvent } from './types.ts'

export const STRIPE_API_VERSION = '2026-10-28.endive'
export const WEBHOOK_PATH = '/api/webhooks/stripe'

const SERVICE = 'stripe'
const MOST_AT_ONCE = 10_000

export type Page = { limit: number; startingAfter?: string | undefined; endingBefore?: string | undefined }
type Asked = { ownerId?: string | undefined; where?: SQL | undefined }
/** the kinds whose objects carry their ids; the others are the peer's own notes */
type ObjectKind = { [K in Kind]: Kinds[K] extends { id: string } ? K : never }[Kind]
type EventMade = { type: StoredEvent['type']; object: object; previous?: object | undefined }

export type Store = ReturnType<typeof openStore>

const whereKind = (kind: Kind, id?: string) => isOfKind(SERVICE, kind, id)

const nameOf = (kind: Kind) =>
  kind === 'checkout.session'
    ? kind
    : kind === 'payment_method'
      ? 'PaymentMethod'
      : kind.replaceAll(/[_.]/g, ' ')

/** A field of the object itself. */
export const field = (name: string) => sql`${objects.body} ->> ${sql.raw(`'${name}'`)}`

async function seqOf(
  tx: Executor,
  { kind, id, param }: { kind: Kind; id: string; param: string },
): Promise<number> {
  const [row] = await tx.select({ seq: objects.seq }).from(objects).where(whereKind(kind, id))
  if (row?.seq === undefined || row.seq === null) throw noSuch({ what: nameOf(kind), id, param })
  return row.seq
}

/** The rows beyond the id that the page starts after or ends before. */
async function beyondEdge(
  tx: Executor,
  kind: Kind,
  { startingAfter, endingBefore }: Page,
): Promise<SQL | undefined> {
  if (startingAfter !== undefined)
    return lt(objects.seq, await seqOf(tx, { kind, id: startingAfter, param: 'starting_after' }))
  if (endingBefore !== undefined)
    return gt(objects.seq, await seqOf(tx, { kind, id: endingBefore, param: 'ending_before' }))
  return undefined
}

/** Newest first, and whether there are more. */
async function pageIn<K extends Kind>(tx: Executor, kind: K, { page, asked }: { page: Page; asked: Asked }) {
  const isBackwards = page.endingBefore !== undefined
  const ofOwner = asked.ownerId === undefined ? undefined : eq(objects.ownerId, asked.ownerId)
  const rows = await tx
    .select({ body: objects.body })
    .from(objects)
    .where(and(whereKind(kind), ofOwner, asked.where, await beyondEdge(tx, kind, page)))
    .orderBy(isBackwards ? asc(objects.seq) : desc(objects.seq))
    .limit(page.limit + 1)
  const found = rows.map(({ body }) => body as Kinds[K])
  const shown = found.slice(0, page.limit)
  return { data: isBackwards ? shown.toReversed() : shown, hasMore: found.length > page.limit }
}

function newEvent({ type, object, previous }: EventMade, created: number): StoredEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}

/**
 * Opens the objects; `now` is in whole seconds. `pageUrl` gives the address of one of our pages, on the origin that the
 * person came from where that is known: a form there may lead to its own origin only.
 */
export function openStore({ tx, now, appOrigin }: { tx: Executor; now: number; appOrigin: string }) {
  const pageUrl = (path: string, cameFrom?: string | null) => {
    const origin = cameFrom === undefined || cameFrom === null ? undefined : URL.parse(cameFrom)?.origin
    return `${origin ?? appOrigin}${path}`
  }

  const find = async <K extends Kind>(kind: K, id: string) =>
    (await findObject(tx, { service: SERVICE, kind, id })) as Kinds[K] | null

  /** `param` is the name it was asked by; 'id' for the one in the path. */
  async function get<K extends Kind>(kind: K, id: string, param = 'id'): Promise<Kinds[K]> {
    const found = await find(kind, id)
    if (found === null) throw noSuch({ what: nameOf(kind), id, param })
    return found
  }

  async function remove(kind: Kind, id: string): Promise<void> {
    await tx.delete(objects).where(whereKind(kind, id))
  }

  /** Writes a note of the peer's own. */
  const note = <K extends Exclude<Kind, ObjectKind>>(kind: K, id: string, body: Kinds[K]): Promise<void> =>
    putObject(tx, { service: SERVICE, kind, id, body })

  /** Writes an object, and when it next does something by itself. Its first owner stays. */
  async function put<K extends ObjectKind>(
    kind: K,
    body: Kinds[K] & { id: string },
    ownerId: string | null = null,
  ): Promise<Kinds[K]> {
    const { id } = body
    await putObject(tx, { service: SERVICE, kind, id, ownerId, body })
    if (!isTimed(kind)) return body
    const due = dueOf(body, now)
    if (due === null) await remove('due', id)
    else await note('due', id, due)
    return body
  }

  const page = <K extends Kind>(kind: K, page: Page, asked: Asked) => pageIn(tx, kind, { page, asked })

  /** All of them, newest first. */
  const all = async <K extends Kind>(kind: K, asked: Asked = {}): Promise<Kinds[K][]> =>
    (await page(kind, { limit: MOST_AT_ONCE }, asked)).data

  /** Keeps an event with the object as it is now, and puts its webhook in line. */
  async function emit(made: EventMade): Promise<void> {
    const event = newEvent(made, now)
    await put('event', event)
    await enqueueWebhook(tx, { service: SERVICE, id: event.id, path: WEBHOOK_PATH, body: event })
  }

  /** Forgets the answers of keys older than a day. */
  async function forgetAnswers(): Promise<void> {
    const isOld = sql`(${objects.body} ->> 'at')::bigint < ${now - DAY}`
    await tx.delete(objects).where(and(whereKind('idempotency'), isOld))
  }

  return { now, pageUrl, forgetAnswers, find, get, note, put, remove, page, all, emit }
}
