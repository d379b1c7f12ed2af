/**
 * The mail provider's reports of bounces and complaints. The secret in the path is the provider's; what comes through
 * Amazon SNS is signed as well, and must be. A forged report could stop notices to an address until it is confirmed again.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest, notFound } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { readDeliveryReports } from './delivery-reports.ts'
import { markRefused } from './mail.queries.ts'
import { askSns, createSnsKeys, snsAddress } from './sns-certificates.ts'
import { readSnsMessage } from './sns-message.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other))

type Sns = { keyAt: (address: string) => Promise<KeyObject>; topicArn: string | null }

/**
 * Checks a message of SNS, and says yes where it asks whether we want what a topic has: for the topic of the settings
 * alone, since anybody can have one.
 * @throws 400 for what is not signed, or of another topic; 503 where Amazon does not answer: then it asks again
 */
async function takeFromSns(body: string, { keyAt, topicArn }: Sns, log: AppParts['log']): Promise<void> {
  const message = await readSnsMessage(body, keyAt)
  if (topicArn !== null && message.TopicArn !== topicArn)
    throw badRequest(uncoded('This message is of another topic than that of the settings. Nothing was done.'))
  if (message.Type !== 'SubscriptionConfirmation') return
  if (topicArn === null) {
    log.warn('mail.topic_not_set', { outcome: 'set MAIL_SNS_TOPIC_ARN to confirm its subscription' })
    throw badRequest(uncoded('No topic is set up here. Nothing was done.'))
  }
  await askSns(snsAddress(message.SubscribeURL ?? ''))
  log.info('mail.reports_subscribed')
}

/** Serves POST /api/webhooks/mail/<secret> where a secret is set. Without it there is no such address. */
export function mountMailWebhook(app: App): void {
  const { mailWebhookSecret, mailSnsTopicArn: topicArn } = app.parts.env
  if (mailWebhookSecret === null) return
  const sns = { keyAt: createSnsKeys(app.parts.clock), topicArn }
  mountWebhook(app, '/api/webhooks/mail/:secret', async ({ rawBody, secret, parts }) => {
    if (!isSame(secret, mailWebhookSecret)) throw notFound()
    const body = rawBody.toString()
    const said = readDeliveryReports(body)
    if (said === null) throw badRequest(uncoded('This is no report that we can read. Nothing was done.'))
    if (said.isFromSns) await takeFromSns(body, sns, parts.log)
    const at = parts.clock.now()
    for (const { email, code } of said.reports) await markRefused(parts.db, email, { at, code })
    if (said.reports.length > 0) parts.log.warn('mail.reported', { count: said.reports.length })
    return { status: 200 }
  })
}
