/**
 * The bureaus through Method Financial. One request brings the scores of every bureau; which ones, and by which
 * model, is agreed with Method for the whole account. Method answers later than it is asked: a report is requested,
 * then read until it has come.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Method } from 'method-node'
import type { MethodPlace } from '#server/outside/outside.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { Bureau, Enrolled, IdentityCheck, Report, ReportRequest } from './bureau.ts'
import {
  ForgedNotice,
  NeedsVerification,
  NotFoundAtBureau,
  TooManyCodes,
  WrongAnswers,
  WrongCode,
} from './bureau.ts'
import * as answers from './method-answers.ts'
import type { EntityAnswer } from './method-answers.ts'
import { bureauLimits, limited, methodSdk, oncePerKey, readable, refusalOf, within } from './method-client.ts'
import type { Limits } from './method-client.ts'
import { readMethodNotice } from './method-webhook.ts'
import { attributeNames, factorsOf, scoresOf } from './read-report.ts'

type Desk = { sdk: Method; place: MethodPlace; limits: Limits }

/** Throws what Method's refusals mean; every other error as it is. */
async function refusing<T>(refusals: Record<string, new () => Error>, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const Refusal = refusals[refusalOf(error) ?? '']
    throw Refusal === undefined ? error : new Refusal()
  }
}

const ofDetails = {
  INVALID_REQUEST: NotFoundAtBureau,
  INVALID_ENTITY_PHONE_NUMBER: NotFoundAtBureau,
  RESTRICTED_ENTITY_DETAILS: NotFoundAtBureau,
  ENTITY_CREDIT_SCORE_NOT_FOUND: NotFoundAtBureau,
  ENTITY_VERIFICATION_MISSING: NeedsVerification,
  MISSING_IDENTITY_MATCH: NotFoundAtBureau,
}

const ofCodes = {
  ENTITY_PHONE_VERIFICATION_MAX_ATTEMPTS: TooManyCodes,
  VERIFICATION_SESSION_EXPIRED: WrongCode,
  VERIFICATION_SESSION_FAILED_INCORRECT_SMS_CODE: WrongCode,
  NOT_FOUND: WrongCode,
  INVALID_REQUEST: WrongCode,
}

/** Whatever a session of questions is refused for, no other proof is possible here. */
const ofNewQuestions = {
  MISSING_PHONE_VERIFICATION: NeedsVerification,
  MISSING_IDENTITY_MATCH: NeedsVerification,
  ENTITY_IDENTITY_VERIFICATION_MAX_ATTEMPTS: NeedsVerification,
  ENTITY_VERIFICATION_MAX_ATTEMPTS: NeedsVerification,
  INVALID_REQUEST: NeedsVerification,
}

const ofAnswers = {
  VERIFICATION_SESSION_EXPIRED: WrongAnswers,
  VERIFICATION_SESSION_FAILED_INCORRECT_KBA_ANSWERS: WrongAnswers,
  NOT_FOUND: WrongAnswers,
  INVALID_REQUEST: WrongAnswers,
}

async function startPhoneCheck({ sdk, limits }: Desk, memberId: string): Promise<string> {
  const { verificationSessions } = sdk.entities(memberId)
  const asked = limited(verificationSessions, limits).create({ type: 'phone', method: 'sms', sms: {} })
  return readable(answers.verificationSession, await refusing(ofCodes, asked)).id
}

/** Who is not known yet confirms the phone by a code. */
function mayConfirmByCode({ verification }: EntityAnswer): boolean {
  const phone = verification?.phone
  return phone?.verified === false && phone.methods.includes('sms')
}

/** Where the phone is not enough, or takes no code, the bureaus may ask questions about the credit file. */
function mayAnswerQuestions({ verification }: EntityAnswer): boolean {
  const identity = verification?.identity
  return identity?.verified === false && identity.methods.includes('kba')
}

async function enroll(desk: Desk, given: Parameters<Bureau['enroll']>[0]): Promise<Enrolled> {
  const { firstName, lastName, birthDate, phone } = given.person
  // An SDK of its own, since the key stays with it.
  const { entities } = methodSdk(desk.place)
  const asked = oncePerKey(limited(entities, desk.limits), given.idempotencyKey).create({
    type: 'individual',
    individual: { first_name: firstName, last_name: lastName, dob: birthDate, phone },
    metadata: { user_id: given.userId },
  })
  const found = readable(answers.entity, await refusing(ofDetails, asked))
  const memberId = found.id
  if (found.status === 'active') return { memberId, state: 'ready', phoneCheckId: null }
  if (!mayConfirmByCode(found))
    return { memberId, state: mayAnswerQuestions(found) ? 'questions' : 'unsupported', phoneCheckId: null }
  return { memberId, state: 'phoneCode', phoneCheckId: await startPhoneCheck(desk, memberId) }
}

async function confirmPhone(
  { sdk, limits }: Desk,
  { memberId, phoneCheckId, code }: Parameters<Bureau['confirmPhone']>[0],
): Promise<'ready' | 'questions'> {
  const { verificationSessions } = sdk.entities(memberId)
  const change = { type: 'phone', method: 'sms', sms: { sms_code: code } } as const
  const asked = limited(verificationSessions, limits).update(phoneCheckId, change)
  const session = readable(answers.verificationSession, await refusing(ofCodes, asked))
  if (session.status !== 'verified') throw new WrongCode()
  const found = readable(answers.entity, await limited(sdk.entities, limits).retrieve(memberId))
  if (found.status === 'active') return 'ready'
  if (!mayAnswerQuestions(found)) throw new NeedsVerification()
  return 'questions'
}

