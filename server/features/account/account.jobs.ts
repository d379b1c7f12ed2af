/** Nightly cleanup of old sessions and links, and the mail when a two-factor reset opens. */
import * as z from 'zod/mini'
import { removeLeftovers } from './account.queries.ts'
import { removeExpiredTokens } from './api-tokens/api-tokens.queries.ts'
import { mailOpenedReset } from './second-factor/reset-two-factor.ts'
import { ABSOLUTE_SECONDS } from './sessions/sessions.ts'
import { KNOWN_DAYS } from './sign-in/known-browser.ts'
import { removeOldBrowsers } from './sign-in/known-browsers.queries.ts'
import { listOpenedResets, removeOldResets } from './second-factor/two-factor.queries.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An API token that has expired stays in the list for so long: its owner may wonder why a program stopped. */
const SHOWN_EXPIRED_DAYS = 30

export const tidyAccounts = defineJob({
  name: 'account.tidy',
  summary:
    'Clears sessions and API tokens that have ended, mailed links that are too old, and old counts of tries.',
  payload: z.strictObject({}),
  schedule: { cron: '17 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const now = parts.clock.now()
    const bornBefore = new Date(now.getTime() - ABSOLUTE_SECONDS * 1000)
    const removed = await removeLeftovers(parts.db, { now, bornBefore })
    await removeOldResets(parts.db, now)
    await removeExpiredTokens(parts.db, new Date(now.getTime() - SHOWN_EXPIRED_DAYS * DAY_MS))
    await removeOldBrowsers(parts.db, new Date(now.getTime() - KNOWN_DAYS * DAY_MS))
    parts.log.info('account.tidied', removed)
  },
})

export const mailResetOpen = defineJob({
  name: 'account.tell-reset',
  summary: 'Tells one person that their link turns off two-factor sign-in now.',
  payload: z.strictObject({ userId: z.string() }),
  run: ({ parts, app, payload }) =>
    mailOpenedReset(parts, { userId: payload.userId, url: `${ownOrigin(app)}/login` }),
})

export const resetSweep = defineJob({
  name: 'account.find-resets',
  summary: 'Finds whose request to turn off two-factor sign-in has waited its day.',
  payload: z.strictObject({}),
  schedule: { cron: '25 * * * *', words: 'every hour' },
  run: async ({ parts }) => {
    const opened = await listOpenedResets(parts.db, parts.clock.now())
    await parts.jobs.addAll(mailResetOpen, opened, { key: ({ userId }) => userId })
  },
})
