/** Whatever is sent: right input is taken, input with one thing wrong is refused with a reason, and nothing fails inside. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { centsToDecimal } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addGoal, contributionsOf } from '#contracts/testing/goals-asked.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const RUNS = { numRuns: 120 }

const amountFrom = (min: number) =>
  fc
    .integer({ min, max: 99_999_999_999 })
    .chain((cents) => fc.constantFrom<string | number>(centsToDecimal(cents), cents / 100))
const fields = {
  title: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '' && text.length <= 80),
  targetAmount: amountFrom(1),
  targetDate: fc.constantFrom(null, '', '1900-01-01', '2028-02-29', '9999-12-31'),
}
const goalBody = fc.record(
  { ...fields, currentAmount: amountFrom(0) },
  { requiredKeys: ['title', 'targetAmount'] },
)
const changeBody = fc.record({ ...fields, isCompleted: fc.boolean() }, { requiredKeys: [] })
const contributionBody = fc.record(
  {
    amount: amountFrom(1),
    isWithdrawal: fc.boolean(),
    contributedOn: fc.constantFrom(null, '', '1900-01-01', '2024-02-29', '2026-11-21'),
  },
  { requiredKeys: ['amount'] },
)

const notAnAmount = fc.constantFrom<unknown>(
  -1,
  0,
  '',
  '0',
  '1,000',
  '1e3',
  'NaN',
  1e308,
  '1.234',
  true,
  null,
  [],
  {},
)
const wrongFields: Record<string, fc.Arbitrary<unknown>> = {
  title: fc.constantFrom<unknown>('', '   ', null, 5, 'x'.repeat(81), 'a\u0000', '\ud800', {}),
  targetAmount: notAnAmount,
  targetDate: fc.constantFrom<unknown>('2026-02-30', '0000-00-00', 'soon', 20270101, false),
  userId: fc.string(),
  id: fc.uuid(),
  completedAt: fc.constant('2026-11-20'),
  constructor: fc.constant({}),
}
const wrongContribution: Record<string, fc.Arbitrary<unknown>> = {
  amount: notAnAmount,
  isWithdrawal: fc.constantFrom<unknown>(null, 'true', 1),
  contributedOn: fc.constantFrom<unknown>('2026-02-30', '2999-12-31', 'today', 20260101, false),
}

/** A right body with one field that is not. */
function mutated(
  body: fc.Arbitrary<object>,
  wrong: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<object> {
  return fc
    .constantFrom(...Object.keys(wrong))
    .chain((key) => fc.tuple(body, wrong[key]!).map(([rest, value]) => ({ ...rest, [key]: value })))
}

const status = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
  (await ada.request(method, url, body)).status

it('right bodies of goals are taken', async () => {
  await fc.assert(
    fc.asyncProperty(goalBody, changeBody, async (body, change) => {
      const added = await ada.request('POST', '/api/goals', body)
      expect(added.status).toBe(201)
      const { id } = added.body as { id: string }
      expect(await status('PATCH', `/api/goals/${id}`, change)).toBe(200)
      expect(await status('DELETE', `/api/goals/${id}`)).toBe(200)
    }),
    RUNS,
  )
})

it('bodies of goals with one field wrong are refused, new or changed', async () => {
  const { id } = await addGoal(ada)
  await fc.assert(
    fc.asyncProperty(mutated(goalBody, wrongFields), async (body) => {
      expect(await status('POST', '/api/goals', body)).toBe(422)
      expect(await status('PATCH', `/api/goals/${id}`, body)).toBe(422)
    }),
    RUNS,
  )
})

it('right contributions are taken, or refused for what the goal holds', async () => {
  const { id } = await addGoal(ada)
  await fc.assert(
    fc.asyncProperty(contributionBody, async (body) => {
      const answer = await ada.request('POST', contributionsOf(id), body)
      const refusal = (answer.body as { message?: string }).message ?? 'taken'
      expect(`${answer.status} ${refusal}`).toMatch(/^(201 taken|422 There is|422 A goal can hold)/)
    }),
    RUNS,
  )
})

it('contributions with one field wrong are refused', async () => {
  const { id } = await addGoal(ada, { currentAmount: 5 })
  await fc.assert(
    fc.asyncProperty(mutated(contributionBody, wrongContribution), async (body) => {
      expect(await status('POST', contributionsOf(id), body)).toBe(422)
    }),
    RUNS,
  )
})

it('anything at all never fails inside', async () => {
  const { id } = await addGoal(ada)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ depthSize: 'medium' }), async (body) => {
      for (const [method, url] of [
        ['POST', '/api/goals'],
        ['PATCH', `/api/goals/${id}`],
        ['POST', contributionsOf(id)],
      ] as const)
        expect(await status(method, url, body)).toBeLessThan(500)
    }),
    RUNS,
  )
})
