/** Delivers webhooks soon after they were put in line, and later those that the app did not take. */
import type { PeerParts } from '../../peers.ts'
import { deliverDue, nextDueAtMs } from './webhooks.ts'

const SOON_MS = 20

export type Postman = {
  /** from now on it delivers by itself */
  start(): void
  /** delivers in a moment, in the background, once started */
  soon(): void
  /** delivers what is due, and comes back when it is done */
  now(): Promise<void>
  close(): Promise<void>
}

/** A database that is away is tried again with the next webhook. */
export function createPostman(parts: PeerParts): Postman {
  let timer: NodeJS.Timeout | null = null
  let isOpen = false
  let underway: Promise<void> = Promise.resolve()
  const after = (delayMs: number) => {
    if (!isOpen) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      underway = now().catch(() => {})
    }, delayMs)
    timer.unref()
  }
  const now = async () => {
    await deliverDue(parts)
    if (!isOpen) return
    const nextAtMs = await nextDueAtMs(parts)
    if (nextAtMs !== null) after(Math.max(SOON_MS, nextAtMs - Date.now()))
  }
  return {
    start: () => {
      isOpen = true
      after(SOON_MS)
    },
    soon: () => after(SOON_MS),
    now,
    close: async () => {
      isOpen = false
      if (timer !== null) clearTimeout(timer)
      await underway
    },
  }
}
