/**
 * The mail provider's reports of bounces and complaints. Whoever knows the secret in the path is believed: no provider
 * signs in the same way, and what a forged report can do is stop notices to an address until it is confirmed again.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { badRequest, notFound, unavailable } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { readDeliveryReports } from './delivery-reports.ts'
import { markRefused } from './mail.queries.ts'

const CONFIRM_LIMIT_MS = 5_000
/** Amazon's own hosts of SNS, and no other address is ever asked. */
const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other))

const away = (cause: unknown) => unavailable('Amazon SNS could not be answered. It will ask again.', cause)

/** Says yes to SNS. @throws 400 for an address that is not its own, 503 where it does not answer: then it asks again */
async function confirm(address: string, log: AppParts['log']): Promise<void> {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || !SNS_HOST.test(url.hostname))
    throw badRequest('This is not an address of Amazon SNS. Nothing was done.')
  const asked = fetch(url, { redirect: 'error', signal: AbortSignal.timeout(CONFIRM_LIMIT_MS) })
  const answer = await asked.catch((error: unknown) => Promise.reject(away(error)))
  await answer.body?.cancel()
  if (!answer.ok) throw away(answer.status)
  log.info('mail.reports_subscribed')
}

/** Serves POST /api/webhooks/mail/<secret> where a secret is set. Without it there is no such address. */
export function mountMailWebhook(app: App): void {
  const { mailWebhookSecret } = app.parts.env
  if (mailWebhookSecret === null) return
  mountWebhook(app, '/api/webhooks/mail/:secret', async ({ rawBody, secret, parts }) => {
    if (!isSame(secret, mailWebhookSecret)) throw notFound()
    const said = readDeliveryReports(rawBody.toString())
    if (said === null) throw badRequest('This is no report that we can read. Nothing was done.')
    if (said.confirmAt !== null) await confirm(said.confirmAt, parts.log)
    const at = parts.clock.now()
    for (const { email, code } of said.reports) await markRefused(parts.db, email, { at, code })
    if (said.reports.length > 0) parts.log.warn('mail.reported', { count: said.reports.length })
    return { status: 200 }
  })
}
