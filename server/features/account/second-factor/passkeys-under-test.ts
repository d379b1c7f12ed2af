/** For tests of passkeys: a person with a device, and what the two of them do. */
import type { AccountPasskey, TwoFactor } from '#contracts/account/security.ts'
import type { App } from '#server/http/app-parts.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { createAuthenticator } from '#server/testing/peers/software-authenticator.ts'
import type { Authenticator, Misbehaviour } from '#server/testing/peers/software-authenticator.ts'
import { postTo } from '../account-under-test.ts'

/** ours, as the app under test is reached */
export const site = { origin: 'http://localhost:3000', rpId: 'localhost' }
export const elsewhere = { origin: 'http://evil.example', rpId: 'evil.example' }

export type PasskeyOptions = { challenge: string; user: { id: string } }

export async function passkeysOf(user: TestUser): Promise<TwoFactor['passkeys']> {
  return ((await user.request('GET', '/api/account/two-factor')).body as TwoFactor).passkeys
}

/** What the device is asked for a new passkey of this person. */
export async function optionsOf(user: TestUser): Promise<PasskeyOptions> {
  return (await user.request('POST', '/api/account/passkeys/start')).body as PasskeyOptions
}

export async function addPasskey(user: TestUser, device: Authenticator, name = 'My phone') {
  const response = device.register(await optionsOf(user))
  return user.request('POST', '/api/account/passkeys', { name, response })
}

export async function withPasskey(app: App) {
  const user = await makeUser(app)
  const device = createAuthenticator(site)
  const added = await addPasskey(user, device)
  if (added.status !== 201) throw new Error(`adding a passkey answered ${added.status}`)
  return { user, device, passkey: added.body as AccountPasskey }
}

export async function signInWith(app: App, device: Authenticator, odd: Misbehaviour = {}) {
  const post = postTo(app)
  const options = (await post('/api/login/passkey/start')).body as PasskeyOptions
  return post('/api/login/passkey', { response: device.assert(options, odd) })
}
