/**
 * Every change of the peer's objects happens in one transaction, one after another, however many processes there are,
 * after everything that was due by then, in the order of time.
 */
import { sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { seedPlans } from './checkout/prices.ts'
import { openStore } from './store.ts'
import type { Store } from './store.ts'
import { expireCheckout } from './checkout/checkout.ts'
import { reachInvoice } from './invoices/invoices.ts'
import { reachSubscription } from './subscriptions/renew.ts'
import { reachSchedule } from './subscriptions/schedules.ts'
import type { DueKind } from './types.ts'

/** a hundred years of a subscription; more is a bug */
const MOST_AT_ONCE = 10_000

type DueRow = { id: string; at: string; kind: DueKind }

/** At the same moment a schedule's next phase comes before the month that it is for. */
const inOrder = sql`(body ->> 'at')::bigint, array_position(
  array['checkout.session', 'invoice', 'subscription_schedule', 'subscription'], body ->> 'kind'), seq`

async function nextDue(tx: Executor, now: number): Promise<DueRow | null> {
  const { rows } = await tx.execute<DueRow>(sql`
    select id, body ->> 'at' as at, body ->> 'kind' as kind from sandbox_objects
    where service = 'stripe' and kind = 'due' and (body ->> 'at')::bigint <= ${now}
    order by ${inOrder} limit 1`)
  return rows[0] ?? null
}

async function processOne(store: Store, { id, kind }: DueRow): Promise<void> {
  switch (kind) {
    case 'checkout.session':
      await expireCheckout(store, await store.get(kind, id))
      return
    case 'invoice':
      return reachInvoice(store, await store.get(kind, id))
    case 'subscription_schedule':
      return reachSchedule(store, await store.get(kind, id))
    case 'subscription':
      return reachSubscription(store, await store.get(kind, id))
  }
}

/** Processes everything due by now. */
async function processDue({
  tx,
  now,
  appOrigin,
}: {
  tx: Executor
  now: number
  appOrigin: string
}): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const due = await nextDue(tx, now)
    if (due === null) return
    await processOne(openStore({ tx, now: Number(due.at), appOrigin }), due)
  }
  throw new Error('The sandbox’s payments have more to do than can be.')
}

const LOCK = 7_217_001

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000)

/** Where the plans are in place. */
const seeded = new WeakSet<PeerParts>()

/** Who waits in this process waits here and holds no connection. */
const lastTurns = new WeakMap<PeerParts, Promise<unknown>>()

/**
 * Runs `work` when it is its turn, after everything that was due by then. What it throws undoes what it wrote,
 * never what was due.
 */
export function serialize<T>(parts: PeerParts, work: (store: Store) => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(parts) ?? Promise.resolve()).then(() => inTransaction(parts, work))
  lastTurns.set(
    parts,
    turn.catch(() => {}),
  )
  return turn
}

async function inTransaction<T>(parts: PeerParts, work: (store: Store) => Promise<T>): Promise<T> {
  const now = secondsOf(parts.clock.now())
  const appOrigin = parts.appOrigin()
  const done = await parts.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (!seeded.has(parts)) await seedPlans(openStore({ tx, now, appOrigin }))
    await processDue({ tx, now, appOrigin })
    try {
      return { value: await tx.transaction((inner) => work(openStore({ tx: inner, now, appOrigin }))) }
    } catch (error) {
      return { error }
    }
  })
  seeded.add(parts)
  if ('error' in done) throw done.error
  return done.value
}
