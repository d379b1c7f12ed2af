/**
 * The credit bureaus, in our own words. Every call ends within ten seconds. It may throw OutsideUnavailable (nothing
 * is known to have happened: store nothing, ask again later) and the refusals named here.
 */
import type { CreditFactorKind, CreditFactorRating } from '#contracts/money/credit-monitoring.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { CreditScore } from '#contracts/money/credit-scores.ts'

/** The bureaus find nobody by these details, or have no file that a score can be made of. */
export class NotFoundAtBureau extends Error {
  override name = 'NotFoundAtBureau'
}

/** The service wants to know more of who the person is before it gives anything. */
export class NeedsVerification extends Error {
  override name = 'NeedsVerification'
}

/** The code is wrong or too old. Ask for a new one. */
export class WrongCode extends Error {
  override name = 'WrongCode'
}

/** An answer to a question of the bureaus was wrong, or came too late. Ask for new questions. */
export class WrongAnswers extends Error {
  override name = 'WrongAnswers'
}

/** Codes were asked for too often for this phone. */
export class TooManyCodes extends Error {
  override name = 'TooManyCodes'
}

export type PersonAtBureau = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD */
  birthDate: string
  /** in E.164: +15550100199 */
  phone: string
}

type Enrollment = {
  /** our own id of the person, kept by the service as its note; never their email */
  userId: string
  person: PersonAtBureau
  /** the same key enrolls the same person once */
  idempotencyKey: string
}

export type Enrolled = {
  memberId: string
  /** ready; or a code was sent to the phone; or questions are asked; or proof is asked for that we cannot pass on */
  state: 'ready' | 'phoneCode' | 'questions' | 'unsupported'
  /** what the code is confirmed with */
  phoneCheckId: string | null
}

/** A webhook that the service did not sign, or too long ago. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice'
}

/** What the service tells of by itself; `memberId` is null where it is about nobody we can read. */
export type BureauNotice = { type: string; memberId: string | null }

/** A question of the bureaus about the person's credit file, with the choices there are. */
export type IdentityQuestion = { id: string; text: string; answers: { id: string; text: string }[] }

/** Questions that wait for their answers, ten minutes at most. */
export type IdentityCheck = { identityCheckId: string; questions: IdentityQuestion[] }

export type BureauScore = {
  bureau: CreditScore['bureau']
  /** never FICO: the service has VantageScore alone */
  model: CreditScore['model']
  score: number
  asOf: Date
  /** what holds the score down most, in the bureau's own words */
  reasons: string[]
}

/** A measure of the whole file, not of one bureau. Ages are months, shares whole percent, the others counts. */
export type BureauFactor = { kind: CreditFactorKind; rating: CreditFactorRating | null; value: number }

/** A requested report; stored until it arrives. */
export type ReportRequest = { scoresId: string; factorsId: string | null }

export type Report =
  | { state: 'completed'; scores: BureauScore[]; factors: BureauFactor[] }
  /** the bureaus are still at work: read it again later */
  | { state: 'onItsWay' }

export type Bureau = {
  /** Makes the person known. Throws NotFoundAtBureau. */
  enroll(given: Enrollment): Promise<Enrolled>
  /** Sends another code to the phone. Throws TooManyCodes. */
  sendCode(memberId: string): Promise<{ phoneCheckId: string }>
  /** Throws WrongCode, and NeedsVerification where a code is not enough and no questions are asked. */
  confirmPhone(given: {
    memberId: string
    phoneCheckId: string
    code: string
  }): Promise<'ready' | 'questions'>
  /** Asks for new questions. Throws NeedsVerification where there are none for this person, or none any more. */
  askQuestions(memberId: string): Promise<IdentityCheck>
  /** Throws WrongAnswers, and NeedsVerification where the right answers are not enough. */
  answerQuestions(given: {
    memberId: string
    identityCheckId: string
    answers: { questionId: string; answerId: string }[]
  }): Promise<void>
  /** Asks the bureaus for a new report: scores of every bureau, and the factors. Throws NeedsVerification. */
  requestReport(memberId: string): Promise<ReportRequest>
  /** Reads a requested report; with `wait` it waits a few seconds for it. Throws NotFoundAtBureau. */
  readReport(memberId: string, request: ReportRequest, options?: { wait: boolean }): Promise<Report>
  /** Reads a webhook, byte for byte as it came. Throws ForgedNotice. */
  readNotice(given: { headers: IncomingHttpHeaders; rawBody: Buffer; now: Date }): Promise<BureauNotice>
  /** Takes the consent back there as well; done twice it is done once. */
  withdraw(memberId: string): Promise<void>
}
