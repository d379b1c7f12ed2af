/** Confirms the phone by its code, or sends a new code. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { NeedsVerification, TooManyCodes, WrongCode } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { findEnrollment, saveEnrollment } from './credit-monitoring.queries.ts'
import type { CreditEnrollmentRow } from './credit-monitoring.table.ts'
import { alone } from './lease.ts'
import { noCodeAwaited, tooManyCodes, wrongCode } from './refusals.ts'

async function sendCode(
  { db, bureau }: Pick<AppParts, 'db' | 'bureau'>,
  enrollment: CreditEnrollmentRow,
): Promise<void> {
  try {
    const { phoneCheckId } = await bureau.sendCode(enrollment.memberId)
    await saveEnrollment(db, { ...enrollment, phoneCheckId })
  } catch (error) {
    throw error instanceof TooManyCodes ? tooManyCodes() : error
  }
}

/** A wrong code is worth nothing any more, the right one neither: a new one is sent. */
async function tryCode(parts: AppParts, enrollment: CreditEnrollmentRow, code: string): Promise<void> {
  const { memberId, phoneCheckId } = enrollment
  try {
    const state = await parts.bureau.confirmPhone({ memberId, phoneCheckId: phoneCheckId ?? '', code })
    await saveEnrollment(parts.db, { ...enrollment, state, phoneCheckId: null })
  } catch (error) {
    if (error instanceof WrongCode) {
      await sendCode(parts, enrollment)
      throw wrongCode()
    }
    if (!(error instanceof NeedsVerification)) throw error
    await saveEnrollment(parts.db, { ...enrollment, state: 'unsupported', phoneCheckId: null })
  }
}

/** `code` null asks for a new one. Throws 409 where none is awaited, 422 for a wrong one, 429, and OutsideUnavailable. */
export async function confirmPhone(
  parts: AppParts,
  { userId, code, tries }: { userId: string; code: string | null; tries: RateLimit },
): Promise<void> {
  await alone(parts.db, userId, async ({ hadToWait }) => {
    const enrollment = await findEnrollment(parts.db, userId)
    // Sent twice, the second finds it done.
    if ((enrollment?.state === 'ready' || enrollment?.state === 'questions') && code !== null) return
    if (enrollment?.state !== 'phoneCode') throw noCodeAwaited()
    if (hadToWait) throw new OutsideUnavailable('bureau')
    await tries.consume(userId)
    await (code === null ? sendCode(parts, enrollment) : tryCode(parts, enrollment, code))
  })
}
