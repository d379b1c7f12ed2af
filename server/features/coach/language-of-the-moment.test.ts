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

it('says in Spanish what work pays, from whom it is known, and what else to ask', async () => {
  const { text } = await ask('¿Cuánto gana una mesera?')
  expect(text).toMatch(/^Meseros$/m)
  const { facts } = await ask('¿Cuánto le pagan por hora a un albañil?')
  expect(facts.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^Albañiles, Estados Unidos: por hora, la mitad gana menos$/),
  )
  expect(facts.map(({ source }) => source)).toContain('U.S. Bureau of Labor Statistics, mayo de 2025')
  const { choices } = await ask('¿Y si pago más al mes?')
  expect(JSON.stringify(choices)).toContain('¿Qué pasa si pago $25 más al mes?')
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
