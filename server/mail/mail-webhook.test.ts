/** Reports of a mail provider in each shape, as their documents show them. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { queueMail } from './queue-mail.ts'
import { CERTIFICATE, TOPIC, amazon, signed, subscription } from './sns-under-test.ts'

const SECRET = 'k3-vhs9Q-2bZ7-xTn4_LmW8'
const EMAIL = 'ada@example.test'

let it: TestApp
let ada: TestUser

beforeAll(async () => {
  it = await buildTestApp({ env: parseEnv({ MAIL_WEBHOOK_SECRET: SECRET, MAIL_SNS_TOPIC_ARN: TOPIC }) })
  ada = await makeUser(it.app, { email: EMAIL })
})
afterAll(() => it.close())
beforeEach(async () => {
  await it.pool.query('update users set email_refused_at = null, email_refused_code = null')
  answerAsAmazon()
})
afterEach(() => vi.restoreAllMocks())

/** Amazon's certificate, and its yes to a subscription; gives the addresses that were asked. */
function answerAsAmazon(confirms = 200): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (url === CERTIFICATE) return new Response(amazon.pem)
    asked.push(`${url} ${init?.redirect}`)
    return new Response('<ok/>', { status: confirms })
  })
  return asked
}

const report = async (payload: unknown, secret = SECRET) => {
  const url = `/api/webhooks/mail/${secret}`
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return (await it.app.inject({ method: 'POST', url, payload: text })).statusCode
}
const code = async () => {
  const { rows } = await it.pool.query('select email_refused_code as code from users where id = $1', [ada.id])
  return (rows[0] as { code: string | null }).code
}
const notification = (message: unknown) =>
  signed({ Message: typeof message === 'string' ? message : JSON.stringify(message) })

const bounced = (bounceType: string, status: string | undefined) =>
  notification({
    notificationType: 'Bounce',
    bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: EMAIL, status }] },
    mail: { destination: [EMAIL] },
  })
const complained = (complaintFeedbackType: string) =>
  notification({
    eventType: 'Complaint',
    complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: 'Ada <Ada@Example.test>' }] },
  })
const own = (event: object) => ({ events: [{ type: 'bounce', email: 'ADA@example.test', ...event }] })

test.each<[string, unknown, string | null]>([
  ['our own bounce', own({}), 'bounce'],
  ['our own bounce with its status', own({ status: '5.1.1' }), 'bounce 5.1.1'],
  ['our own report of a full mailbox', own({ status: '5.2.2' }), null],
  ['our own report of a delay', own({ status: '4.2.1' }), null],
  ['our own complaint', own({ type: 'complaint' }), 'complaint'],
  ['Postmark’s hard bounce', { RecordType: 'Bounce', Type: 'HardBounce', Email: EMAIL, ID: 1 }, 'bounce'],
  ['Postmark’s soft bounce', { RecordType: 'Bounce', Type: 'SoftBounce', Email: EMAIL }, null],
  [
    'Postmark’s spam complaint',
    { RecordType: 'SpamComplaint', Email: EMAIL, Type: 'SpamComplaint' },
    'complaint',
  ],
  [
    'Postmark’s suppression',
    {
      RecordType: 'SubscriptionChange',
      Recipient: EMAIL,
      SuppressSending: true,
      SuppressionReason: 'HardBounce',
    },
    'bounce',
  ],
  [
    'Postmark’s suppression by hand',
    {
      RecordType: 'SubscriptionChange',
      Recipient: EMAIL,
      SuppressSending: true,
      SuppressionReason: 'ManualSuppression',
    },
    null,
  ],
  ['Postmark’s delivery', { RecordType: 'Delivery', Recipient: EMAIL }, null],
  ['SES’s permanent bounce', bounced('Permanent', '5.1.1'), 'bounce 5.1.1'],
  ['SES’s permanent bounce without a status', bounced('Permanent', undefined), 'bounce'],
  ['SES’s permanent bounce for our reputation', bounced('Permanent', '5.7.1'), null],
  ['SES’s transient bounce', bounced('Transient', '5.2.2'), null],
  ['SES’s complaint', complained('abuse'), 'complaint'],
  ['SES’s report that it was no spam', complained('not-spam'), null],
  ['SES’s first message', notification('Successfully validated SNS topic.'), null],
])('%s', async (_words, payload, expected) => {
  expect(await report(payload)).toBe(200)
  expect(await code()).toBe(expected)
})

