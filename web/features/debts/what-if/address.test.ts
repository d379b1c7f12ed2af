import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { FIRST_PLAN, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { isSamePlan } from '#engine/debts/scenario/same-plan.ts'
import { debt } from '../plan/plan-under-test.ts'
import { readWhatIf, writeWhatIf } from './address.ts'

const debts = [
  debt({ id: 'visa', name: 'Visa', balance: 500_000 }),
  debt({ id: 'store', name: 'Store', balance: 100_000, interestRate: null }),
]
const rateOf = new Map(debts.map(({ id, interestRate }) => [id, interestRate]))

const month = fc.integer({ min: 2026 * 12, max: 2060 * 12 }).map(monthText)
const amount = fc.integer({ min: 1, max: 9_999_999_999 })
const rate = fc.integer({ min: 0, max: 999_999 })
const debtId = fc.constantFrom('visa', 'store')
const term = {
  month,
  debtIds: fc.constantFrom<string[][]>(['visa'], ['store', 'visa']),
  rate,
  months: fc.integer({ min: 1, max: 480 }),
  fee: rate,
}
const plan: fc.Arbitrary<PlanChoice> = fc.record({
  order: fc.constantFrom('avalanche' as const, 'snowball' as const, 'own' as const, 'leastInterest' as const),
  extra: fc.integer({ min: 0, max: 9_999_999 }),
  adjustments: fc.record({
    ownOrder: fc.constantFrom<string[][]>(['visa', 'store'], ['store', 'removed', 'visa']),
    increases: fc.array(fc.record({ from: month, amount }), { maxLength: 3 }),
    lumpSums: fc.array(fc.record({ month, amount }), { maxLength: 3 }),
    pauses: fc.array(month, { maxLength: 3 }),
    rateCuts: fc.array(
      fc.record({ debtId, from: month, rate }).map((cut) => ({ ...cut, insteadOf: rateOf.get(cut.debtId)! })),
      { maxLength: 2 },
    ),
    consolidation: fc.option(
      fc.oneof(
        fc.record({ ...term, kind: fc.constant('loan' as const), laterRate: fc.constant(null) }),
        fc.record({ ...term, kind: fc.constant('transfer' as const), laterRate: rate }),
      ),
    ),
  }),
})

const searchOf = (asked: PlanChoice, kept: PlanChoice) =>
  new URLSearchParams(
    Object.entries(writeWhatIf(asked, kept)).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  )

describe('a what-if in the address', () => {
  it('is read as it was written, whatever plan is kept', () => {
    fc.assert(
      fc.property(plan, plan, (asked, kept) => {
        expect(isSamePlan(readWhatIf(searchOf(asked, kept), kept, debts), asked)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is nothing where nothing differs', () => {
    expect(searchOf(FIRST_PLAN, FIRST_PLAN).toString()).toBe('')
  })

  it('is short and can be read', () => {
    const asked = {
      ...FIRST_PLAN,
      extra: 25_000,
      adjustments: {
        ...NO_ADJUSTMENTS,
        lumpSums: [{ month: '2027-04', amount: 120_000 }],
        pauses: ['2026-12'],
      },
    }
    expect(decodeURIComponent(searchOf(asked, FIRST_PLAN).toString())).toBe(
      'extra=250&once=2027-04:1200&pause=2026-12',
    )
  })

  it.each([
    'strategy=cheapest',
    'strategy=own',
    'extra=lots',
    'extra=-5',
    'more=2027-13:100',
    'more=2027-03:0',
    'more=2027-03',
    'more=2027-03:100:1',
    'once=2027-04:1200_x',
    'pause=soon',
    'rate=removed:2027-01:9',
    'rate=visa:2027-01:-9',
    'loan=loan:2027-01:removed:9:36:3',
    'loan=loan:2027-01:visa:9:0:3',
    'loan=loan:2027-01:visa:9:36:3:20',
    'loan=transfer:2027-01:visa:0:18:3',
    'loan=gift:2027-01:visa:9:36:3',
    `pause=${Array.from({ length: 25 }, () => '2027-01').join('_')}`,
  ])('nonsense is passed over: %s', (search) => {
    expect(isSamePlan(readWhatIf(new URLSearchParams(search), FIRST_PLAN, debts), FIRST_PLAN)).toBe(true)
  })
})
