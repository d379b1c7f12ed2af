import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let admin: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  admin = await makeUser(served.app, { isAdmin: true, status: 'active', planId: 'price_premium' })
})
afterAll(() => served.close())

/** What a person, a crawler or a curious one puts behind a question mark. */
const odd = [
  '',
  '0',
  '1',
  '-1',
  '1e5',
  '9'.repeat(12),
  '9'.repeat(15),
  '9'.repeat(16),
  '9'.repeat(40),
  '%00',
  '%ED%A0%80',
  '%25',
  "'",
  '2026-02-30',
  '9999-12-31',
  '1900-01-01',
  '2026-11',
  'x'.repeat(200),
  '00000000-0000-4000-8000-000000000000',
  'true',
]

test('no query makes any call fail: it is taken, or refused with a sentence', async () => {
  const faults: string[] = []
  for (const call of served.app.calls) {
    if (call.query === undefined) continue
    const names = Object.keys(
      z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' }).properties ?? {},
    )
    const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    for (const name of names)
      for (const value of [...odd, `1&${name}=2`]) {
        const url = `${path}?${name}=${value}`
        const { status } = await admin.request(call.method as 'GET', url)
        if (status >= 500) faults.push(`${call.method} ${url} ${status}`)
      }
    await served.pool.query('delete from request_limits')
  }
  expect(faults).toEqual([])
})

test('no id in a path makes any call fail', async () => {
  const faults: string[] = []
  for (const call of served.app.calls) {
    if (!call.path.includes('{') || call.method !== 'GET') continue
    for (const value of odd.filter((one) => one !== '')) {
      const url = call.path.replaceAll(/\{\w+\}/g, value)
      const { status } = await admin.request('GET', url)
      if (status >= 500) faults.push(`${url} ${status}`)
    }
    await served.pool.query('delete from request_limits')
  }
  for (const path of [
    '/calendar/x.ics',
    '/calendar/%00.ics',
    '/unsubscribe/one-click?token=%00',
    '/unsubscribe/one-click?token=a&token=b',
  ])
    for (const method of ['GET', 'POST'] as const) {
      const { status } = await ask(served.app, { method, url: path })
      if (status >= 500) faults.push(`${path} ${status}`)
    }
  expect(faults).toEqual([])
})
