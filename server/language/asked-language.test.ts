import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { currentLanguage, type Language } from '#engine/language/bilingual.ts'
import type { App } from '#server/http/app-parts.ts'
import { makeUser, type TestUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'
import { answerInLanguage, isSpanishAddress, preferredLanguage } from './asked-language.ts'
import { speakAs, speaking } from './language.ts'
import { speakingTo } from './language.queries.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-DE,de;q=0.9', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.5, ES-419;q=0.7', 'es'],
  ['es;q=0,en', 'en'],
  ['*', 'en'],
])('of Accept-Language %j the language is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

it('knows the addresses that are Spanish for everybody', () => {
  expect(['/es', '/es/', '/es/education/1', '/es?a=1'].map(isSpanishAddress)).not.toContain(false)
  expect(['/', '/escrow', '/education/es', '/esx/'].map(isSpanishAddress)).not.toContain(true)
})

it('takes what the person has chosen before the browser’s, but the screen’s own before all, with a body too', async () => {
  const app = fastify()
  answerInLanguage(app as unknown as App)
  app.post('/said', async ({ body }) => {
    speakAs((body as { chosen: Language | null }).chosen)
    return currentLanguage()
  })
  const said = async (chosen: Language | null, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url: '/said', payload: { chosen }, headers })).body
  expect(await said(null)).toBe('en')
  expect(await said(null, { 'accept-language': 'es' })).toBe('es')
  expect(await said(null, { 'accept-language': 'es', cookie: 'a=1; language=en' })).toBe('en')
  expect(await said('es')).toBe('es')
  expect(await said('en', { cookie: 'language=es' })).toBe('en')
  expect(await said('es', { [LANGUAGE_HEADER]: 'en' })).toBe('en')
  await app.close()
})

const later = () => new Promise<string>((resolve) => setTimeout(() => resolve(currentLanguage()), 5))

it('keeps apart what is written at once', async () => {
  await ada.request('PATCH', '/api/settings', { language: 'es' })
  const person = { db: test.db, userId: ada.id }
  expect(await Promise.all([speaking('en', later), speakingTo(person, later), later()])).toEqual([
    'en',
    'es',
    'en',
  ])
})
