/** A mail about an account is in the language of its owner, whoever caused it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { makeUser, type TestUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PASSWORD } from './account-under-test.ts'

let it: TestApp
let rosa: TestUser

beforeAll(async () => {
  it = await buildTestApp()
  rosa = await makeUser(it.app)
  await rosa.request('PATCH', '/api/settings', { language: 'es' })
})
afterAll(() => it.close())

/** What a visitor sends from a screen in this language. */
const send = (language: 'en' | 'es', url: string, payload: object) =>
  it.app.inject({ method: 'POST', url, payload, headers: { [LANGUAGE_HEADER]: language } })

const lastSubject = (email: string) => () => it.outbox().findLast(({ to }) => to === email)?.subject

test('of a stranger’s sign-up with an address that has an account', async () => {
  const account = { email: rosa.email, password: 'harbour-quiet-14', firstName: 'Eve' }
  await send('en', '/api/register', account)
  await expect.poll(lastSubject(rosa.email)).toBe('Ya tiene una cuenta de Jubilee')
})

test('of a link to a new password that anybody asks for', async () => {
  await send('en', '/api/password/forgot', { email: rosa.email })
  await expect.poll(lastSubject(rosa.email)).toBe('Elija una contraseña nueva')
})

test('of an address that somebody else wants to use', async () => {
  const other = await makeUser(it.app)
  await other.request('POST', '/api/account/email', { email: rosa.email })
  await expect.poll(lastSubject(rosa.email)).toBe('Ya tiene una cuenta de Jubilee')
})

test('of a sign-up it is that of the screen, and the account keeps it', async () => {
  const email = 'luz@example.test'
  await send('es', '/api/register', { email, password: PASSWORD, firstName: 'Luz' })
  await expect
    .poll(lastSubject(email))
    .toBe('Le damos la bienvenida a Jubilee: confirme su correo electrónico')
})
