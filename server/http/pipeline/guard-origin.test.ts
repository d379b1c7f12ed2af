import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Case = [name: string, headers: Record<string, string>, status: number]

const cookie = 'jubilee_session=abc'

async function statusOf(served: TestApp, headers: Record<string, string>, method: 'POST' | 'GET' = 'POST') {
  const url = method === 'POST' ? '/api/logout' : '/api/debts'
  return (await served.app.inject({ method, url, headers: { host: 'localhost:3000', ...headers } }))
    .statusCode
}

describe('without PUBLIC_URL', () => {
  let served: TestApp
  beforeAll(async () => {
    served = await buildTestApp()
  })
  afterAll(() => served.close())

  const cases: Case[] = [
    ['our page, with cookies', { cookie, origin: 'http://localhost:3000' }, 200],
    ['our page, without', { origin: 'http://localhost:3000' }, 200],
    ['our host by another scheme', { cookie, origin: 'https://localhost:3000' }, 403],
    ['our host by a scheme of no pages', { cookie, origin: 'ftp://localhost:3000' }, 403],
    ['another port', { cookie, origin: 'http://localhost:4000' }, 403],
    ['another site, with cookies', { cookie, origin: 'https://evil.example' }, 403],
    ['another site, without', { origin: 'https://evil.example' }, 403],
    ['a hidden origin', { cookie, origin: 'null' }, 403],
    ['cookies, but no origin', { cookie }, 403],
    ['a client that is no browser', {}, 200],
    ['a bearer token, no origin', { authorization: 'Bearer x' }, 200],
    ['a browser that says another site asked', { 'sec-fetch-site': 'cross-site' }, 403],
  ]
  test.each(cases)('%s', async (_name, headers, status) => {
    expect(await statusOf(served, headers)).toBe(status)
  })

  test('reading from another site is refused too, reading from ours is not', async () => {
    expect(await statusOf(served, { origin: 'https://evil.example' }, 'GET')).toBe(403)
    expect(await statusOf(served, { cookie }, 'GET')).toBe(401)
  })
})

describe('behind a trusted proxy, without PUBLIC_URL', () => {
  let served: TestApp
  beforeAll(async () => {
    const env = parseEnv({ TRUSTED_PROXY: '127.0.0.1', DATABASE_URL: 'postgres://unused/x' })
    served = await buildTestApp({ env })
  })
  afterAll(() => served.close())

  test('the scheme is the one that the browser used', async () => {
    const forwarded = { cookie, 'x-forwarded-proto': 'https' }
    expect(await statusOf(served, { ...forwarded, origin: 'https://localhost:3000' })).toBe(200)
    expect(await statusOf(served, { ...forwarded, origin: 'http://localhost:3000' })).toBe(403)
  })
})

describe('with PUBLIC_URL', () => {
  let served: TestApp
  beforeAll(async () => {
    const env = parseEnv({ PUBLIC_URL: 'http://jubilee.localhost:3000', DATABASE_URL: 'postgres://unused/x' })
    served = await buildTestApp({ env })
  })
  afterAll(() => served.close())

  test('only its origin is ours, whatever the host header says', async () => {
    expect(await statusOf(served, { cookie, origin: 'http://jubilee.localhost:3000' })).toBe(200)
    expect(await statusOf(served, { cookie, origin: 'http://localhost:3000' })).toBe(403)
  })
})
