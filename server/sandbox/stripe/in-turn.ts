/** Every change of the peer's objects happens in one transaction, one after another, however many processes there are. */
import { sql } from 'drizzle-orm'
import type { PeerParts } from '../peers.ts'
import { happenAllDue } from './happen.ts'
import { seedPlans } from './checkout/prices.ts'
import { openStore } from './store.ts'
import type { Store } from './store.ts'

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
export function inTurn<T>(parts: PeerParts, work: (store: Store) => Promise<T>): Promise<T> {
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
    await happenAllDue({ tx, now, appOrigin })
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
