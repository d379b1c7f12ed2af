/** Help for somebody who cannot sign in: links that only their mailbox gets. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TwoFactor } from '#contracts/account/security.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PASSWORD, cookiesOf, enterPassword, postTo, turnOnTwoFactor } from '../account-under-test.ts'
import { mailSignInHelp, startTwoFactorReset } from '../help-sign-in.queries.ts'
import { accountTexts } from '../messages.ts'

const HOUR_MS = 60 * 60 * 1000
const path = '/api/account/two-factor/reset'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const post = (url: string, body?: unknown, cookie?: string) => postTo(it.app)(url, body, cookie)
const later = (hours: number) => it.setNow(new Date(Date.now() + hours * HOUR_MS))
const mailsTo = (email: string) => it.outbox().filter((mail) => mail.to === email)
const helpMail = (email: string) => mailsTo(email).find(({ subject }) => subject === 'Help with signing in')
const subjectsTo = (email: string) => mailsTo(email).map((mail) => mail.subject)

const startReset = async (userId: string) => {
  const started = await it.db.transaction((tx) => startTwoFactorReset(it.app, { tx, userId }))
  await it.app.parts.jobs.runDue()
  return started
}
const mailHelp = async (userId: string) => {
  const isMailed = await it.db.transaction((tx) => mailSignInHelp(it.app, { tx, userId }))
  await it.app.parts.jobs.runDue()
  return isMailed
}

/** Somebody whose phone is lost, with the token that was mailed to them. */
async function withReset() {
  const user = await makeUser(it.app)
  const phone = await turnOnTwoFactor(it.app, user)
  expect(await startReset(user.id)).toBe('started')
  const mail = mailsTo(user.email).find(({ text }) => text.includes('/reset-two-factor'))
  return { user, phone, token: /token=([\w-]{32})/.exec(mail!.text)![1]! }
}

const asksForCode = async (email: string) =>
  (await post('/api/login', { email, password: PASSWORD })).body as { next?: string }

describe('the link that turns two-factor sign-in off', () => {
  test('works after a day, ends every session, and the owner gets a mail at each step', async () => {
    const { user, token } = await withReset()
    expect(subjectsTo(user.email)).toContain('Somebody asked to turn off two-factor sign-in')
    const early = await post(path, { token })
    expect(early).toMatchObject({ status: 422, body: { fields: [{ field: 'token' }] } })
    expect((early.body as { message: string }).message).toMatch(/^This link works from \w+ \d+, \d{4}/)
    later(23.9)
    expect((await post(path, { token })).status).toBe(422)
    await it.app.parts.jobs.runSchedules()
    expect(subjectsTo(user.email)).not.toContain('Two-factor sign-in can be turned off now')

    later(24.1)
    await it.app.parts.jobs.runSchedules()
    await it.app.parts.jobs.runSchedules()
    const told = subjectsTo(user.email).filter((one) => one === 'Two-factor sign-in can be turned off now')
    expect(told).toHaveLength(1)
    const done = await post(path, { token })
    expect(done).toMatchObject({ status: 200, body: { message: accountTexts().resetTurnedOff } })
    expect((await user.request('GET', '/api/auth/user')).status).toBe(401)
    expect(await asksForCode(user.email)).toEqual({ message: accountTexts().signedIn })
    await expect.poll(() => subjectsTo(user.email)).toContain('Two-factor sign-in is off')
    expect((await post(path, { token })).status).toBe(422)
  })

  test('is over after three days', async () => {
    const { user, token } = await withReset()
    later(24 + 48 + 0.1)
    expect(await post(path, { token })).toMatchObject({
      status: 422,
      body: { message: accountTexts().resetOver },
    })
    expect(await asksForCode(user.email)).toMatchObject({ next: 'code' })
  })

  test('of twenty openings at once, one does it', async () => {
    const { token } = await withReset()
    later(25)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, { token })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test.each([{}, { token: '' }, { token: 'x', userId: 'y' }, { token: 'unknown' }])(
    '%o is refused',
    async (body) => {
      expect((await post(path, body)).status).toBe(422)
    },
  )

  test('a second request takes the place of the first', async () => {
    const { user, token } = await withReset()
    expect(await startReset(user.id)).toBe('started')
    later(25)
    expect((await post(path, { token })).status).toBe(422)
  })

  test('there is none while it is off, or for nobody', async () => {
    const user = await makeUser(it.app)
    expect(await startReset(user.id)).toBe('not_on')
    expect(await startReset('nobody')).toBe('unknown')
    expect(subjectsTo(user.email)).not.toContain('Somebody asked to turn off two-factor sign-in')
  })

  test('is not kept in the database as it is mailed', async () => {
    const { token } = await withReset()
    const { rows } = await it.pool.query('select * from two_factor_resets')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the owner stops it', () => {
  test('by signing in with a code', async () => {
    const { user, phone, token } = await withReset()
    const cookie = await enterPassword(it.app, user.email)
    expect((await post('/api/login/code', { code: await phone.code(1) }, cookie)).status).toBe(200)
    later(25)
    expect((await post(path, { token })).status).toBe(422)
  })

  test('in the settings, where they see it', async () => {
    const { user, token } = await withReset()
    const stand = async () => (await user.request('GET', '/api/account/two-factor')).body as TwoFactor
    expect((await stand()).resetOpensAt).toMatch(/^\d{4}-/)
    const eve = await makeUser(it.app)
    expect((await eve.request('POST', '/api/account/two-factor/keep')).status).toBe(200)
    expect((await stand()).resetOpensAt).not.toBeNull()
    expect((await user.request('POST', '/api/account/two-factor/keep')).status).toBe(200)
    expect(await stand()).toMatchObject({ enabled: true, resetOpensAt: null })
    later(25)
    expect((await post(path, { token })).status).toBe(422)
  })
})

describe('help with signing in', () => {
  test('mails the owner a link to a new password, and nobody else', async () => {
    const user = await makeUser(it.app)
    expect(await mailHelp(user.id)).toBe(true)
    const mail = helpMail(user.email)
    const token = /reset-password\?token=([\w-]+)/.exec(mail!.text)![1]
    expect((await post('/api/login', { email: user.email, password: PASSWORD })).status).toBe(200)
    expect((await post('/api/password/reset', { token, password: 'calm-harbour-77' })).status).toBe(200)
    expect((await post('/api/login', { email: user.email, password: 'calm-harbour-77' })).status).toBe(200)
    expect(await mailHelp('nobody')).toBe(false)
  })

  test('a new password by mail turns two-factor sign-in off for nobody', async () => {
    const user = await makeUser(it.app)
    await turnOnTwoFactor(it.app, user)
    await mailHelp(user.id)
    const token = /reset-password\?token=([\w-]+)/.exec(helpMail(user.email)!.text)![1]
    const keep = { keepAuthenticator: true }
    await post('/api/password/reset', { token, password: 'calm-harbour-77', ...keep })
    const answer = await post('/api/login', { email: user.email, password: 'calm-harbour-77' })
    expect(answer.body).toMatchObject({ next: 'code' })
    const me = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie: cookiesOf(answer) })
    expect(me.status).toBe(401)
  })
})
