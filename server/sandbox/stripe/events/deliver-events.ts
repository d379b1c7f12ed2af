/** Events on their way to the app: signed as Stripe signs them, sent in order, and again with back-off until a 2xx. */
import { createHmac } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { isOfKind } from '../../objects.ts'
import type { PeerParts } from '../../peers.ts'
import { sandboxObjects as objects } from '../../sandbox.table.ts'
import type { Kinds } from '../wire.ts'

export const WEBHOOK_PATH = '/api/webhooks/stripe'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60 * 60 * 1_000
/** about three days of tries */
const MOST_ATTEMPTS = 80
const MOST_AT_ONCE = 100

/** The Stripe-Signature of a body at a moment (seconds). */
function signatureOf({ body, secret, at }: { body: string; secret: string; at: number }): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

const waitMs = (attempts: number) => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)

const ofKind = (kind: 'delivery' | 'event', id?: string) => isOfKind('stripe', kind, id)

type Waiting = { id: string; attempts: number; nextAt: number }

async function waitingDeliveries({ db }: PeerParts): Promise<Waiting[]> {
  const rows = await db
    .select({ id: objects.id, body: objects.body })
    .from(objects)
    .where(ofKind('delivery'))
    .orderBy(asc(objects.seq))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id, body }) => ({ id, ...(body as Kinds['delivery']) }))
}

async function sendOne(parts: PeerParts, { id, attempts }: Waiting): Promise<boolean> {
  const { db, clock } = parts
  const [row] = await db.select({ body: objects.body }).from(objects).where(ofKind('event', id))
  const body = JSON.stringify(row?.body)
  // A clock that a test set back must not make a new signature look old.
  const at = Math.floor(Math.max(clock.now().getTime(), Date.now()) / 1_000)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureOf({ body, secret: parts.secrets.stripeWebhook, at }),
  }
  const status = await parts.deliver({ path: WEBHOOK_PATH, headers, body }).catch(() => 0)
  const isTaken = status >= 200 && status < 300
  if (isTaken || attempts + 1 >= MOST_ATTEMPTS) {
    await db.delete(objects).where(ofKind('delivery', id))
    await db
      .update(objects)
      .set({ body: sql`jsonb_set(${objects.body}, '{pending_webhooks}', '0')` })
      .where(ofKind('event', id))
    return isTaken
  }
  const again: Kinds['delivery'] = {
    attempts: attempts + 1,
    nextAt: clock.now().getTime() + waitMs(attempts + 1),
  }
  await db.update(objects).set({ body: again }).where(ofKind('delivery', id))
  return false
}

/**
 * Sends what waits, in the order it happened. With `isPatient` only what is due for another try; without it
 * everything, until the app takes none of what is left. Answers when the next try is due (ms), null for none.
 */
export async function deliverWaiting(parts: PeerParts, isPatient: boolean): Promise<number | null> {
  for (;;) {
    const waiting = await waitingDeliveries(parts)
    const now = parts.clock.now().getTime()
    const due = waiting.filter(({ nextAt }) => !isPatient || nextAt <= now + 999)
    let taken = 0
    for (const delivery of due) taken += (await sendOne(parts, delivery)) ? 1 : 0
    if (taken > 0) continue
    const left = await waitingDeliveries(parts)
    return left.length === 0 ? null : Math.min(...left.map(({ nextAt }) => nextAt))
  }
}
