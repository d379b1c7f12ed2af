import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { createAuthenticator } from '#server/testing/peers/software-authenticator.ts'
import type { Authenticator, Misbehaviour } from '#server/testing/peers/software-authenticator.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { plantPasskey } from '../account-under-test.ts'
import { accountTexts } from '../messages.ts'
import {
  addPasskey,
  elsewhere,
  optionsOf,
  passkeysOf,
  signInWith,
  site,
  withPasskey,
} from './passkeys-under-test.ts'
import type { PasskeyOptions } from './passkeys-under-test.ts'

const MINUTE_MS = 60_000
let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
afterAll(() => it.close())
afterEach(async () => {
  it.setNow(new Date())
  await it.pool.query('delete from request_limits')
})

const addFrom = (who: TestUser, device: Authenticator, given: PasskeyOptions) =>
  who.request('POST', '/api/account/passkeys', { name: 'x', response: device.register(given) })

describe('adding a passkey', () => {
  test('asks the device for our site, this person and a finger or PIN', async () => {
    const user = await makeUser(it.app)
    expect(await optionsOf(user)).toMatchObject({
      rp: { id: 'localhost', name: 'Jubilee' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: user.email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('keeps it under its name, gives this session a second factor, and tells the owner', async () => {
    const { user, passkey } = await withPasskey(it.app)
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'My phone',
      createdAt: expect.stringMatching(/^\d{4}-/),
      lastUsedAt: null,
    })
    expect(await passkeysOf(user)).toEqual([passkey])
    expect((await user.request('GET', '/api/auth/user')).body).toMatchObject({ hasSecondFactor: true })
    await expect
      .poll(() =>
        it
          .outbox()
          .filter((mail) => mail.to === user.email)
          .map((mail) => mail.subject),
      )
      .toContain('A passkey was added')
  })

  test('the same device is not asked twice, and is not kept twice', async () => {
    const { user, device } = await withPasskey(it.app)
    expect(await optionsOf(user)).toMatchObject({ excludeCredentials: [{ id: device.credentialId }] })
    expect((await addPasskey(user, device)).status).toBe(409)
    const eve = await makeUser(it.app)
    expect((await addPasskey(eve, device)).status).toBe(409)
    expect(await passkeysOf(eve)).toEqual([])
  })

  test.each<[string, Misbehaviour]>([
    ['another site', { origin: elsewhere.origin }],
    ['a key for another site', { rpId: elsewhere.rpId }],
    ['a challenge nobody gave out', { challenge: 'A'.repeat(43) }],
    ['no finger or PIN', { isUnverified: true }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ])('%s is refused, and nothing is kept', async (_what, odd) => {
    const user = await makeUser(it.app)
    const response = createAuthenticator(site).register(await optionsOf(user), odd)
    const answer = await user.request('POST', '/api/account/passkeys', { name: 'x', response })
    expect(answer).toMatchObject({ status: 422, body: { message: accountTexts().passkeyNotKept } })
    expect(await passkeysOf(user)).toEqual([])
  })

  test('a challenge is good once, for its owner, and five minutes', async () => {
    const user = await makeUser(it.app)
    const eve = await makeUser(it.app)
    const options = await optionsOf(user)
    expect((await addFrom(user, createAuthenticator(site), options)).status).toBe(201)
    expect((await addFrom(user, createAuthenticator(site), options)).status).toBe(422)
    expect((await addFrom(eve, createAuthenticator(site), await optionsOf(user))).status).toBe(422)
    const old = await optionsOf(user)
    it.setNow(new Date(Date.now() + 6 * MINUTE_MS))
    expect((await addFrom(user, createAuthenticator(site), old)).status).toBe(422)
    expect(await passkeysOf(user)).toHaveLength(1)
  })

  test.each([
    {},
    { name: '' },
    { name: 'x', response: {} },
    { name: 'x', response: { id: '!', rawId: '!', type: 'public-key', response: {} } },
  ])('refuses the form of %o', async (body) => {
    const user = await makeUser(it.app)
    expect((await user.request('POST', '/api/account/passkeys', body)).status).toBe(422)
    expect(await passkeysOf(user)).toEqual([])
  })

  test('twenty are enough', async () => {
    const user = await makeUser(it.app)
    for (let n = 0; n < 20; n += 1) await plantPasskey(it.app, user.id)
    expect((await user.request('POST', '/api/account/passkeys/start')).status).toBe(409)
  })
})

describe('a passkey of one’s own', () => {
  test('gets another name', async () => {
    const { user, passkey } = await withPasskey(it.app)
    const url = `/api/account/passkeys/${passkey.id}`
    expect((await user.request('PATCH', url, { name: ' Blue key ' })).body).toMatchObject({
      name: 'Blue key',
    })
    expect((await user.request('PATCH', url, { name: '' })).status).toBe(422)
    expect(await passkeysOf(user)).toMatchObject([{ name: 'Blue key' }])
    expect((await ask(it.app, { method: 'PATCH', url, body: { name: 'x' } })).status).toBe(401)
  })

  test('is removed: it signs nobody in, this session has no second factor, and the owner hears of it', async () => {
    const { user, device, passkey } = await withPasskey(it.app)
    const url = `/api/account/passkeys/${passkey.id}`
    expect((await ask(it.app, { method: 'DELETE', url })).status).toBe(401)
    expect((await user.request('DELETE', url)).status).toBe(200)
    expect(await passkeysOf(user)).toEqual([])
    expect((await signInWith(it.app, device)).status).toBe(401)
    expect((await user.request('GET', '/api/auth/user')).body).toMatchObject({ hasSecondFactor: false })
    expect((await user.request('DELETE', url)).status).toBe(404)
    await expect
      .poll(() =>
        it
          .outbox()
          .filter((mail) => mail.to === user.email)
          .map((mail) => mail.subject),
      )
      .toContain('A passkey was removed')
  })

  test('is nothing to anybody else', async () => {
    const { user, passkey } = await withPasskey(it.app)
    const eve = await makeUser(it.app)
    const url = `/api/account/passkeys/${passkey.id}`
    expect((await eve.request('DELETE', url)).status).toBe(404)
    expect((await eve.request('PATCH', url, { name: 'x' })).status).toBe(404)
    expect(await passkeysOf(user)).toEqual([passkey])
  })
})
