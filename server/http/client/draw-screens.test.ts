import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreenGiven } from '#contracts/screens.ts'
import { parseEnv } from '#server/env.ts'
import type { Logger } from '#server/log.ts'
import { silentLogger } from '#server/log.ts'
import { makeUser, type TestUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

// In place of the web's code: it writes down what it was given, and fails where the address says so.
const drawing = `export const assets = { version: 'a1b2c3d4' }
export const entry = { module: { createDrawScreen: () => async (given) => {
  if (given.url.includes('fails')) throw new Error('this screen cannot be drawn')
  const html = '<p style="left:0">drawn</p>' + JSON.stringify(given)
  return { html, status: 200 }
} } }`

let folder: string
let served: TestApp
let ruth: TestUser
const faults: [string, unknown][] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jubilee-drawn-'))
  mkdirSync(join(folder, 'client'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'client/index.html'), '<p>empty frame</p>')
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/index.js'), drawing)
  mkdirSync(join(folder, 'server/es'))
  writeFileSync(
    join(folder, 'server/es/index.js'),
    drawing.replace('a1b2c3d4', 'e5f6').replace('>drawn', '>dibujado'),
  )
  writeFileSync(join(folder, 'client/index.es.html'), '<p>marco vacío</p>')
  writeFileSync(join(folder, 'client/index.es-path.html'), '<p>marco bajo es</p>')
  mkdirSync(join(folder, 'client/landing'))
  writeFileSync(join(folder, 'client/landing/index.html'), '<p>built beforehand</p>')
  const log: Logger = { ...silentLogger, error: (event, facts) => void faults.push([event, facts]) }
  served = await buildTestApp({ log, env: { ...parseEnv({}), clientFolder: join(folder, 'client') } })
  ruth = await makeUser(served.app)
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers: { cookie: ruth.cookie, ...headers } })

const visitor = (url: string) => served.app.inject({ method: 'GET', url })

const preferring = (url: string, language: string) =>
  served.app.inject({ method: 'GET', url, headers: { 'accept-language': language } })

async function givenFor(url: string, headers?: Record<string, string>): Promise<ScreenGiven> {
  const { body } = await open(url, headers)
  return JSON.parse(body.slice(body.indexOf('{'))) as ScreenGiven
}

test('a screen is drawn for one person and one request, and kept nowhere', async () => {
  const [one, other] = [await open('/goals'), await open('/goals')]
  expect(one).toMatchObject({ statusCode: 200 })
  expect(one.headers['content-type']).toContain('text/html')
  expect(one.headers['cache-control']).toBe('private, no-store')
  const nonceOf = ({ headers }: typeof one) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(one.body).toContain(`"nonce":"${nonceOf(one)}"`)
  expect(nonceOf(one)).not.toBe(nonceOf(other))
  expect(String(one.headers['content-security-policy'])).not.toContain('unsafe')
})

