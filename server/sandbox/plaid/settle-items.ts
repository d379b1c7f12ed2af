/** Events at the banks: by the clock (days pass, consents expire), and by the buttons of the page. */
import { utcDay } from '#server/sandbox/utc-day.ts'
import type { Executor } from '#server/db/executor.ts'
import type { PeerParts } from '../peers.ts'
import { bringForward, list, tellExtra, withItem } from './store.ts'
import type { StoredItem } from './store.ts'
import {
  enqueue,
  liabilitiesUpdate,
  loginError,
  newAccounts,
  pendingExpiration,
  syncUpdates,
} from './webhooks.ts'

const CONSENT_LASTS_MS = 7 * 86_400_000

async function expireLogin(tx: Executor, item: StoredItem): Promise<void> {
  if (item.error !== null) return
  item.error = 'ITEM_LOGIN_REQUIRED'
  await enqueue(tx, item, loginError(item))
}

async function settleItem(tx: Executor, item: StoredItem, now: Date): Promise<void> {
  const { events, newFigures } = await bringForward(tx, item, now)
  if (events > 0) await enqueue(tx, item, syncUpdates(item))
  if (newFigures.length > 0) await enqueue(tx, item, liabilitiesUpdate(item, newFigures))
  if (item.consentExpiresAt !== null && item.consentExpiresAt <= now.toISOString())
    await expireLogin(tx, item)
}

const isDue = (item: StoredItem, now: Date) =>
  item.error === null &&
  item.isTaken &&
  (item.through < utcDay(now) || (item.consentExpiresAt ?? '9') <= now.toISOString())

/** Brings every linked bank to now. */
export async function settleItems(parts: PeerParts): Promise<void> {
  const now = parts.clock.now()
  const items = await list(parts.db, 'item')
  for (const { itemId } of items.filter((item) => isDue(item, now)))
    await withItem(parts, itemId, (tx, item) => settleItem(tx, item, now))
}

/** The events that the buttons of the page trigger at a linked bank. */
export const happenings = {
  expire: expireLogin,
  send: async (tx: Executor, item: StoredItem, now: Date) => {
    await tellExtra(tx, item, now)
    await enqueue(tx, item, syncUpdates(item))
  },
  change: async (_tx: Executor, item: StoredItem) => {
    item.changesWhileRead = true
  },
  'new-account': async (tx: Executor, item: StoredItem) => enqueue(tx, item, newAccounts(item)),
  'end-consent': async (tx: Executor, item: StoredItem, now: Date) => {
    const at = new Date(now.getTime() + CONSENT_LASTS_MS).toISOString()
    item.consentExpiresAt = at
    await enqueue(tx, item, pendingExpiration(item, at))
  },
} satisfies Record<string, (tx: Executor, item: StoredItem, now: Date) => Promise<void>>

export type Happening = keyof typeof happenings

/** Triggers the event of a button. */
export async function makeHappen(parts: PeerParts, itemId: string, what: Happening): Promise<void> {
  const now = parts.clock.now()
  await withItem(parts, itemId, async (tx, item) => {
    await bringForward(tx, item, now)
    await happenings[what](tx, item, now)
  })
}
