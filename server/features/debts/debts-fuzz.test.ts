/** Whatever is sent: valid input is taken, mutated input is refused with a reason, and nothing ever fails inside. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debtTypes } from '#contracts/money/debts.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addDebt } from '#contracts/testing/debts-asked.ts'
import { debtsOutOfStep } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const RUNS = { numRuns: 200 }

const amount = fc
  .integer({ min: 0, max: 99_999_999_999 })
  .chain((cents) => fc.constantFrom<string | number>(centsToDecimal(cents), cents / 100))
const rate = fc
  .integer({ min: 0, max: 9_999_999 })
  .chain((ppm) => fc.constantFrom<string | number>(ppmToDecimal(ppm), ppm / 1e6))
const share = fc.integer({ min: 0, max: 1_000_000 }).map((ppm) => ppmToDecimal(ppm))
const day = fc
  .tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '' && text.length <= 80)
const orEmpty = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constantFrom(null, ''))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value)

const optional = {
  interestRate: orEmpty(rate),
  minimumPayment: orEmpty(amount),
  paymentDueDate: orEmpty(day),
  promotionalRate: orNull(fc.record({ interestRate: rate, endsOn: day })),
  deferredInterest: orNull(
    fc.record(
      { interestRate: rate, endsOn: day, accrued: amount },
      { requiredKeys: ['interestRate', 'endsOn'] },
    ),
  ),
  minimumRule: orNull(
    fc.record(
      {
        percent: share,
        floor: amount,
        plusInterest: fc.boolean(),
        round: fc.constantFrom('cent', 'dollarUp', 'dollarDown'),
        roundBeforeInterest: fc.boolean(),
        interestPlus: orEmpty(amount),
      },
      { requiredKeys: ['percent', 'floor', 'plusInterest'] },
    ),
  ),
  creditLimit: orEmpty(amount),
  startedOn: orEmpty(day),
}
const required = { name, type: fc.constantFrom(...debtTypes), balance: amount }
const debtBody = fc.record({ ...required, ...optional }, { requiredKeys: ['name', 'type', 'balance'] })
const changeBody = fc.record({ ...required, ...optional }, { requiredKeys: [] })
const paymentBody = fc.record(
  {
    amount: fc.integer({ min: 1, max: 100 }).map((cents) => centsToDecimal(cents)),
    paidOn: orEmpty(fc.constantFrom('1900-01-01', '2020-02-29', '2026-01-31')),
    interest: orEmpty(amount),
    fees: orEmpty(amount),
    charges: orEmpty(amount),
    note: orEmpty(name),
  },
  { requiredKeys: ['amount'] },
)

const notAnAmount = fc.constantFrom<unknown>(
  -1,
  '-0.01',
  '1,000',
  '1e3',
  '0x10',
  'NaN',
  1e308,
  '1.234',
  0.001,
  true,
  [],
  {},
)
const notADay = fc.constantFrom<unknown>('2026-02-30', '2026-13-01', '0000-00-00', 'today', 20260101, false, [
  '2026-01-01',
])
const notAnObject = fc.constantFrom<unknown>('x', 0, true, [], {})

/** For every field, what no debt can have. */
const wrongFields: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom<unknown>('', '   ', null, 5, 'x'.repeat(81), 'a\u0000', '\ud800', {}),
  type: fc.constantFrom<unknown>('', null, 'Credit_card', 0, ['other']),
  balance: notAnAmount,
  interestRate: fc.constantFrom<unknown>(-0.1, 10, '18.99', '0.1234567', 'x', true, {}),
  minimumPayment: notAnAmount,
  paymentDueDate: notADay,
  promotionalRate: notAnObject,
  deferredInterest: notAnObject,
  minimumRule: notAnObject,
  creditLimit: notAnAmount,
  startedOn: notADay,
  userId: fc.string(),
  id: fc.uuid(),
  isAdmin: fc.boolean(),
  highestBalance: amount,
  constructor: fc.constant({}),
}
const wrongPaymentFields: Record<string, fc.Arbitrary<unknown>> = {
  amount: fc.oneof(notAnAmount, fc.constantFrom<unknown>(0, '0', null, '')),
  paidOn: fc.oneof(notADay, fc.constant('2999-12-31')),
  interest: notAnAmount,
  fees: notAnAmount,
  charges: notAnAmount,
  note: fc.constantFrom<unknown>(5, {}, 'x'.repeat(201), 'a\u0000b'),
  paymentId: fc.uuid(),
  kind: fc.constant('charge'),
}

/** A valid body with one field that is not. */
function mutated(
  body: fc.Arbitrary<object>,
  wrong: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<object> {
  return fc
    .constantFrom(...Object.keys(wrong))
    .chain((key) => fc.tuple(body, wrong[key]!).map(([rest, value]) => ({ ...rest, [key]: value })))
}

async function clear(): Promise<void> {
  await test.pool.query('delete from debts where user_id = $1', [ada.id])
}

const status = async (method: 'POST' | 'PATCH' | 'PUT', url: string, body: unknown) =>
  (await ada.request(method, url, body)).status

describe('bodies of debts', () => {
  it('that are right are taken', async () => {
    await fc.assert(
      fc.asyncProperty(debtBody, changeBody, async (body, change) => {
        const added = await ada.request('POST', '/api/debts', body)
        expect(added.status).toBe(201)
        const { id } = added.body as { id: string }
        expect(await status('PATCH', `/api/debts/${id}`, change)).toBe(200)
        await clear()
      }),
      RUNS,
    )
  })

  it('with one field wrong are refused, new or changed', async () => {
    const { id } = await addDebt(ada)
    await fc.assert(
      fc.asyncProperty(mutated(debtBody, wrongFields), async (body) => {
        expect(await status('POST', '/api/debts', body)).toBe(422)
        expect(await status('PATCH', `/api/debts/${id}`, body)).toBe(422)
      }),
      RUNS,
    )
  })

  it('that are anything at all never fail inside', async () => {
    const { id } = await addDebt(ada)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: 'medium' }), async (body) => {
        for (const [method, url] of [
          ['POST', '/api/debts'],
          ['PATCH', `/api/debts/${id}`],
          ['POST', `/api/debts/${id}/payments`],
          ['PUT', '/api/debt-plan'],
        ] as const)
          expect(await status(method, url, body)).toBeLessThan(500)
      }),
      RUNS,
    )
    await clear()
  })
})

describe('bodies of payments', () => {
  it('that are right are taken or refused for what is owed, never otherwise', async () => {
    const { id } = await addDebt(ada, { balance: 100 })
    await fc.assert(
      fc.asyncProperty(paymentBody, async (body) => {
        const answer = await ada.request('POST', `/api/debts/${id}/payments`, body)
        const refusal = (answer.body as { message?: string }).message ?? 'taken'
        expect(`${answer.status} ${refusal}`).toMatch(/^(201 taken|422 You owe|422 A debt can be)/)
      }),
      RUNS,
    )
  })

  it('with one field wrong are refused', async () => {
    const { id } = await addDebt(ada)
    await fc.assert(
      fc.asyncProperty(mutated(paymentBody, wrongPaymentFields), async (body) => {
        expect(await status('POST', `/api/debts/${id}/payments`, body)).toBe(422)
      }),
      RUNS,
    )
    expect(await debtsOutOfStep(test.pool)).toEqual([])
  })
})

describe('the plan', () => {
  it('takes every order and amount, and keeps it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('avalanche', 'snowball'), amount, async (order, extra) => {
        expect(await status('PUT', '/api/debt-plan', { order, extra })).toBe(200)
      }),
      { numRuns: 40 },
    )
  })
})
