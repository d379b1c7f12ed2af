import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createMailer } from '#server/ports/mail/mailer.ts'
import { ask } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'

const env = parseEnv({})
const letter = {
  to: 'ada@example.test',
  subject: 'A & B <now>',
  text: 'Go to\nhttp://localhost:3000/x?token=abc&d=e\n',
}

let database: TestDatabase
let it: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  it = await buildTestApp({ databaseUrl: database.url })
  const mailer = createMailer({ env, db: it.db })
  await mailer.send({ ...letter, html: '<p>The other part</p>' })
  await mailer.send({ ...letter, to: 'grace@example.test', subject: 'Second' })
})
afterAll(async () => {
  await it.close()
  await database.drop()
})

const statusOf = async (test: TestApp, url: string) => (await ask(test.app, { method: 'GET', url })).status
const get = (url: string) => ask(it.app, { method: 'GET', url })

test('the sandbox names its demo people', async () => {
  const answer = await get('/api/mode')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    sandbox: true,
    isTest: false,
    notSetUp: [],
    movedByMs: 0,
    hasPages: true,
    hasClock: false,
    hasAnalytics: false,
    people: ['Free', 'Pro', 'Premium', 'Admin', 'Reviewer'].map((label) => ({
      label,
      email: `${label.toLowerCase()}@demo.jubilee.test`,
      password: 'jubilee-demo',
    })),
  })
})

test('the outbox is listed newest first, for everybody or for one address', async () => {
  const { body } = await get('/sandbox/mail.json')
  const { mails } = body as { mails: { to: string; subject: string }[] }
  expect(mails.map((mail) => mail.subject)).toEqual(['Second', 'A & B <now>'])
  expect((await get('/sandbox/mail.json?to=ADA@example.test')).body).toMatchObject({
    mails: [
      { to: 'ada@example.test', subject: 'A & B <now>', text: letter.text, html: '<p>The other part</p>' },
    ],
  })
})

test('the pages escape what they show, and links can be followed', async () => {
  const list = await get('/sandbox/mail')
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  const link = /href="(\/sandbox\/mail\/\d+)">A &amp; B &lt;now&gt;</.exec(String(list.body))
  const mail = String((await get(link![1]!)).body)
  expect(mail).toContain('<h1>A &amp; B &lt;now&gt;</h1>')
  expect(mail).toContain('<a href="http://localhost:3000/x?token=abc&amp;d=e">')
  expect(mail).not.toMatch(/<script|<style|style=/)
  const part = await get(`${link![1]}/html`)
  expect(part.body).toBe('<p>The other part</p>')
  const policyOf = (answer: typeof part) => String(answer.headers['content-security-policy'])
  expect(policyOf(part)).toMatch(/^default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; /)
  expect(policyOf(list)).not.toContain('unsafe')
  expect((await get('/sandbox/mail?to=grace@example.test')).body).not.toContain('ada@example.test')
})

test.each([
  '/sandbox/mail/999999',
  '/sandbox/mail/x',
  '/sandbox/mail/1e3',
  '/sandbox/mail/99999999999999999999',
])('%s is nothing', async (url) => {
  expect((await get(url)).status).toBe(404)
})

test('a public demo shows no mail; live mode shows neither mail nor demo people', async () => {
  const counting = { ...env, mode: 'live' as const, hasAnalytics: true }
  const live = await buildTestApp({ databaseUrl: database.url, env: counting })
  const demo = await buildTestApp({ databaseUrl: database.url, env: { ...env, isPublicDemo: true } })
  for (const url of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/mail/1', '/sandbox/mail/1/html']) {
    const answer = await ask(live.app, { method: 'GET', url })
    expect(String(JSON.stringify(answer.body))).not.toContain('example.test')
    expect(await statusOf(demo, url)).toBe(await statusOf(live, url))
  }
  const shown = await ask(demo.app, { method: 'GET', url: '/api/mode' })
  expect(shown.body).toMatchObject({ sandbox: true, hasPages: false })
  const { body } = await ask(live.app, { method: 'GET', url: '/api/mode' })
  expect(body).toEqual({
    sandbox: false,
    isTest: false,
    notSetUp: ['mail'],
    movedByMs: 0,
    hasPages: false,
    hasClock: false,
    hasAnalytics: true,
    people: [],
  })
  await live.close()
  await demo.close()
})
