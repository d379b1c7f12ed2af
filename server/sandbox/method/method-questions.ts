/**
 * Questions about the credit file (KBA), for the one phone that is not enough. As with the bureaus, "None of these" can be
 * right: here it always is, and the page says so.
 */
import type { IEntityKbaVerificationQuestion, IEntityVerificationSession } from 'method-node'
import { findObject, putObject } from '#server/sandbox/objects.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { methodId, notFound, refused, service } from './method-answer.ts'
import { SESSION_MS, activate, findEntity } from './method-entities.ts'
import type { ChosenAnswers } from './method-requests.ts'

type Parts = Pick<PeerParts, 'db' | 'clock'>

const RIGHT = 'None of these'

const asked: [string, string[]][] = [
  ['On which of these streets have you lived?', ['Harbor Street', 'Elm Court', RIGHT]],
  ['Which of these lenders have you had a car loan with?', ['Lakeside Motors', 'Prairie Auto', RIGHT]],
  ['In which of these counties do you own a home?', ['Wayne', 'Cook', RIGHT]],
]

const newQuestions = (): IEntityKbaVerificationQuestion[] =>
  asked.map(([text, choices]) => ({
    id: methodId('qtn'),
    text,
    answers: choices.map((choice) => ({ id: methodId('ans'), text: choice })),
  }))

export async function startQuestions(
  { db, clock }: Parts,
  entityId: string,
): Promise<IEntityVerificationSession> {
  const { verification } = await findEntity(db, entityId)
  if (verification?.phone?.verified !== true)
    throw refused('MISSING_PHONE_VERIFICATION', 'The phone is to be verified first.')
  if (!verification.identity?.methods.includes('kba'))
    throw refused('INVALID_REQUEST', 'This method is not available for the entity.')
  const now = clock.now().toISOString()
  const session: IEntityVerificationSession = {
    id: methodId('evf'),
    entity_id: entityId,
    status: 'in_progress',
    type: 'identity',
    method: 'kba',
    kba: { questions: newQuestions(), authenticated: false },
    error: null,
    created_at: now,
    updated_at: now,
  }
  const key = { service, kind: 'verification_session', id: session.id, ownerId: entityId } as const
  await putObject(db, { ...key, body: session })
  return session
}

/** Whether each question of the session has its right answer. */
function areRight(questions: IEntityKbaVerificationQuestion[], chosen: ChosenAnswers): boolean {
  return questions.every(({ id, answers }) => {
    const answerId = chosen.find(({ question_id }) => question_id === id)?.answer_id
    return answers.some((answer) => answer.id === answerId && answer.text === RIGHT)
  })
}

/** Takes the answers, once: the right ones make the entity active. */
export async function takeAnswers(
  { db, clock }: Parts,
  { entityId, sessionId, chosen }: { entityId: string; sessionId: string; chosen: ChosenAnswers },
): Promise<IEntityVerificationSession> {
  const key = { service, kind: 'verification_session', id: sessionId, ownerId: entityId } as const
  const session = (await findObject(db, key)) as IEntityVerificationSession | null
  if (session?.kba === undefined || session.kba === null) throw notFound()
  const now = clock.now()
  if (now.getTime() - Date.parse(session.created_at) > SESSION_MS || session.status !== 'in_progress')
    throw refused('VERIFICATION_SESSION_EXPIRED', 'The session has expired.')
  const authenticated = areRight(session.kba.questions, chosen)
  const tried: IEntityVerificationSession = {
    ...session,
    status: authenticated ? 'verified' : 'failed',
    kba: { questions: [], authenticated },
    updated_at: now.toISOString(),
  }
  await putObject(db, { ...key, body: tried })
  if (authenticated) await activate(db, await findEntity(db, entityId), now)
  return tried
}
