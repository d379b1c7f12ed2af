import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const inline = 'window.started = true'
const page = (text: string) =>
  `<!doctype html><html><head><style>p{color:red}</style><script src="/assets/app.js"></script></head><body>${text}<script>${inline}</script></body></html>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let served: TestApp
let clientFolder: string

function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jubilee-client-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'landing'))
  mkdirSync(join(folder, 'paper-frame/assets'), { recursive: true })
  mkdirSync(join(folder, 'paper-frame/pdfjs'))
  mkdirSync(join(folder, 'api/docs'), { recursive: true })
  const files: Record<string, string> = {
    'index.html': page('app'),
    'landing/index.html': page('landing'),
    'landing/index.html.br': 'brotli of landing',
    'assets/app-12345678.js': 'console.log(1)',
    'assets/least-interest.worker-12345678.js': 'solve()',
    'assets/app-12345678.js.br': 'brotli of app',
    'assets/app-12345678.js.gz': 'gzip of app',
    'paper-frame/index.html': page('frame'),
    'paper-frame/assets/frame-12345678.js': 'draw()',
    'paper-frame/pdfjs/a.bcmap': 'a',
    'api/docs/index.html': page('document'),
    'api/docs/reference.js': 'read()',
    'theme.txt': 'light',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

beforeAll(async () => {
  clientFolder = makeBuild()
  served = await buildTestApp({ env: { ...parseEnv({}), clientFolder } })
})
afterAll(async () => {
  await served.close()
  rmSync(clientFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers })

const policyOf = async (url: string) => (await get(url)).headers['content-security-policy']

test('the solver’s worker alone may compile WebAssembly', async () => {
  expect(await policyOf('/assets/least-interest.worker-12345678.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const url of ['/landing', '/paper-frame/index.html', '/theme.txt'])
    expect(await policyOf(url)).not.toContain('wasm-unsafe-eval')
  expect(await policyOf('/assets/app-12345678.js')).toBeUndefined()
})

test('an asset is kept for ever, and sent as compressed as the browser takes it', async () => {
  const plain = await get('/assets/app-12345678.js')
  expect(plain).toMatchObject({ statusCode: 200, body: 'console.log(1)' })
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const brotli = await get('/assets/app-12345678.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli).toMatchObject({ statusCode: 200, body: 'brotli of app' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotli.headers['content-type']).toContain('javascript; charset=utf-8')
  const gzip = await get('/assets/app-12345678.js', { 'accept-encoding': 'gzip' })
  expect(gzip.body).toBe('gzip of app')
})

test('a prerendered page is its own file, revalidated', async () => {
  const answer = await get('/landing')
  expect(answer.body).toContain('landing')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(answer.headers['content-type']).toContain('text/html')
  const again = await get('/landing', { 'if-none-match': String(answer.headers.etag) })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect((await get('/landing', { 'accept-encoding': 'br' })).body).toBe('brotli of landing')
  expect((await get('/landing/?from=mail')).statusCode).toBe(200)
})

test('the policy of a page allows its inline scripts and styles by hash, and nothing inline beside them', async () => {
  const policy = String((await get('/landing')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hashOf(inline)};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')};`)
  expect(policy).not.toContain('unsafe')
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(part)
})

test('the frame that draws papers has no origin, runs only our files, and stands only in our pages', async () => {
  const frame = await get('/paper-frame')
  expect(frame.body).toContain('frame')
  const policy = String(frame.headers['content-security-policy']).split('; ')
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    'worker-src blob:',
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ])
    expect(policy).toContain(part)
  expect(policy.join()).not.toMatch(/unsafe|allow-same-origin|sha256/)
  expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-cache' })
  const script = await get('/paper-frame/assets/frame-12345678.js')
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/paper-frame/pdfjs/a.bcmap')).headers['access-control-allow-origin']).toBe('*')
  for (const path of ['/landing', '/assets/app-12345678.js', '/dashboard', '/api/mode'])
    expect((await get(path)).headers['access-control-allow-origin']).toBeUndefined()
  expect((await get('/dashboard')).headers).toMatchObject({ 'x-frame-options': 'DENY' })
  expect(String((await get('/dashboard')).headers['content-security-policy'])).toContain("frame-src 'self';")
})

