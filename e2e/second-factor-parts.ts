/** An authenticator app and a device with passkeys, for browser tests. */
import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expect, expectToast, type Person } from './fixtures.ts'

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

/** The code that an authenticator app shows for this secret; `steps` of 30 seconds from now (RFC 6238). */
export function codeOf(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** Turns two-factor sign-in on with the API, for a confirmed address; gives its secret and the recovery codes. */
export async function turnOn(
  context: BrowserContext,
  { email }: Person,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { request } = context
  const headers = { origin }
  const started = await request.post('/api/account/two-factor/start', { headers })
  const { secret } = (await started.json()) as { secret: string }
  const data = { code: codeOf(secret) }
  const enabled = await request.post('/api/account/two-factor/enable', { data, headers })
  expect(enabled.status(), `two-factor sign-in of ${email} is on`).toBe(200)
  return { secret, ...((await enabled.json()) as { recoveryCodes: string[] }) }
}

/** A device whose finger always fits: passkeys are made and shown without a question. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(paths.security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expectToast(page, 'Passkey added')
}
