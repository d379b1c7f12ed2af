/** The consent to fetch scores: given, with the details that find the person at the bureaus, and withdrawn. */
import { createHash } from 'node:crypto'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { NotFoundAtBureau } from '#server/ports/bureau/bureau.ts'
import type { PersonAtBureau } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { findEnrollment, saveEnrollment, takeConsent, endConsents } from './credit-monitoring.queries.ts'
import { alone } from './lease.ts'
import { monitoringTexts } from './messages.ts'
import { notFoundAtBureau } from './refusals.ts'
import type { agreeToCreditPull } from '#contracts/money/credit-monitoring.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { invalidInput } from '#server/errors.ts'
import type { Fault } from '#contracts/faults.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { tellWithdrawal } from './credit-monitoring.jobs.ts'

const ADULT_YEARS = 18
const OLDEST_YEARS = 120

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** A number of the United States in E.164; null where it is none. '(202) 555-0143' is +12025550143. */
function usPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : null
}

function birthDateRefusal(birthDate: string, today: string): Sentence | null {
  if (birthDate > today || birthDate < yearsBefore(today, OLDEST_YEARS))
    return sentence(monitoringTexts, 'ownBirthDate')
  return birthDate > yearsBefore(today, ADULT_YEARS) ? sentence(monitoringTexts, 'fromEighteen') : null
}

/** `today` is the person's day, YYYY-MM-DD. Throws 422 for a birth date or a phone that cannot be the person's. */
export function readDetails(body: BodyOf<typeof agreeToCreditPull>, today: string): PersonAtBureau {
  const fields: Fault[] = []
  const ofBirthDate = birthDateRefusal(body.birthDate, today)
  if (ofBirthDate !== null) fields.push({ field: 'birthDate', said: ofBirthDate })
  const phone = usPhone(body.phone)
  if (phone === null) fields.push({ field: 'phone', said: sentence(monitoringTexts, 'usPhone') })
  if (phone === null || fields.length > 0) throw invalidInput(fields)
  return { firstName: body.firstName, lastName: body.lastName, birthDate: body.birthDate, phone }
}

type GivenConsent = {
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
      ...monitoringTexts().consent,
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

/** Scores and the words of the consent stay. Without a consent it changes nothing. */
export async function withdrawConsent(
  { db, clock, jobs }: Pick<AppParts, 'db' | 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const ended = await endConsents(tx, userId, clock.now())
    if (ended !== undefined) await jobs.add(tellWithdrawal, { memberId: ended.memberId }, { tx })
  })
}
