/** Jobs that fetch new bank data and end links on a schedule. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { listBanksDue, deleteItem, listItemsToRemove } from './banks.queries.ts'
import type { DueBank } from './banks.queries.ts'
import { removeOldAttempts } from './link/link-attempts.queries.ts'
import { refreshByItself } from './refresh/refresh-bank.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { isAway } from './refusals.ts'

const HOUR_MS = 3_600_000
/** so that every bank is refreshed at least once a day */
const REFRESH_AFTER_MS = 20 * HOUR_MS
/** banks put in line in one statement; more are handed on to the next job */
const SWEEP_PAGE = 1_000
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
  // Three calls and their retries; one that hangs is begun again.
  expireSeconds: 900,
  run: ({ parts, payload }) => refreshByItself(parts, payload),
})

export const removeLinks = defineJob({
  name: 'banks.remove_links',
  summary: 'Ends the links that a person no longer uses at the banking service.',
  payload: z.object({ userId: z.string() }),
  run: ({ parts, payload }) => removeItems(parts, payload.userId),
})

/** the last bank of the page before */
const afterBank = z.strictObject({
  userId: z.string(),
  bankId: z.string(),
  refreshedAt: z.nullable(z.iso.datetime()),
})

const bankOf = (after: z.output<typeof afterBank> | undefined): DueBank | undefined =>
  after && { ...after, refreshedAt: after.refreshedAt === null ? null : new Date(after.refreshedAt) }

export const sweepBanks = defineJob({
  name: 'banks.sweep',
  summary: 'Asks for the refresh of every bank that was not refreshed today, and ends links left over.',
  payload: z.object({ after: z.optional(afterBank) }),
  schedule: { cron: '*/15 * * * *', words: 'every 15 minutes' },
  run: async ({ parts, payload }) => {
    const now = parts.clock.now().getTime()
    const due = await listBanksDue(parts.db, {
      refreshedBefore: new Date(now - REFRESH_AFTER_MS),
      triedBefore: new Date(now - TRY_AGAIN_MS),
      after: bankOf(payload.after),
      limit: SWEEP_PAGE,
    })
    const keys = due.map(({ userId, bankId }) => ({ userId, bankId }))
    await parts.jobs.addAll(syncBank, keys, { key: syncKey })
    const last = due.at(-1)
    if (last !== undefined && due.length === SWEEP_PAGE) {
      const after = { ...last, refreshedAt: last.refreshedAt?.toISOString() ?? null }
      await parts.jobs.add(sweepBanks, { after }, { key: syncKey(last) })
    }
    if (payload.after !== undefined) return
    await removeItems(parts)
    await removeOldAttempts(parts.db, new Date(Date.now() - FORGET_ATTEMPTS_MS))
  },
})
