/** Webhooks of the bureaus' service: a report is read when one is announced, and not only at the next look. */
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import type { Pool } from '#server/db/connect.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { WebhookHandler } from '#server/http/webhook.ts'
import { ForgedNotice } from '#server/ports/bureau/bureau.ts'
import { readReport } from './credit-monitoring.jobs.ts'

/** Of one network: whoever sends more forged ones is not listened to for the rest of the time. */
const forgedLimit = {
  name: 'forged_bureau_webhooks',
  tries: 20,
  seconds: 600,
  said: uncoded('Too many deliveries that were not from the service of the bureaus came from here.'),
}

/**
 * Answers at once; the work is a job. 400 for a forged one, 429 for a network that sent many of those. A signed one that is
 * about nobody is logged and answered 200: sent again it would say no more.
 */
export function createBureauWebhook(pool: Pool): WebhookHandler {
  const forged = createRateLimit(pool, forgedLimit)
  return async ({ rawBody, headers, from, parts }) => {
    await forged.check(from)
    try {
      const { type, memberId } = await parts.bureau.readNotice({ headers, rawBody, now: parts.clock.now() })
      if (memberId === null) parts.log.warn('credit_monitoring.event_unreadable', { outcome: type })
      else await parts.jobs.add(readReport, { memberId }, { key: memberId })
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error
      await forged.consume(from)
      throw badRequest(uncoded('This delivery is not from the service of the bureaus.'))
    }
    return { status: 200 }
  }
}
