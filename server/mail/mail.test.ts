import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import type { App } from '#server/http/app-parts.ts'
import type { Mailer } from '#server/ports/mail/mail.ts'
import { openTimekeeper } from '#server/jobs/job-queue.ts'
import { silentLogger } from '#server/log.ts'
import { createMailer } from '#server/ports/mail/mailer.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { startSmtpServer } from '#server/testing/peers/smtp-server.ts'
import type { SmtpServer } from '#server/testing/peers/smtp-server.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { sendMailJob } from './mail.jobs.ts'
import { queueMail } from './queue-mail.ts'

const HOUR_MS = 3_600_000
const ada = { email: 'ada@example.test', password: 'quiet-harbour-41', firstName: 'Ada', lastName: 'Byrne' }

let database: TestDatabase
let smtp: SmtpServer
let it: TestApp

const post = (app: App, url: string, body?: unknown) => ask(app, { method: 'POST', url, body })

/** An app on the database of the test whose mail goes to the SMTP server. */
async function open(options: { holdsMail?: boolean } = {}): Promise<TestApp> {
  const env = parseEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'post@jubilee.test' })
  const mailer: Mailer = createMailer({ env, db: null as never })
  return buildTestApp({ databaseUrl: database.url, mailer, ...options })
}

beforeEach(async () => {
  database = await createTestDatabase()
  smtp = await startSmtpServer()
  it = await open()
})
afterEach(async () => {
  await it.close()
  await smtp.close()
  await database.drop()
})

/** Lets what has failed be due again, as it is when its time has passed, and runs it. */
async function tryAgain(): Promise<void> {
  await it.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await it.app.parts.jobs.runDue()
}
const subjects = () =>
  smtp.mails.map(({ to, text }) => `${to}: ${/^Subject: (.*)$/m.exec(text)?.[1]}`).toSorted()
const inLine = async () => {
  const { rows } = await it.pool.query<{ n: number }>('select count(*)::int as n from waiting_mails')
  return rows[0]!.n
}

