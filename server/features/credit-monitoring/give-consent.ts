/** Keeps the consent, then makes the person known to the bureaus. Nothing is sent before the consent is stored. */
import { createHash } from 'node:crypto'
import type { AppParts } from '#server/http/app-parts.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { NotFoundAtBureau } from '#server/ports/bureau/bureau.ts'
import type { PersonAtBureau } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { CONSENT_VERSION, CONSENT_WORDS } from './consent-words.ts'
import { findEnrollment, saveEnrollment, takeConsent } from './credit-monitoring.queries.ts'
import { alone } from './lease.ts'
import { notFoundAtBureau } from './refusals.ts'

export type GivenConsent = {
  userId: string
  person: PersonAtBureau
  address: string
  /** how often somebody may be looked for */
  tries: RateLimit
}

/** The same details for the same consent are enrolled once; corrected details are another try. */
function keyOf(consentId: string, person: PersonAtBureau): string {
  const details = createHash('sha256').update(JSON.stringify(person)).digest('base64url')
  return `${consentId}.${details.slice(0, 22)}`
}

/**
 * Throws 422 when the bureaus find nobody, 429, and OutsideUnavailable. The consent stays then, since it was given: the
 * next try takes it up. A person who is known already stays as they are.
 */
export async function giveConsent(
  { db, clock, bureau }: Pick<AppParts, 'db' | 'clock' | 'bureau'>,
  { userId, person, address, tries }: GivenConsent,
): Promise<void> {
  await alone(db, userId, async ({ hadToWait }) => {
    if ((await findEnrollment(db, userId)) !== undefined) return
    if (hadToWait) throw new OutsideUnavailable('bureau')
    await tries.consume(userId)
    const consent = await takeConsent(db, {
      userId,
      words: CONSENT_WORDS,
      version: CONSENT_VERSION,
      address,
      agreedAt: clock.now(),
    })
    try {
      const idempotencyKey = keyOf(consent.id, person)
      const enrolled = await bureau.enroll({ userId, person, idempotencyKey })
      await saveEnrollment(db, { ...enrolled, userId, consentId: consent.id })
    } catch (error) {
      throw error instanceof NotFoundAtBureau ? notFoundAtBureau() : error
    }
  })
}
