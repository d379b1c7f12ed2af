/**
 * The two ceremonies of WebAuthn: a passkey is made, and a passkey proves who somebody is. A challenge is good for
 * five minutes, one ceremony and one try; the person must have been verified by the device (a finger, a PIN).
 */
import { randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { addPasskey, loginWithPasskey } from '#contracts/account/passkeys.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import type { AccountDesk } from '../account-desk.ts'
import { findByCredential, recordUse } from './passkey.queries.ts'
import type { PasskeyRow } from './passkey.queries.ts'

export type Registration = BodyOf<typeof addPasskey>['response']
export type Assertion = BodyOf<typeof loginWithPasskey>['response']

type Ceremony = 'register' | 'sign-in' | 'confirm'

/** The value of a challenge that anybody may answer. */
const ANYBODY = 'anybody'
const CHALLENGE_MS = 5 * 60 * 1000

/** The site that passkeys are made for: PUBLIC_URL, or without one the host asked, as for the guard of origins. */
function siteOf(desk: AccountDesk, request: FastifyRequest): { origin: string; rpId: string } {
  const origin = desk.parts.env.publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`
  return { origin, rpId: URL.parse(origin)?.hostname ?? 'localhost' }
}

const identifier = (ceremony: Ceremony, challenge: string) => `passkey-${ceremony}:${challenge}`

async function issueChallenge(desk: AccountDesk, ceremony: Ceremony, userId: string): Promise<Buffer> {
  const challenge = randomBytes(32)
  const { internalAdapter } = await desk.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: identifier(ceremony, challenge.toString('base64url')),
    value: userId,
    expiresAt: new Date(desk.parts.clock.now().getTime() + CHALLENGE_MS),
  })
  return challenge
}

/** The challenge an answer was made for, as the browser wrote it down. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}

/** Uses the challenge of an answer up; null when it was not given out to this person for this, or is too old. */
async function spendChallenge(
  desk: AccountDesk,
  given: { ceremony: Ceremony; userId: string; clientDataJSON: string },
): Promise<string | null> {
  const challenge = challengeIn(given.clientDataJSON)
  if (challenge === null) return null
  const { internalAdapter } = await desk.auth.$context
  const used = await internalAdapter.consumeVerificationValue(identifier(given.ceremony, challenge))
  const isGood = used !== null && used.expiresAt > desk.parts.clock.now() && used.value === given.userId
  return isGood ? challenge : null
}

type Person = { id: string; email: string; firstName: string }

const transportsOf = (row: PasskeyRow) => row.transports as AuthenticatorTransportFuture[]

/** Options to make a passkey that can sign in by itself; those the person has are not made twice. */
export async function registrationOptions(
  desk: AccountDesk,
  request: FastifyRequest,
  { person, existing }: { person: Person; existing: PasskeyRow[] },
) {
  return generateRegistrationOptions({
    rpName: 'Jubilee',
    rpID: siteOf(desk, request).rpId,
    userName: person.email,
    userDisplayName: person.firstName,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge: new Uint8Array(await issueChallenge(desk, 'register', person.id)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: existing.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The fields to store for a new passkey, or null when the answer does not prove one. */
export async function verifyRegistration(
  desk: AccountDesk,
  request: FastifyRequest,
  { userId, response }: { userId: string; response: Registration },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { clientDataJSON } = response.response
  const expectedChallenge = await spendChallenge(desk, { ceremony: 'register', userId, clientDataJSON })
  if (expectedChallenge === null) return null
  const { origin, rpId } = siteOf(desk, request)
  const verified = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** Options to show a passkey: any that this device has for our site, or one of those given. */
export async function assertionOptions(
  desk: AccountDesk,
  request: FastifyRequest,
  given: { ceremony: 'sign-in' } | { ceremony: 'confirm'; userId: string; existing: PasskeyRow[] },
) {
  const owner = given.ceremony === 'confirm' ? given.userId : ANYBODY
  const allowed = given.ceremony === 'confirm' ? given.existing : []
  return generateAuthenticationOptions({
    rpID: siteOf(desk, request).rpId,
    challenge: new Uint8Array(await issueChallenge(desk, given.ceremony, owner)),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
  })
}

const isUserHandle = (given: unknown, userId: string) =>
  given === undefined || given === null || given === Buffer.from(userId).toString('base64url')

/** The owner of the passkey that answered, or null when the answer proves nothing. Counts the use. */
export async function verifyAssertion(
  desk: AccountDesk,
  request: FastifyRequest,
  given: { response: Assertion } & ({ ceremony: 'sign-in' } | { ceremony: 'confirm'; userId: string }),
): Promise<string | null> {
  const { response, ceremony } = given
  const asked = ceremony === 'confirm' ? given.userId : ANYBODY
  const { clientDataJSON, userHandle } = response.response
  const expectedChallenge = await spendChallenge(desk, { ceremony, userId: asked, clientDataJSON })
  const found = await findByCredential(desk.parts.db, response.id)
  if (expectedChallenge === null || !found || found.disabledAt !== null) return null
  const { passkey } = found
  if (ceremony === 'confirm' && passkey.userId !== given.userId) return null
  if (!isUserHandle(userHandle, passkey.userId)) return null
  const { origin, rpId } = siteOf(desk, request)
  const verified = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  const counter = verified.authenticationInfo.newCounter
  const isFresh = await recordUse(desk.parts.db, passkey, { counter, now: desk.parts.clock.now() })
  return isFresh ? passkey.userId : null
}