describe('while the mail server is away', () => {
  test('links are asked for, and all of them come once it is back, each once', async () => {
    const person = await makeUser(it.app, { email: ada.email })
    await it.pool.query('update users set email_verified = false')
    await smtp.goAway()
    smtp.mails.length = 0
    const asked = [
      await post(it.app, '/api/password/forgot', { email: ada.email }),
      await person.request('POST', '/api/email/resend-verification'),
      await person.request('POST', '/api/account/email', { email: 'new@example.test' }),
      await post(it.app, '/api/register', { ...ada, email: 'grace@example.test' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 201])
    await it.app.parts.jobs.runDue()
    // Twelve tries that fail are more than two hours.
    for (let n = 0; n < 12; n += 1) await tryAgain()
    expect(await inLine()).toBe(4)
    await smtp.comeBack()
    await tryAgain()
    await tryAgain()
    expect(subjects()).toEqual([
      'ada@example.test: Choose a new password',
      'ada@example.test: Confirm your email address',
      'grace@example.test: Welcome to Jubilee: confirm your email address',
      'new@example.test: Confirm your new email address',
    ])
    expect(await inLine()).toBe(0)
  })

  test('a link that is over by then is not sent any more, nor what the nightly sweep has cleared', async () => {
    const { email } = await makeUser(it.app)
    await smtp.goAway()
    smtp.mails.length = 0
    await post(it.app, '/api/password/forgot', { email })
    await smtp.comeBack()
    it.setNow(new Date(Date.now() + HOUR_MS + 1_000))
    await tryAgain()
    expect(smtp.mails).toEqual([])
    expect(await inLine()).toBe(0)
    await it.db.transaction((tx) =>
      queueMail(it.app.parts, tx, { mail: { to: email, subject: 'News', text: 'Hello' }, isNotice: true }),
    )
    it.setNow(new Date(Date.now() + 27 * HOUR_MS))
    await it.app.parts.jobs.runSchedules()
    expect(await inLine()).toBe(0)
    expect(smtp.mails).toEqual([])
  })
})

test('an address that is grey-listed at first gets its mail at the next try', async () => {
  smtp.answer(ada.email, '451 4.7.1 grey-listed, try again', '250 ok')
  await post(it.app, '/api/register', ada)
  expect(smtp.mails).toEqual([])
  await tryAgain()
  expect(subjects()).toEqual(['ada@example.test: Welcome to Jubilee: confirm your email address'])
})

describe('a process that is killed', () => {
  test('after its answer has its mail sent by another', async () => {
    const first = await open({ holdsMail: true })
    expect((await post(first.app, '/api/register', ada)).status).toBe(201)
    await first.close()
    expect(smtp.mails).toEqual([])
    await it.app.parts.jobs.runDue()
    await it.app.parts.jobs.runDue()
    expect(smtp.mails).toHaveLength(1)
  })

  test('while it sends has its mail sent by another', async () => {
    const first = await open({ holdsMail: true })
    await post(first.app, '/api/register', ada)
    await first.close()
    await it.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '5 minutes', heartbeat_on = now() - interval '5 minutes'`,
    )
    const timekeeper = await openTimekeeper({
      pool: it.pool,
      log: silentLogger,
      kinds: it.app.parts.jobs.kinds,
    })
    await timekeeper.supervise()
    await timekeeper.stop({ graceful: false })
    await tryAgain()
    expect(smtp.mails).toHaveLength(1)
  })
})

test('what the mail server took does not leave again while the database cannot note it', async () => {
  await it.pool.query(`
    create function stay() returns trigger language plpgsql as $$ begin raise 'the database is away'; end $$;
    create trigger stay before delete on waiting_mails for each row execute function stay()`)
  await post(it.app, '/api/register', ada)
  await tryAgain()
  expect(await inLine()).toBe(1)
  await it.pool.query('drop trigger stay on waiting_mails')
  await tryAgain()
  expect(await inLine()).toBe(0)
  expect(smtp.mails).toHaveLength(1)
})

test('a mail of a transaction that is undone never was', async () => {
  const { parts } = it.app
  const mail = { to: ada.email, subject: 'Hello', text: 'Hello' }
  await it.db
    .transaction(async (tx) => {
      await queueMail(parts, tx, { mail })
      throw new Error('no')
    })
    .catch(() => {})
  await parts.jobs.runDue()
  expect(smtp.mails).toEqual([])
})

test('what waits shows no address and no link, in its row or its job', async () => {
  await smtp.goAway()
  await post(it.app, '/api/register', ada)
  const { rows } = await it.pool.query<{ kept: string }>(
    `select lower(row_to_json(w)::text) as kept from waiting_mails w
     union all select lower(row_to_json(j)::text) from pgboss.job j`,
  )
  expect(rows.length).toBeGreaterThan(1)
  await smtp.comeBack()
  await tryAgain()
  const token = /token=3D([\w-]+)/.exec(smtp.mails[0]!.text.replaceAll('=\n', ''))![1]!
  for (const { kept } of rows)
    for (const secret of [ada.email, token.toLowerCase(), 'verify-email', 'welcome'])
      expect(kept).not.toContain(secret)
})

test('a link that somebody waits for leaves before news for everybody', async () => {
  const { parts } = it.app
  const news = { to: 'reader@example.test', subject: 'News', text: 'Hello' }
  await smtp.goAway()
  await it.db.transaction(async (tx) => {
    for (let n = 0; n < 3; n += 1) await queueMail(parts, tx, { mail: news, isNotice: true })
    await queueMail(parts, tx, { mail: { ...news, to: ada.email, subject: 'A link' } })
  })
  await smtp.comeBack()
  await parts.jobs.runDue(sendMailJob.name)
  expect(subjects()).toHaveLength(4)
  expect(smtp.mails[0]!.to).toBe(ada.email)
})
