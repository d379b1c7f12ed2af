/** The coach answers in the language of a question, and in that of the screen where a question does not tell. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { people } from '#server/testing/sample-records.ts'
import { makeUser, type TestUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'
import { replyTo } from './reply-to.ts'

const own = people['with everything']!

const ask = (message: string) => replyTo({ message, help: null, isOut: false, memory: null }, () => own)

it.each([
  ['ok', 'es'],
  ['750', 'es'],
  ['Visa 7', 'es'],
  ['When will I be debt-free?', 'en'],
  ['¿Cuánto debo?', 'es'],
])('on a Spanish screen, %j is answered in %s', async (message, language) => {
  expect((await speaking('es', () => ask(message))).language).toBe(language)
})

it('writes the months of an answer in its language, whatever that of the screen is', async () => {
  const question = 'When will I be debt-free?'
  expect((await speaking('es', () => ask(question))).text).toBe((await ask(question)).text)
  const spanish = '¿Cuándo voy a estar libre de deudas?'
  expect((await speaking('es', () => ask(spanish))).text).toBe((await ask(spanish)).text)
})

let test: TestApp
let ada: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

it('refuses in the language of the person', async () => {
  await ada.request('PATCH', '/api/settings', { language: 'es' })
  const answer = await ada.request('GET', '/api/conversations/11111111-1111-4111-8111-111111111111')
  expect(answer.body).toMatchObject({
    message: 'No encontramos esta conversación. Es posible que se haya eliminado.',
  })
})
