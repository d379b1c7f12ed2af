import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askSignUp,
  cookiesOf,
  mailedToken,
  postTo,
  signUp,
} from '#server/features/account/account-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer } from '#server/testing/make-user.ts'
import { cookieOf, sessionIdOf, startBilling, startBuying } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

let count = 0
const newEmail = () => `guest-${(count += 1)}@example.test`

const verify = (sessionId: string, cookie = ''): Promise<TestAnswer> =>
  ask(it.app, {
    method: 'GET',
    url: `/api/verify-subscription?session_id=${sessionId}`,
    ...(cookie !== '' && { cookie }),
  })

/** A visitor who has paid, with the cookie of the browser. */
async function guestBought(email: string) {
  const started = await startBuying(it, 'price_monthly')
  const sessionId = sessionIdOf(started)
  await it.pay(sessionId, { email })
  return { sessionId, cookie: cookieOf(started) }
}

async function userAt(email: string) {
  const { rows } = await it.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return it.standing(rows[0]!.id)
}

test('the cookie is for the server alone', async () => {
  const [line] = [(await startBuying(it, 'price_monthly')).headers['set-cookie']].flat()
  expect(String(line)).toMatch(/^jubilee_purchase=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
})

describe('the welcome page', () => {
  test('shows the email whole to the browser that bought, masked to any other', async () => {
    const email = newEmail()
    const { sessionId, cookie } = await guestBought(email)
    const own = await verify(sessionId, cookie)
    expect(own).toMatchObject({
      status: 200,
      body: { customerEmail: email, planId: 'price_monthly', status: 'trialing', needsAccount: true },
    })
    const other = await verify(sessionId)
    expect(other.body).toMatchObject({ customerEmail: 'g•••@example.test', needsAccount: true })
    const stranger = await makeUser(it.app)
    expect((await verify(sessionId, stranger.cookie)).body).toMatchObject({
      customerEmail: 'g•••@example.test',
    })
    expect(await it.standing(stranger.id)).toMatchObject({ status: 'free' })
  })

  test('without a session, or with one that is not ours, in the words of the specification', async () => {
    const none = await ask(it.app, { method: 'GET', url: '/api/verify-subscription' })
    expect(none).toMatchObject({ status: 422, body: { message: 'No subscription session found' } })
    expect(await verify('cs_test_nobodys')).toMatchObject({
      status: 404,
      body: { message: 'No subscription session found' },
    })
  })

  test('before it is paid nothing is confirmed', async () => {
    const started = await startBuying(it, 'price_monthly')
    const answer = await verify(sessionIdOf(started), cookieOf(started))
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('not finished') } })
  })
})

describe('a purchase made without an account', () => {
  test('belongs to the account that its browser makes', async () => {
    const email = newEmail()
    const { sessionId, cookie } = await guestBought(newEmail())
    await verify(sessionId, cookie)
    await signUp(it, email, cookie)
    expect(await userAt(email)).toMatchObject({ status: 'trialing', plan: 'price_monthly' })
    expect((await verify(sessionId, cookie)).body).toMatchObject({ needsAccount: false })
  })

  test('belongs to it also when the browser never came back to the welcome page', async () => {
    const email = newEmail()
    const { cookie } = await guestBought(newEmail())
    await signUp(it, email, cookie)
    await it.settle()
    expect(await userAt(email)).toMatchObject({ status: 'trialing' })
  })

  test('does not belong to whoever signs up with the address that was typed, until it is confirmed', async () => {
    const email = newEmail()
    const { sessionId } = await guestBought(email)
    await verify(sessionId)
    await askSignUp(it, email)
    await it.settle()
    expect((await verify(sessionId)).body).toMatchObject({ needsAccount: true })
    const token = mailedToken(it, email)
    const confirmed = await ask(it.app, { method: 'POST', url: '/api/email/verify', body: { token } })
    expect(confirmed.status).toBe(200)
    expect(await userAt(email)).toMatchObject({ status: 'trialing', plan: 'price_monthly' })
  })

  test('belongs to a person who has confirmed the address before, as soon as it is known', async () => {
    const user = await makeUser(it.app, { email: newEmail() })
    await guestBought(user.email)
    await it.settle()
    expect(await it.standing(user.id)).toMatchObject({ status: 'trialing' })
  })

  test('is bound once: of two accounts the first gets it', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { sessionId, cookie } = await guestBought(newEmail())
    await verify(sessionId, cookie)
    const openers: (() => Promise<TestAnswer>)[] = []
    for (const email of [first, second]) {
      const cookies = `${cookie}; ${cookiesOf(await askSignUp(it, email, cookie))}`
      const token = mailedToken(it, email)
      openers.push(() => postTo(it.app)('/api/email/verify', { token }, cookies))
    }
    await Promise.all(openers.map((open) => open()))
    await it.settle()
    const statuses = [await userAt(first), await userAt(second)].map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['free', 'trialing'])
  })

  test('is not bound by somebody else’s link in this browser', async () => {
    const mallory = newEmail()
    await askSignUp(it, mallory)
    const token = mailedToken(it, mallory)
    const { sessionId, cookie } = await guestBought(newEmail())
    await verify(sessionId, cookie)
    await ask(it.app, { method: 'POST', url: '/api/email/verify', body: { token }, cookie })
    await it.settle()
    expect(await userAt(mallory)).toMatchObject({ status: 'free' })
  })

  test('keeps its browser from buying a second one', async () => {
    const { sessionId, cookie } = await guestBought(newEmail())
    await verify(sessionId, cookie)
    expect(await startBuying(it, 'price_premium', { cookie })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Set up your account') },
    })
  })
})
