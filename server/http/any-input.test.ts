import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  ada = await makeUser(served.app)
})
afterAll(() => served.close())

/** What people and programs put where an amount, a name, a date or an id belongs. */
const oddValues = [
  '',
  ' ',
  '-1',
  '1,000',
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '1.005',
  '9'.repeat(40),
  '\u0000',
  '\ud800',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  'ada@example.test',
  '00000000-0000-4000-8000-000000000000',
  'credit_card',
  0,
  -0,
  -1,
  1e308,
  0.1,
  100,
  2 ** 53,
  true,
  null,
  [],
  {},
  [[]],
  { a: { b: 1 } },
]

const value = fc.oneof(fc.constantFrom<unknown>(...oddValues), fc.jsonValue({ maxDepth: 3 }))

/** Bodies with the call's own fields, filled with odd values, so that some get far. */
function bodyFor(call: Endpoint): fc.Arbitrary<unknown> {
  if (call.body === undefined) return fc.constant(undefined)
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
  const fields = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, value]))
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: value },
  )
}

const segment = fc.constantFrom(
  '1',
  '%00',
  '%2e%2e',
  "'",
  'x'.repeat(99),
  '00000000-0000-4000-8000-000000000000',
)

test('no input makes any call fail: it is taken, or refused with a sentence', async () => {
  const calls = served.app.calls.filter((call) => call.path !== '/api/logout')
  expect(calls.length).toBeGreaterThan(10)
  for (const call of calls)
    await fc.assert(
      fc.asyncProperty(
        bodyFor(call),
        fc.array(segment, { minLength: 2, maxLength: 2 }),
        async (body, ids) => {
          const url = call.path.replaceAll(/\{\w+\}/g, () => ids.pop() ?? '1')
          const answer = await ada.request(call.method as NonNullable<InjectOptions['method']>, url, body)
          expect({ call: `${call.method} ${url}`, body, status: answer.status }).toMatchObject({
            status: expect.toSatisfy((status: number) => status < 500),
          })
        },
      ),
      { numRuns: 40 },
    )
})
