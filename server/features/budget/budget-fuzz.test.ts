/** Whatever is sent: right input is taken, input with one thing wrong is refused with a reason, and nothing fails inside. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { centsToDecimal } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { CATEGORIES, addCategory, listCategories, listMonths, spendingOf } from './budget-under-test.ts'

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
const month = fc
  .tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 1, max: 10 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`)
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 15 })
  .filter((text) => text.trim() !== '' && text.length <= 60)

const fields = {
  name,
  budgetAmount: amountFrom(1),
  color: fc.constantFrom(null, '#000000', '#aBcDeF'),
  icon: fc.constantFrom(null, 'house', 'fas fa-home'),
  isActive: fc.boolean(),
  dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
  groupId: fc.constantFrom(null, ''),
  month,
}
const categoryBody = fc.record(
  { ...fields, spentAmount: amountFrom(0) },
  { requiredKeys: ['name', 'budgetAmount'] },
)
const changeBody = fc.record({ ...fields, position: fc.nat(200) }, { requiredKeys: [] })
const spendingBody = fc.record(
  {
    amount: amountFrom(1),
    isRefund: fc.boolean(),
    spentOn: fc.constantFrom(null, '', '1900-01-01', '2024-02-29', '2026-11-21'),
    note: fc.constantFrom(null, '', 'Market\nand more'),
  },
  { requiredKeys: ['amount'] },
)

const notAnAmount = fc.constantFrom<unknown>(
  -1,
  '-0.01',
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
  name: fc.constantFrom<unknown>('', '   ', null, 5, 'x'.repeat(61), 'a\u0000', '\ud800', {}),
  budgetAmount: fc.oneof(notAnAmount, fc.constantFrom<unknown>(0, '0', '')),
  color: fc.constantFrom<unknown>('', 'red', '#12345', 5, {}),
  icon: fc.constantFrom<unknown>('', 'A', '<i>', 'x'.repeat(61), 5, []),
  isActive: fc.constantFrom<unknown>(null, 'true', 1),
  dueDay: fc.constantFrom<unknown>(0, 32, -1, 1.5, '5', {}),
  groupId: fc.constantFrom<unknown>(5, {}, 'x'.repeat(65)),
  month: fc.constantFrom<unknown>(null, '', '2026-13', '1899-12', '2100-01', '2026-1', 202611),
  userId: fc.string(),
  id: fc.uuid(),
  seq: fc.nat(),
  constructor: fc.constant({}),
}
const wrongSpending: Record<string, fc.Arbitrary<unknown>> = {
  amount: fc.oneof(notAnAmount, fc.constantFrom<unknown>(0, '0', '')),
  isRefund: fc.constantFrom<unknown>(null, 'true', 1),
  spentOn: fc.constantFrom<unknown>('2026-02-30', '2999-12-31', 'today', 20260101, false),
  note: fc.constantFrom<unknown>(5, {}, 'x'.repeat(201), 'a\u0000b'),
  source: fc.constant('bank'),
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

const status = async (method: 'POST' | 'PATCH', url: string, body?: unknown) =>
  (await ada.request(method, url, body)).status

describe('bodies of categories', () => {
  it('that are right are taken, and the budget can be read and carried', async () => {
    await fc.assert(
      fc.asyncProperty(categoryBody, changeBody, month, async (body, change, asked) => {
        const added = await ada.request('POST', CATEGORIES, body)
        expect(added.status).toBe(201)
        const { id } = added.body as { id: string }
        expect(await status('PATCH', `${CATEGORIES}/${id}`, change)).toBe(200)
        expect(await status('POST', `/api/budget-months/${asked}/carry-over`)).toBe(200)
        expect(await listCategories(ada, asked)).toHaveLength(1)
        expect(await listMonths(ada, asked)).toHaveLength(6)
        await test.pool.query('delete from budget_categories where user_id = $1', [ada.id])
      }),
      RUNS,
    )
  })

  it('with one field wrong are refused, new or changed', async () => {
    const { id } = await addCategory(ada)
    await fc.assert(
      fc.asyncProperty(mutated(categoryBody, wrongFields), async (body) => {
        expect(await status('POST', CATEGORIES, body)).toBe(422)
        expect(await status('PATCH', `${CATEGORIES}/${id}`, body)).toBe(422)
      }),
      RUNS,
    )
  })

  it('that are anything at all never fail inside', async () => {
    const { id } = await addCategory(ada)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: 'medium' }), async (body) => {
        for (const [method, url] of [
          ['POST', CATEGORIES],
          ['PATCH', `${CATEGORIES}/${id}`],
          ['POST', spendingOf(id)],
          ['POST', '/api/budget-months/2026-11/carry-over'],
        ] as const)
          expect(await status(method, url, body)).toBeLessThan(500)
      }),
      RUNS,
    )
  })
})

describe('bodies of spending', () => {
  it('that are right are taken or refused for what a month can hold, and the totals can be read', async () => {
    const { id } = await addCategory(ada)
    await fc.assert(
      fc.asyncProperty(spendingBody, async (body) => {
        const answer = await ada.request('POST', spendingOf(id), body)
        const refusal = (answer.body as { message?: string }).message ?? 'taken'
        expect(`${answer.status} ${refusal}`).toMatch(/^(201 taken|422 A month can hold)/)
        expect(await listMonths(ada, '2026-11')).toHaveLength(6)
      }),
      RUNS,
    )
  })

  it('with one field wrong are refused', async () => {
    const { id } = await addCategory(ada)
    await fc.assert(
      fc.asyncProperty(mutated(spendingBody, wrongSpending), async (body) => {
        expect(await status('POST', spendingOf(id), body)).toBe(422)
      }),
      RUNS,
    )
  })
})
