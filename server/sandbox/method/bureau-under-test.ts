/** Asks the peer for all that the port can ask for, with the refusals on the way. */
import { expect } from 'vitest'
import { SANDBOX_PHONE_CODE, SANDBOX_QUESTIONED_PHONE } from '#contracts/money/credit-monitoring.ts'
import type { App } from '#server/http/app-parts.ts'
import type { MethodPlace } from '#server/outside/outside.ts'
import { NeedsVerification, WrongAnswers } from '#server/ports/bureau/bureau.ts'
import type { Bureau } from '#server/ports/bureau/bureau.ts'
import { createBureau } from '#server/ports/bureau/method-bureau.ts'
import { makeUser } from '#server/testing/make-user.ts'

export async function askBureau(app: App, place: MethodPlace): Promise<void> {
  const bureau = createBureau(place)
  const user = await makeUser(app)
  const card = { name: 'Card', type: 'credit_card', balance: '450.00', creditLimit: '1000.00' }
  await user.request('POST', '/api/debts', { ...card, interestRate: '0.2', minimumPayment: '25.00' })
  const person = { firstName: 'Ada', lastName: 'Byrne', birthDate: '1988-04-12', phone: '+12025550143' }
  const given = { userId: user.id, person, idempotencyKey: 'once' }
  const { memberId, phoneCheckId } = await bureau.enroll(given)
  await expect(bureau.requestReport(memberId)).rejects.toBeInstanceOf(NeedsVerification)
  await bureau.confirmPhone({ memberId, phoneCheckId: phoneCheckId!, code: SANDBOX_PHONE_CODE })
  const request = await bureau.requestReport(memberId)
  expect((await bureau.readReport(memberId, request, { wait: true })).state).toBe('completed')
  await bureau.withdraw(memberId)
  const asked = { ...person, phone: SANDBOX_QUESTIONED_PHONE }
  await answerQuestionsOf(bureau, { userId: user.id, person: asked, idempotencyKey: 'asked' })
}

/** Somebody whose phone is not enough, who answers wrongly first. */
async function answerQuestionsOf(bureau: Bureau, given: Parameters<Bureau['enroll']>[0]): Promise<void> {
  const { memberId, phoneCheckId } = await bureau.enroll(given)
  await expect(bureau.askQuestions(memberId)).rejects.toBeInstanceOf(NeedsVerification)
  const code = { memberId, phoneCheckId: phoneCheckId!, code: SANDBOX_PHONE_CODE }
  expect(await bureau.confirmPhone(code)).toBe('questions')
  const answerAll = async (at: number) => {
    const { identityCheckId, questions } = await bureau.askQuestions(memberId)
    const answers = questions.map(({ id, answers: all }) => ({ questionId: id, answerId: all[at]!.id }))
    return bureau.answerQuestions({ memberId, identityCheckId, answers })
  }
  await expect(answerAll(0)).rejects.toBeInstanceOf(WrongAnswers)
  await answerAll(2)
  await bureau.requestReport(memberId)
}
