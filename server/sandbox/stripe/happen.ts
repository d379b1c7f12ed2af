/** What happens by itself, in the order of time: each thing at its own moment, whenever the peer gets to it. */
import { sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { expireCheckout } from './checkout.ts'
import { isLive } from './due.ts'
import { openStore } from './store.ts'
import type { Store } from './store.ts'
import type { DueKind } from './wire.ts'

/** a hundred years of a subscription; more is a fault of ours */
const MOST_AT_ONCE = 5_000

type DueRow = { id: string; at: string; kind: DueKind }

async function nextDue(tx: Executor, now: number): Promise<DueRow | null> {
  const { rows } = await tx.execute<DueRow>(sql`
    select id, body ->> 'at' as at, body ->> 'kind' as kind from sandbox_objects
    where service = 'stripe' and kind = 'due' and (body ->> 'at')::bigint <= ${now}
    order by (body ->> 'at')::bigint, body ->> 'kind', seq limit 1`)
  return rows[0] ?? null
}

async function happen(store: Store, { id, kind }: DueRow): Promise<void> {
  switch (kind) {
    case 'checkout.session':
      await expireCheckout(store, await store.get('checkout.session', id))
      return
    default:
      throw new Error('nothing else')
  }
}

/** Lets happen what is due by now. */
export async function happenAllDue(tx: Executor, now: number): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const due = await nextDue(tx, now)
    if (due === null) return
    await happen(openStore(tx, Number(due.at)), due)
  }
  throw new Error('The sandbox’s payments have more to do than can be.')
}
void isLive
