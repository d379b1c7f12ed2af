/** What happens by itself, in the order of time: each thing at its own moment, whenever the peer gets to it. */
import { sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { expireCheckout } from './checkout/checkout.ts'
import { reachInvoice } from './invoices/invoices.ts'
import { reachSubscription } from './subscriptions/renew.ts'
import { reachSchedule } from './subscriptions/schedules.ts'
import { openStore } from './store.ts'
import type { Store } from './store.ts'
import type { DueKind } from './wire.ts'

/** a hundred years of a subscription; more is a fault of ours */
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

async function happen(store: Store, { id, kind }: DueRow): Promise<void> {
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

/** Lets happen what is due by now. */
export async function happenAllDue({
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
    await happen(openStore({ tx, now: Number(due.at), appOrigin }), due)
  }
  throw new Error('The sandbox’s payments have more to do than can be.')
}