test('the page of the API’s document runs only our files and asks nobody else; only its styles may be inline', async () => {
  const docs = await get('/api/docs')
  expect(docs.body).toContain('document')
  expect(docs.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
  const policy = String(docs.headers['content-security-policy']).split('; ')
  for (const part of [
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part)
  expect(policy.filter((part) => part.includes('unsafe'))).toEqual(["style-src 'self' 'unsafe-inline'"])
  expect(policy.join()).not.toMatch(/https?:|sha256/)
  expect((await get('/api/docs/reference.js')).body).toBe('read()')
  for (const path of ['/landing', '/dashboard', '/api/mode', '/api/docs/nothing'])
    expect(await policyOf(path)).not.toContain('unsafe-inline')
})

test('a screen gets the app, a wrong address gets it with status 404', async () => {
  expect(await get('/dashboard')).toMatchObject({ statusCode: 200 })
  expect((await get('/dashboard?tab=2')).body).toContain('app')
  expect((await get('/education/what-is-apr')).statusCode).toBe(200)
  const wrong = await get('/no-such-screen')
  expect(wrong.statusCode).toBe(404)
  expect(wrong.body).toContain('app')
})

test.each([
  '/assets/missing.js',
  '/assets/app-12345678.js.br',
  '/index.html.gz',
  '/api/nothing',
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/%00',
])('%s is no page', async (url) => {
  const answer = await get(url)
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toContain('"name": "jubilee"')
})

test('security headers are on every answer, no-store on the API', async () => {
  for (const url of ['/landing', '/api/debts', '/nothing.txt', '/healthz']) {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  expect((await get('/api/debts')).headers['cache-control']).toBe('no-store')
  expect((await get('/landing')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect((await get('/reset-password?token=abc')).headers['referrer-policy']).toBe('no-referrer')
})

test('an asset is what it says, for us alone, and carries nothing that rules a page', async () => {
  const { headers } = await get('/assets/app-12345678.js')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(headers[name]).toBeUndefined()
})

test('https brings strict transport security', async () => {
  const env = { ...parseEnv({}), isHttps: true, clientFolder }
  const secure = await buildTestApp({ env })
  const { headers } = await secure.app.inject({ method: 'GET', url: '/healthz' })
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  await secure.close()
})

test('without a build the address of a screen says what to do', async () => {
  const env = { ...parseEnv({}), clientFolder: join(clientFolder, 'missing') }
  const unbuilt = await buildTestApp({ env })
  const answer = await unbuilt.app.inject({ method: 'GET', url: '/dashboard' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().message).toContain('npm run build')
  await unbuilt.close()
})

test('only with Plaid’s own keys may the pages open Plaid’s dialog', async () => {
  const { outside } = served.app.parts
  expect(outside.isSandbox.plaid).toBe(true)
  const sandbox = (await get('/landing')).headers
  expect(sandbox['content-security-policy']).not.toContain('plaid')
  const live = await buildTestApp({
    env: { ...parseEnv({}), clientFolder },
    outside: { ...outside, isSandbox: { ...outside.isSandbox, plaid: false } },
  })
  const headersOf = async (url: string) => (await live.app.inject({ method: 'GET', url })).headers
  const page = await headersOf('/landing')
  const answer = await headersOf('/api/health-of-nothing')
  await live.close()
  const directives = String(page['content-security-policy']).split('; ')
  expect(directives).toContain("connect-src 'self' https://*.plaid.com")
  expect(directives).toContain("frame-src 'self' https://cdn.plaid.com")
  expect(directives.find((one) => one.startsWith('script-src'))).toMatch(
    /^script-src 'self' .* https:\/\/cdn\.plaid\.com$/,
  )
  expect(directives.find((one) => one.startsWith('script-src'))).not.toContain('unsafe-inline')
  expect(page['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(String(answer['content-security-policy'])).not.toContain('plaid')
})
