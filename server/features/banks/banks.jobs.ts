/** Jobs that fetch new bank data and end links on a schedule. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { listBanksDue, deleteItem, listItemsToRemove } from './banks.queries.ts'
import { removeOldAttempts } from './link/link-attempts.queries.ts'
import { refreshByItself } from './refresh/refresh-bank.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { isAway } from './refusals.ts'

const HOUR_MS = 3_600_000
/** so that every bank is refreshed at least once a day */
const REFRESH_AFTER_MS = 20 * HOUR_MS
/** after one that failed */
const TRY_AGAIN_MS = HOUR_MS
/** public tokens live for half an hour */
const FORGET_ATTEMPTS_MS = 7 * 24 * HOUR_MS

/** a link that did not become a bank within this time never will */
const LINKING_MS = 24 * HOUR_MS

/**
 * Ends links at the banking service that are out of use: those of one person, or of everybody. One that the service does
 * not answer for is asked again by the sweep.
 */
export async function removeItems(
  parts: Pick<AppParts, 'db' | 'banking' | 'secrets' | 'clock' | 'log'>,
  userId?: string,
): Promise<void> {
  const startedBefore = new Date(parts.clock.now().getTime() - LINKING_MS)
  const which = userId === undefined ? { startedBefore } : { userId, startedBefore }
  for (const item of await listItemsToRemove(parts.db, which)) {
    const about = { userId: item.userId, itemId: item.itemId }
    try {
      await parts.banking.remove(parts.secrets.open(item.accessToken, about))
    } catch (error) {
      if (!isAway(error)) throw error
      parts.log.warn('banks.remove_later', { itemId: item.itemId })
      continue
    }
    await deleteItem(parts.db, about)
  }
}

/** one waiting job for a bank */
export const syncKey = ({ userId, bankId }: { userId: string; bankId: string }) => `${userId} ${bankId}`

export const syncBank = defineJob({
  name: 'banks.sync',
  summary: 'Fetches the newest figures and transactions of a linked bank.',
  payload: z.object({ userId: z.string(), bankId: z.string() }),
  run: ({ parts, payload }) => refreshByItself(parts, payload),
})

export const removeLinks = defineJob({
  name: 'banks.remove_links',
  summary: 'Ends the links that a person no longer uses at the banking service.',
  payload: z.object({ userId: z.string() }),
  run: ({ parts, payload }) => removeItems(parts, payload.userId),
})

export const sweepBanks = defineJob({
  name: 'banks.sweep',
  summary: 'Asks for the refresh of every bank that was not refreshed today, and ends links left over.',
  payload: z.object({}),
  schedule: { cron: '*/15 * * * *', words: 'every 15 minutes' },
  run: async ({ parts }) => {
    const now = parts.clock.now().getTime()
    const due = await listBanksDue(parts.db, {
      refreshedBefore: new Date(now - REFRESH_AFTER_MS),
      triedBefore: new Date(now - TRY_AGAIN_MS),
    })
    for (const key of due) await parts.jobs.add(syncBank, key, { key: syncKey(key) })
    await removeItems(parts)
    await removeOldAttempts(parts.db, new Date(Date.now() - FORGET_ATTEMPTS_MS))
  },
})
