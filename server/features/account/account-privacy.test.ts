import { expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { PASSWORD } from './account-under-test.ts'

const fail = async () => {
  throw new Error('550 no such mailbox canary-person@example.test')
}

test('no email, name, password, token or address is in the log, also when mail fails', async () => {
  const lines: string[] = []
  const it = await buildTestApp({
    log: createLogger((line) => void lines.push(line)),
    mailer: { send: fail, close: () => {} },
  })
  const person = {
    email: 'canary-person@example.test',
    password: 'canary-harbour-77',
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
  }
  const post = (url: string, body: unknown) => ask(it.app, { method: 'POST', url, body })
  const owner = await makeUser(it.app, { email: 'canary-owner@example.test', firstName: 'Canaryowner' })
  await post('/api/register', person)
  await post('/api/register', { ...person, email: owner.email })
  await post('/api/register', { ...person, password: 'password' })
  const [{ email }, { password }] = [owner, person]
  const { body } = await post('/api/login', { email, password: PASSWORD, token: true })
  await post('/api/login', { email, password: 'canary-wrong' })
  await post('/api/login', { email, password, isAdmin: 'canary' })
  await post('/api/password/forgot', { email })
  await post('/api/password/reset', { token: 'canary-token', password })
  await post('/api/email/verify', { token: 'canary-token' })
  await ask(it.app, { method: 'GET', url: '/api/login?returnTo=/canary' })
  await it.close()
  const log = lines.join('\n')
  expect(log).toContain('account.sign_in')
  expect(log).toMatch(/"job":"mail\.send".*"event":"job\.failed"/)
  expect(log).not.toMatch(/canary/i)
  expect(log).not.toContain((body as { token: string }).token)
  expect(log).not.toContain('127.0.0.1')
})
