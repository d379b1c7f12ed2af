/** Webhooks of the banking service. They only trigger a fetch; nothing in them is trusted. */
import * as z from 'zod/mini'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { Pool } from '#server/db/connect.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { WebhookHandler } from '#server/http/webhook.ts'
import { defineJob } from '#server/jobs/job.ts'
import { ForgedWebhook } from '#server/ports/banking/banking.ts'
import { syncBank, syncKey } from './banks.jobs.ts'
import { findItemsOfAnybody, saveBank } from './banks.queries.ts'
import type { BankKey } from './banks.queries.ts'
import { bankAway, isAway } from './refusals.ts'

const kinds = [
  'transactions',
  'liabilities',
  'loginRequired',
  'expiresSoon',
  'repaired',
  'gone',
  'newAccounts',
] as const
type Kind = (typeof kinds)[number]

/** Webhooks arrive late and out of order, so whether a login has expired is asked of the bank itself. */
async function act(parts: Pick<AppParts, 'db' | 'jobs'>, key: BankKey, kind: Kind): Promise<void> {
  if (kind === 'expiresSoon') return saveBank(parts.db, key, { state: 'expires_soon' })
  // Which they are only the person can see: an account that was not shared tells us nothing.
  if (kind === 'newAccounts') return saveBank(parts.db, key, { hasNewAccounts: true })
  if (kind === 'repaired') await saveBank(parts.db, key, { state: 'good' })
  await parts.jobs.add(syncBank, key, { key: syncKey(key) })
}

export const handleBankWebhook = defineJob({
  name: 'banks.heed_notice',
  summary:
    'Does what a webhook of the banking service asks for: a refresh, or a note that a link needs the person.',
  payload: z.object({ itemId: z.string(), kind: z.enum(kinds) }),
  run: async ({ parts, payload }) => {
    for (const { userId, bankId } of await findItemsOfAnybody(parts.db, payload.itemId))
      if (bankId !== null) await act(parts, { userId, bankId }, payload.kind)
  },
})

/** Of one network: whoever sends more forged ones is not listened to for the rest of the time. */
const forgedLimit = {
  name: 'forged_bank_webhooks',
  tries: 20,
  seconds: 600,
  said: uncoded('Too many deliveries that were not from the banking service came from here.'),
}

/**
 * Answers at once; the work is a job. 400 for a forged one, 429 for a network that sent many of those, 503 when its key
 * cannot be fetched: then it comes again.
 */
export function createPlaidWebhook(pool: Pool): WebhookHandler {
  const forged = createRateLimit(pool, forgedLimit)
  return async ({ rawBody, headers, from, parts }) => {
    await forged.check(from)
    const notice = await parts.banking.verifyWebhook(headers, rawBody).catch(async (error: unknown) => {
      if (!(error instanceof ForgedWebhook)) throw isAway(error) ? bankAway(error) : error
      await forged.consume(from)
      throw badRequest(uncoded('This delivery is not from the banking service.'))
    })
    const { itemId, kind } = notice
    if (itemId !== null && kind !== 'other')
      await parts.jobs.add(handleBankWebhook, { itemId, kind }, { key: `${itemId} ${kind}` })
    return { status: 200 }
  }
}
