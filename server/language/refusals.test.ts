import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

let first: TestApp

beforeAll(async () => {
  first = await buildTestApp()
})
afterAll(() => first.close())

/** What a Spanish screen is answered. */
async function messageOf(method: 'GET' | 'POST', url: string, payload?: object | string) {
  const headers = { [LANGUAGE_HEADER]: 'es', 'content-type': 'application/json' }
  const answer = await first.app.inject({ method, url, headers, ...(payload && { payload }) })
  return (answer.json() as { message: string }).message
}

test('refusals are in the language of the screen that asks', async () => {
  const signIn = { email: 'nobody@example.test', password: 'a long wrong password' }
  expect(await messageOf('POST', '/api/login', signIn)).toBe(
    'El correo electrónico o la contraseña no son correctos',
  )
  expect(await messageOf('GET', '/api/debts')).toBe('Inicie sesión.')
  expect(await messageOf('GET', '/api/nothing')).toBe('No hay nada en esta dirección.')
})

test('those of a body that cannot be read, too', async () => {
  expect(await messageOf('POST', '/api/login', '{"email":')).toMatch(/su contenido no es JSON válido/)
  expect(await messageOf('POST', '/api/login', `"${'a'.repeat(70_000)}"`)).toBe(
    'Esto es más grande de lo que aceptamos. No se guardó nada.',
  )
})
