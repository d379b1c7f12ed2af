/**
 * Codes of authenticator apps (RFC 6238): six digits of HMAC-SHA-1 over the number of the 30-second step. A code of
 * the step before or after is taken too, for clocks that are not quite right. The caller gives the time.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const STEP_SECONDS = 30
const DIGITS = 6
const STEPS_EITHER_SIDE = 1
const SECRET_BYTES = 20
const ISSUER = 'Jubilee'

/** A new secret of 160 random bits, as text. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The secret as a person types it into an app. */
export function secretInBase32(secret: string): string {
  return base32.encode(secret, { padding: false })
}

/** The content of the QR code. */
export function otpauthUri(secret: string, email: string): string {
  return createOTP(secret, { digits: DIGITS, period: STEP_SECONDS }).url(ISSUER, email)
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (STEP_SECONDS * 1000))
}

export function codeAt(secret: string, step: number): Promise<string> {
  return createOTP(secret, { digits: DIGITS }).hotp(step)
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The newest step near `now` whose code this is, or null. Every step is computed, so the time tells nothing. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const middle = stepAt(now)
  let found: number | null = null
  for (let step = middle - STEPS_EITHER_SIDE; step <= middle + STEPS_EITHER_SIDE; step += 1)
    if (isSame(await codeAt(secret, step), code)) found = step
  return found
}