async function askQuestions({ sdk, limits }: Desk, memberId: string): Promise<IdentityCheck> {
  const { verificationSessions } = sdk.entities(memberId)
  const asked = limited(verificationSessions, limits).create({ type: 'identity', method: 'kba', kba: {} })
  const { id, kba } = readable(answers.questionSession, await refusing(ofNewQuestions, asked))
  return { identityCheckId: id, questions: kba.questions }
}

type KbaUpdate = Parameters<ReturnType<Method['entities']>['verificationSessions']['update']>[1]['kba']

async function answerQuestions(
  { sdk, limits }: Desk,
  { memberId, identityCheckId, answers: given }: Parameters<Bureau['answerQuestions']>[0],
): Promise<void> {
  const { verificationSessions } = sdk.entities(memberId)
  const chosen = given.map(({ questionId, answerId }) => ({ question_id: questionId, answer_id: answerId }))
  // The API takes all answers at once; the type of the SDK has one.
  const kba = { answers: chosen } as unknown as KbaUpdate
  const change = { type: 'identity', method: 'kba', ...(kba && { kba }) } as const
  const asked = limited(verificationSessions, limits).update(identityCheckId, change)
  const session = readable(answers.verificationSession, await refusing(ofAnswers, asked))
  if (session.status !== 'verified') throw new WrongAnswers()
  const found = readable(answers.entity, await limited(sdk.entities, limits).retrieve(memberId))
  if (found.status !== 'active') throw new NeedsVerification()
}

/** The factors are more than was asked for: without them the scores still come. */
async function requestFactors({ sdk, limits }: Desk, memberId: string): Promise<string | null> {
  try {
    const { attributes } = sdk.entities(memberId)
    const asked = limited(attributes, limits).create({ attributes: attributeNames })
    return readable(answers.requested, await asked).id
  } catch {
    return null
  }
}

async function requestReport(desk: Desk, memberId: string): Promise<ReportRequest> {
  const { creditScores } = desk.sdk.entities(memberId)
  const asked = refusing(ofDetails, limited(creditScores, desk.limits).create())
  const [scores, factorsId] = await Promise.all([asked, requestFactors(desk, memberId)])
  return { scoresId: readable(answers.requested, scores).id, factorsId }
}

async function readFactors({ sdk, limits }: Desk, memberId: string, factorsId: string | null) {
  if (factorsId === null) return []
  const { attributes } = sdk.entities(memberId)
  const answer = readable(answers.attributes, await limited(attributes, limits).retrieve(factorsId))
  if (answer.status === 'failed') return []
  return answer.status === 'completed' ? factorsOf(answer) : null
}

async function look(desk: Desk, memberId: string, request: ReportRequest): Promise<Report> {
  const { creditScores } = desk.sdk.entities(memberId)
  const answer = readable(
    answers.creditScores,
    await limited(creditScores, desk.limits).retrieve(request.scoresId),
  )
  if (answer.status === 'failed') {
    if (answer.error?.sub_type === 'CREDIT_SCORE_FAILED_TEMPORARILY_UNAVAILABLE')
      throw new OutsideUnavailable('bureau')
    throw new NotFoundAtBureau()
  }
  if (answer.status !== 'completed') return { state: 'onItsWay' }
  const factors = await readFactors(desk, memberId, request.factorsId)
  return factors === null ? { state: 'onItsWay' } : { state: 'completed', scores: scoresOf(answer), factors }
}

async function lookUntilThere(desk: Desk, memberId: string, request: ReportRequest): Promise<Report> {
  const { waitMs, pollMs } = desk.limits
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += pollMs) {
    const report = await look(desk, memberId, request)
    if (report.state === 'completed') return report
    await sleep(pollMs)
  }
  return { state: 'onItsWay' }
}

async function withdraw({ sdk, limits }: Desk, memberId: string): Promise<void> {
  try {
    await limited(sdk.entities, limits).withdrawConsent(memberId)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== 'ENTITY_CONSENT_ALREADY_WITHDRAWN' && refusal !== 'NOT_FOUND') throw error
  }
}

/** The bureaus at the given place; a test gives shorter limits. */
export function createBureau(place: MethodPlace, limits: Limits = bureauLimits): Bureau {
  const desk = { sdk: methodSdk(place), place, limits }
  return {
    enroll: (given) => within(limits, () => enroll(desk, given)),
    sendCode: (memberId) =>
      within(limits, async () => ({ phoneCheckId: await startPhoneCheck(desk, memberId) })),
    confirmPhone: (given) => within(limits, () => confirmPhone(desk, given)),
    askQuestions: (memberId) => within(limits, () => askQuestions(desk, memberId)),
    answerQuestions: (given) => within(limits, () => answerQuestions(desk, given)),
    // One after the other they end within the ten seconds a person waits at most.
    requestReport: (memberId) =>
      within({ ...limits, totalMs: limits.requestMs + 500 }, () => requestReport(desk, memberId)),
    readReport: (memberId, request, { wait } = { wait: false }) =>
      within({ ...limits, totalMs: limits.waitMs + 500 }, () =>
        (wait ? lookUntilThere : look)(desk, memberId, request),
      ),
    readNotice: async (given) => {
      if (place.webhookSecret === null) throw new ForgedNotice('no secret is set up')
      return readMethodNotice(place.webhookSecret, given)
    },
    withdraw: (memberId) => within(limits, () => withdraw(desk, memberId)),
  }
}
