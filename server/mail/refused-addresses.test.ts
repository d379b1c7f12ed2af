import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createLogger } from '#server/log.ts'
import { createMailer } from '#server/ports/mail/mailer.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { startSmtpServer } from '#server/testing/peers/smtp-server.ts'
import type { SmtpServer } from '#server/testing/peers/smtp-server.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { queueMail } from './queue-mail.ts'

const NOBODY = '550 5.1.1 <address>: no such user here'

let smtp: SmtpServer
let it: TestApp
let ada: TestUser
const logged: string[] = []

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailer = createMailer({ env: parseEnv({ SMTP_URL: smtp.url }), db: null as never })
  it = await buildTestApp({ mailer, log: createLogger((line) => void logged.push(line)) })
})
afterAll(async () => {
  await it.close()
  await smtp.close()
})
beforeEach(async () => {
  ada = await makeUser(it.app)
  smtp.mails.length = 0
  logged.length = 0
})
afterEach(() => void it.setNow(new Date()))

const refusedAt = async () => {
  const { body } = await ada.request('GET', '/api/auth/user')
  return (body as { emailRefusedAt: string | null }).emailRefusedAt
}
const askForPassword = () =>
  it.app.inject({
    method: 'POST',
    url: '/api/password/forgot',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    payload: { email: ada.email },
  })
const sendNotice = async () => {
  const mail = { to: ada.email, subject: 'A reminder', text: 'Hello' }
  await it.db.transaction((tx) => queueMail(it.app.parts, tx, { mail, isNotice: true }))
  await it.app.parts.jobs.runDue()
}
const tryAgain = () => ada.request('POST', '/api/email/resend-verification')
/** Asks the mail server to say this of the address, and has a mail go there. */
async function bounce(...answers: string[]): Promise<void> {
  smtp.answer(ada.email, ...answers)
  await askForPassword()
}

test('an address that nobody is at is marked, is not tried again for that mail, and gets no notices', async () => {
  await bounce(NOBODY)
  expect(await refusedAt()).toMatch(/^\d{4}-/)
  const { rows } = await it.pool.query(
    `select email_refused_code as code from users where id = $1
     union all select state::text from pgboss.job where name = 'mail.send' and state <> 'completed'
     union all select id::text from waiting_mails`,
    [ada.id],
  )
  expect(rows).toEqual([{ code: '550 5.1.1' }])
  smtp.answer(ada.email, '250 ok')
  await sendNotice()
  expect(smtp.mails).toEqual([])
  expect(logged.join('\n')).toContain('mail.refused')
  expect(logged.join('\n')).not.toContain(ada.email)
})

test('a mail about something that happened is tried all the same, and takes the mark away when it is taken', async () => {
  await bounce(NOBODY, '250 ok')
  expect(await refusedAt()).not.toBeNull()
  await askForPassword()
  expect(smtp.mails).toHaveLength(1)
  expect(await refusedAt()).toBeNull()
  await sendNotice()
  expect(smtp.mails).toHaveLength(2)
})

test('the person may have it tried again, also with a confirmed address, and hears when it fails again', async () => {
  await bounce(NOBODY, NOBODY, '250 ok')
  const first = await refusedAt()
  it.setNow(new Date(Date.now() + 60_000))
  expect((await tryAgain()).status).toBe(200)
  expect(await refusedAt()).not.toBe(first)
  expect(smtp.mails).toEqual([])
  await tryAgain()
  expect(await refusedAt()).toBeNull()
  expect(smtp.mails).toHaveLength(1)
  await tryAgain()
  expect(smtp.mails).toHaveLength(1)
})

test('another address begins without the mark', async () => {
  await bounce(NOBODY)
  await it.pool.query('delete from request_limits')
  await ada.request('POST', '/api/account/email', { email: 'new@example.test' })
  const mail = smtp.mails.find(({ to }) => to === 'new@example.test')!.text.replaceAll('=\n', '')
  const token = /token=3D([\w-]+)/.exec(mail)![1]!
  expect((await ada.request('POST', '/api/email/verify', { token })).status).toBe(200)
  expect(await refusedAt()).toBeNull()
})

test.each(['552 5.2.2 the mailbox is full', '550 5.7.1 your server is on a list', '554 no'])(
  '%s is not tried again, and says nothing of the address',
  async (answer) => {
    await bounce(answer)
    expect(await refusedAt()).toBeNull()
    const { rows } = await it.pool.query('select id from waiting_mails')
    expect(rows).toEqual([])
  },
)

test('people whose address is refused are in no sweep of notices', async () => {
  const admin = await makeUser(it.app, { isAdmin: true })
  const readers = async () => {
    const { body } = await admin.request('GET', '/api/admin/news')
    return (body as { readers: number }).readers
  }
  const before = await readers()
  await bounce(NOBODY)
  expect(await readers()).toBe(before - 1)
})