test('another secret is no address, and what is no report is refused', async () => {
  expect(await report(own({}), 'k3-vhs9Q-2bZ7-xTn4_LmW9')).toBe(404)
  expect([await report('text'), await report({}), await report(own({ type: 'open' }))]).toEqual([
    400, 400, 400,
  ])
  expect(await code()).toBeNull()
  const closed = await buildTestApp()
  const payload = JSON.stringify(own({}))
  const answer = await closed.app.inject({ method: 'POST', url: `/api/webhooks/mail/${SECRET}`, payload })
  expect(answer.statusCode).toBe(404)
  await closed.close()
})

test('a mail that the provider only took does not clear it, and no notice goes there', async () => {
  await report(own({ status: '5.1.1' }))
  const send = async (subject: string, isNotice: boolean) => {
    const mail = { to: EMAIL, subject, text: 'Hello' }
    await it.db.transaction((tx) => queueMail(it.app.parts, tx, { mail, isNotice }))
    await it.app.parts.jobs.runDue()
  }
  const before = it.outbox().length
  await send('Your password was changed', false)
  await send('A reminder', true)
  expect(
    it
      .outbox()
      .slice(before)
      .map(({ subject }) => subject),
  ).toEqual(['Your password was changed'])
  expect(await code()).toBe('bounce 5.1.1')
})

test('SNS is told yes at its own address, and at no other', async () => {
  const good = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=t'
  let asked = answerAsAmazon()
  expect(await report(subscription(good))).toBe(200)
  expect(asked).toEqual([`${good} error`])
  asked = answerAsAmazon(500)
  expect(await report(subscription(good))).toBe(503)
  expect(asked).toEqual([`${good} error`])
  asked = answerAsAmazon()
  for (const url of [
    'http://sns.us-east-1.amazonaws.com/',
    'https://sns.us-east-1.amazonaws.com.evil.example/',
    'https://sns.us-east-1.amazonaws.com:8443/',
    'https://169.254.169.254/latest',
    'none',
  ])
    expect(await report(subscription(url))).toBe(400)
  expect(asked).toEqual([])
})

test('what SNS did not sign, or another topic sent, is refused and changes nothing', async () => {
  const asked = answerAsAmazon()
  const real = bounced('Permanent', '5.1.1')
  const other = { TopicArn: 'arn:aws:sns:us-east-1:999999999999:mine' }
  expect(await report({ Type: 'Notification', Message: real.Message })).toBe(400)
  expect(await report({ ...real, Message: real.Message.replace('5.1.1', '5.1.0') })).toBe(400)
  expect(await report(signed({ ...real, ...other }))).toBe(400)
  expect(await report(subscription('https://sns.us-east-1.amazonaws.com/', other))).toBe(400)
  expect(await code()).toBeNull()
  expect(asked).toEqual([])
  expect(await report(real)).toBe(200)
  expect(await code()).toBe('bounce 5.1.1')
})

test('without a topic in the settings signed reports are taken, and no subscription is confirmed', async () => {
  const open = await buildTestApp({ env: parseEnv({ MAIL_WEBHOOK_SECRET: SECRET }) })
  const asked = answerAsAmazon()
  const send = async (message: object) => {
    const url = `/api/webhooks/mail/${SECRET}`
    return (await open.app.inject({ method: 'POST', url, payload: JSON.stringify(message) })).statusCode
  }
  expect(await send(bounced('Permanent', '5.1.1'))).toBe(200)
  expect(await send(subscription('https://sns.us-east-1.amazonaws.com/'))).toBe(400)
  expect(asked).toEqual([])
  await open.close()
})