test('it is sent without styles that the policy refuses, compressed where the browser takes that', async () => {
  expect((await open('/goals')).body).toMatch(/^<p>drawn<\/p>/)
  expect((await open('/goals', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await open('/goals', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('it is given what its address and its frame ask for, as both sides hold it', async () => {
  const { answers, url, formats } = await givenFor('/budgeting?month=2026-11')
  expect(url).toBe('/budgeting?month=2026-11')
  expect(formats).toMatchObject({ currency: 'USD', timezone: 'America/New_York' })
  expect(answers.map(({ path }) => path)).toEqual([
    '/api/auth/user',
    '/api/mode',
    '/api/settings',
    '/api/banks',
    '/api/budget-groups',
    '/api/budget-categories',
    '/api/budget-categories',
  ])
  expect(answers.slice(5).map(({ query }) => query)).toEqual([{ month: '2026-11' }, { month: '2026-10' }])
  expect(answers[0]?.answer).toMatchObject({ email: ruth.email })
})

test('what the person may not read, or what is not there, is left for the screen to ask for', async () => {
  const { answers } = await givenFor('/education/no-such-article')
  expect(answers.map(({ path }) => path)).not.toContain('/api/articles/{id}')
  expect(answers.map(({ path }) => path)).toContain('/api/reading-progress')
})

test('the chosen theme comes with the cookie, and nothing else does', async () => {
  expect(await givenFor('/goals', { cookie: `${ruth.cookie}; theme=dark` })).toMatchObject({ theme: 'dark' })
  expect(await givenFor('/goals', { cookie: `${ruth.cookie}; theme="><b` })).toMatchObject({ theme: null })
})

test('a screen that cannot be drawn is the empty frame, and its error is logged with the request', async () => {
  const answer = await open('/goals?fails')
  expect(answer).toMatchObject({ statusCode: 200, body: '<p>empty frame</p>' })
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(faults).toEqual([
    [
      'screen.not_drawn',
      expect.objectContaining({
        requestId: answer.headers['x-request-id'],
        screen: 'goals',
        stack: expect.arrayContaining([expect.stringContaining('server/index.js')]),
      }),
    ],
  ])
})

test('whoever may not open a screen is led on, but not a browser that keeps the figures itself; a visitor’s keeps which one it was', async () => {
  const led = await visitor('/debt-tracker?strategy=snowball')
  expect(led).toMatchObject({ statusCode: 302 })
  expect(led.headers).toMatchObject({ location: '/landing', 'cache-control': 'no-store' })
  expect(led.headers['set-cookie']).toBe(
    'jubilee-wanted=%2Fdebt-tracker%3Fstrategy%3Dsnowball; Path=/; Max-Age=60; SameSite=Lax',
  )
  const cookie = 'theme=dark; jubilee-private=on'
  const kept = await served.app.inject({ method: 'GET', url: '/debt-tracker', headers: { cookie } })
  expect(kept).toMatchObject({ statusCode: 200, body: '<p>empty frame</p>' })
  const begun = await visitor('/start')
  expect(begun).toMatchObject({ statusCode: 200, body: '<p>empty frame</p>' })
  expect(begun.headers['set-cookie']).toBe('jubilee-private=on; Path=/; Max-Age=31536000; SameSite=Lax')
  const long = await visitor(`/goals?${'x'.repeat(2000)}`)
  expect(long.headers).toMatchObject({ location: '/landing' })
  expect(long.headers['set-cookie']).toBeUndefined()
  const root = await visitor('/')
  expect(root.headers).toMatchObject({ location: '/landing' })
  expect(root.headers['set-cookie']).toBeUndefined()
  expect((await open('/')).headers).toMatchObject({ location: '/pricing' })
  expect((await open('/admin')).headers).toMatchObject({ location: '/dashboard' })
})

test('an open screen is drawn for a visitor too, as nobody’s own; a wrong address is the empty frame', async () => {
  const { body, statusCode } = await visitor('/es/education/1')
  expect(statusCode).toBe(200)
  const { answers, formats } = JSON.parse(body.slice(body.indexOf('{'))) as ScreenGiven
  expect(answers.map(({ path }) => path)).toEqual(['/api/auth/user', '/api/mode', '/api/articles/{id}'])
  expect(answers[0]?.answer).toBeNull()
  expect(answers[2]?.answer).toMatchObject({ id: '1', language: 'es' })
  expect(formats).toEqual({ currency: 'USD', dateFormat: 'MM/DD/YYYY', timezone: 'America/New_York' })
  expect(await open('/no-such-screen')).toMatchObject({ statusCode: 404, body: '<p>empty frame</p>' })
  expect((await open('/foundation')).body).toContain('drawn')
})

test('every answer of the API names the release of the pages, so that an older tab learns of it', async () => {
  expect((await open('/api/goals')).headers['x-release']).toBe('a1b2c3d4')
  expect((await open('/goals')).headers['x-release']).toBeUndefined()
})

test('a screen is in the language of its reader: under /es, by their choice, by the browser’s', async () => {
  expect((await open('/goals', { 'accept-language': 'es' })).body).toContain('dibujado')
  const under = await open('/es/goals?a=1')
  expect(under.body).toContain('dibujado')
  expect(under.body).toContain('"url":"/es/goals?a=1","base":"/es"')
  expect(under.headers['vary']).toBe('accept-encoding, accept-language, cookie')
  expect(
    (await open('/goals', { 'accept-language': 'es', cookie: `${ruth.cookie}; language=en` })).body,
  ).toContain('drawn')
  await ruth.request('PATCH', '/api/settings', { language: 'es' })
  expect((await open('/goals')).body).toContain('dibujado')
  const asking = (language: string) => open('/api/goals', { 'x-language': language })
  expect([(await asking('es')).headers['x-release'], (await asking('en')).headers['x-release']]).toEqual([
    'e5f6',
    'a1b2c3d4',
  ])
  await ruth.request('PATCH', '/api/settings', { language: 'en' })
})

test('a page that is built beforehand is drawn where it is Spanish, and the empty frame is of its language and place', async () => {
  expect((await preferring('/landing', 'en')).body).toBe('<p>built beforehand</p>')
  expect((await preferring('/landing', 'es')).body).toContain('dibujado')
  expect((await preferring('/es/landing', 'en')).body).toContain('dibujado')
  expect((await preferring('/es/education/1?fails', 'en')).body).toBe('<p>marco bajo es</p>')
  expect((await preferring('/education/1?fails', 'es')).body).toBe('<p>marco vacío</p>')
  expect((await preferring('/es/goals', 'en')).headers['location']).toBe('/es/landing')
})

test('a Spanish text of the library has moved from where it was', async () => {
  const { statusCode, headers } = await visitor('/education/1?lang=es&from=list')
  expect([statusCode, headers['location']]).toEqual([301, '/es/education/1?from=list'])
  expect((await visitor('/education/worksheets?lang=es')).statusCode).toBe(200)
})

test('a link chooses a language: it is kept, and the place stays', async () => {
  const { statusCode, headers } = await visitor('/es/education/12?language=en&from=list')
  expect([statusCode, headers['location']]).toEqual([302, '/education/12?from=list'])
  expect(headers['set-cookie']).toContain('language=en; Path=/')
  expect((await visitor('/landing?language=fr')).statusCode).toBe(200)
  // What it has of line breaks and the like stays encoded.
  const odd = await visitor('/education/a%0D%0Aset-cookie:b=c%C3%B1?language=es')
  expect(odd.headers['location']).toBe('/education/a%0D%0Aset-cookie:b=c%C3%B1')
})
