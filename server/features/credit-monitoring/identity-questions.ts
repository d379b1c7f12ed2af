/** Questions of the bureaus about the credit file, where the phone is not enough: asked, and answered. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { NeedsVerification, WrongAnswers } from '#server/ports/bureau/bureau.ts'
import type { IdentityQuestion } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { findEnrollment, saveEnrollment } from './credit-monitoring.queries.ts'
import type { CreditEnrollmentRow } from './credit-monitoring.table.ts'
import { alone } from './lease.ts'
import { moreProofNeeded, noQuestionsAwaited, wrongAnswers } from './refusals.ts'

/** How often somebody may be asked: each set of questions counts at the bureaus. */
export const MOST_QUESTIONS_A_DAY = 5

/** Where the bureaus want other proof, nothing that we can pass on helps any more. */
async function orUnsupported<T>(
  parts: Pick<AppParts, 'db'>,
  enrollment: CreditEnrollmentRow,
  asked: Promise<T>,
): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof NeedsVerification)) throw error
    await saveEnrollment(parts.db, { ...enrollment, state: 'unsupported', identityCheckId: null })
    throw moreProofNeeded()
  }
}

/** Throws 409 where none are awaited or the bureaus have none, 429, and OutsideUnavailable. */
export function askQuestions(
  parts: AppParts,
  { userId, tries }: { userId: string; tries: RateLimit },
): Promise<IdentityQuestion[]> {
  return alone(parts.db, userId, async ({ hadToWait }) => {
    const enrollment = await findEnrollment(parts.db, userId)
    if (enrollment?.state !== 'questions') throw noQuestionsAwaited()
    if (hadToWait) throw new OutsideUnavailable('bureau')
    await tries.consume(userId)
    const asked = parts.bureau.askQuestions(enrollment.memberId)
    const { identityCheckId, questions } = await orUnsupported(parts, enrollment, asked)
    await saveEnrollment(parts.db, { ...enrollment, identityCheckId })
    return questions
  })
}

type Answers = { questionId: string; answerId: string }[]

/** Throws 409 where no questions were asked or more proof is wanted, 422 for wrong answers, and OutsideUnavailable. */
export function answerQuestions(
  parts: AppParts,
  { userId, answers }: { userId: string; answers: Answers },
): Promise<void> {
  return alone(parts.db, userId, async ({ hadToWait }) => {
    const enrollment = await findEnrollment(parts.db, userId)
    // Sent twice, the second finds it done.
    if (enrollment?.state === 'ready') return
    const { memberId, identityCheckId = null } = enrollment ?? {}
    if (enrollment?.state !== 'questions' || memberId === undefined || identityCheckId === null)
      throw noQuestionsAwaited()
    if (hadToWait) throw new OutsideUnavailable('bureau')
    try {
      const answered = parts.bureau.answerQuestions({ memberId, identityCheckId, answers })
      await orUnsupported(parts, enrollment, answered)
    } catch (error) {
      if (!(error instanceof WrongAnswers)) throw error
      await saveEnrollment(parts.db, { ...enrollment, identityCheckId: null })
      throw wrongAnswers()
    }
    await saveEnrollment(parts.db, { ...enrollment, state: 'ready', identityCheckId: null })
  })
}
