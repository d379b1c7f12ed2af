/** A person whose phone is not enough for the bureaus, asked by the sandbox's own peer. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_PHONE_CODE, SANDBOX_QUESTIONED_PHONE } from '#contracts/money/credit-monitoring.ts'
import type { IdentityQuestion } from '#contracts/money/credit-monitoring.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { MOST_QUESTIONS_A_DAY } from './identity-questions.ts'
import { details, monitoringOf, pro } from './monitoring-under-test.ts'

let it: TestApp
beforeAll(async () => void (it = await buildTestApp()))
beforeEach(() => it.pool.query('delete from request_limits'))
afterAll(() => it.close())

async function questionedPerson(): Promise<TestUser> {
  const user = await makeUser(it.app, pro)
  const phone = SANDBOX_QUESTIONED_PHONE.slice(2)
  const agreed = await user.request('POST', '/api/credit/consent', { ...details, phone })
  expect(agreed.body).toMatchObject({ verification: 'phoneCode' })
  const confirmed = await user.request('POST', '/api/credit/verification', { code: SANDBOX_PHONE_CODE })
  expect(confirmed.body).toMatchObject({ verification: 'questions' })
  return user
}

async function ask(user: TestUser): Promise<IdentityQuestion[]> {
  const { status, body } = await user.request('POST', '/api/credit/identity-questions')
  expect(status).toBe(200)
  return (body as { questions: IdentityQuestion[] }).questions
}

const choose = (questions: IdentityQuestion[], text: string) => ({
  answers: questions.map(({ id, answers }) => ({
    questionId: id,
    answerId: (answers.find((one) => one.text === text) ?? answers[0]!).id,
  })),
})
const right = (questions: IdentityQuestion[]) => choose(questions, 'None of these')
const send = (user: TestUser, body: object) => user.request('POST', '/api/credit/identity', body)

test('right answers open the scores, and nothing is fetched before', async () => {
  const user = await questionedPerson()
  const early = await user.request('POST', '/api/credit/sync', { provider: 'both' })
  expect(early).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Answer the questions') },
  })
  const questions = await ask(user)
  expect(questions).toHaveLength(3)
  for (const { text, answers } of questions) expect([text.endsWith('?'), answers.length]).toEqual([true, 3])
  const answered = await send(user, right(questions))
  expect(answered).toMatchObject({ status: 200, body: { verification: null } })
  // Sent twice, the second finds it done.
  expect((await send(user, right(questions))).status).toBe(200)
  await user.request('POST', '/api/debts', { name: 'Card', type: 'credit_card', balance: '450.00' })
  expect((await user.request('POST', '/api/credit/sync', { provider: 'experian' })).status).toBe(200)
})

test('a wrong answer is told, spends these questions, and new ones may be asked for', async () => {
  const user = await questionedPerson()
  const first = await ask(user)
  const [, ...rest] = right(first).answers
  const wrong = { answers: [choose(first, 'Elm Court').answers[0], ...rest] }
  expect(await send(user, wrong)).toMatchObject({
    status: 422,
    body: { fields: [{ field: '', message: expect.stringContaining('do not match') }] },
  })
  expect((await send(user, right(first))).status).toBe(409)
  expect(await monitoringOf(user)).toMatchObject({ verification: 'questions' })
  const second = await ask(user)
  expect(second.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id))
  expect((await send(user, right(second))).body).toMatchObject({ verification: null })
})

test('questions last ten minutes, and of two sets the newest counts', async () => {
  const user = await questionedPerson()
  const late = await ask(user)
  it.setNow(new Date(Date.now() + 11 * 60_000))
  expect((await send(user, right(late))).status).toBe(422)
  it.setNow(new Date())
  const older = await ask(user)
  await ask(user)
  expect((await send(user, right(older))).status).toBe(422)
})

test('questions are asked five times a day', async () => {
  const user = await questionedPerson()
  for (let turn = 0; turn < MOST_QUESTIONS_A_DAY; turn += 1) await ask(user)
  expect((await user.request('POST', '/api/credit/identity-questions')).status).toBe(429)
})

test('who awaits no questions gets none', async () => {
  const user = await makeUser(it.app, pro)
  expect((await user.request('POST', '/api/credit/identity-questions')).status).toBe(409)
  expect((await send(user, { answers: [{ questionId: 'a', answerId: 'b' }] })).status).toBe(409)
})

test('questions and answers are stored nowhere here', async () => {
  const user = await questionedPerson()
  const questions = await ask(user)
  const { rows } = await it.pool.query<{ row: string }>(
    'select row_to_json(e)::text as row from credit_enrollments e where user_id = $1',
    [user.id],
  )
  for (const { id, text, answers } of questions)
    for (const word of [id, text, ...answers.map((one) => one.text)]) expect(rows[0]!.row).not.toContain(word)
})
