import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Debt } from '#engine/debts/debt.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { addDays } from '#engine/money/calendar.ts'
import type { HistoryLine } from './difference.ts'
import { type History, reviewMonth, sumOfYear } from './month-review.ts'

const OCTOBER = indexOfMonth('2026-10')

const card: Debt = {
  id: 'card',
  type: 'credit_card',
  balanceCents: 0,
  aprPpm: 240_000,
  minimumPaymentCents: 90_00,
  paymentDueDate: '2026-12-28',
}
const plan = { order: 'avalanche' as const, extra: 0, adjustments: NO_ADJUSTMENTS, keptOn: '2026-09-03' }
const line = (kind: HistoryLine['kind'], amount: number, occurredOn: string): HistoryLine => ({
  kind,
  amount,
  occurredOn,
})
const opening = line('opening', 3_000_00, '2026-09-02')

const review = (lines: HistoryLine[], plans = [plan]) =>
  reviewMonth(
    { debts: [card], histories: [{ debtId: 'card', before: 0, lines: [opening, ...lines] }], plans },
    OCTOBER,
  )

describe('a card with several balances', () => {
  const balances = [
    { id: 'p', name: 'Purchases', balanceCents: 1_750_00, aprPpm: 240_000 },
    { id: 't', name: 'Transfer', balanceCents: 1_220_00, aprPpm: 0 },
  ]
  const of = (own: typeof balances, lines: HistoryLine[]) => {
    const balanceCents = own.reduce((sum, one) => sum + one.balanceCents, 0)
    return reviewMonth(
      {
        debts: [{ ...card, balanceCents, balances: own }],
        histories: [{ debtId: 'card', before: 0, lines: [opening, ...lines] }],
        plans: [plan],
      },
      OCTOBER,
    )
  }

  test('is planned in the shares that its balances have now', () => {
    const { debts, differenceCents } = of(balances, [
      line('interest', 35_35, '2026-10-28'),
      line('payment', 65_35, '2026-10-28'),
    ])
    const [row] = debts
    expect(row).toMatchObject({ openingCents: 3_000_00, closingCents: 2_970_00 })
    // 3,000.00 x 1,750 / 2,970 is 1,767.68 at 2 % a month.
    expect(row?.planned).toMatchObject({ interestCents: 35_35, paymentCents: 90_00 })
    expect(differenceCents).toBe(24_65)
  })

  test('that is paid off by now is planned too', () => {
    const paidOff = balances.map((one) => ({ ...one, balanceCents: 0 }))
    const { debts } = of(paidOff, [
      line('payment', 90_00, '2026-10-28'),
      line('payment', 2_910_00, '2026-11-28'),
    ])
    expect(debts[0]?.planned).toMatchObject({ interestCents: 60_00, paymentCents: 90_00 })
  })
})

describe('a month of one card', () => {
  test('that went as planned has no reasons: $3,000 at 24 %, $60.00 interest, $90 paid', () => {
    const { debts, differenceCents, freeBefore, freeAfter } = review([
      line('interest', 60_00, '2026-10-28'),
      line('payment', 90_00, '2026-10-28'),
    ])
    expect(debts).toMatchObject([
      {
        openingCents: 3_000_00,
        closingCents: 2_970_00,
        planned: { interestCents: 60_00, paymentCents: 90_00, closingCents: 2_970_00 },
        differenceCents: 0,
        reasons: [],
      },
    ])
    expect([differenceCents, freeAfter]).toEqual([0, freeBefore])
  })

  test('each reason to the cent: charges, a fee, less paid, another rate', () => {
    const [row] = review([
      line('charge', 100_00, '2026-10-30'),
      line('charge', -12_00, '2026-10-30'),
      line('fee', 29_00, '2026-10-29'),
      line('interest', 75_00, '2026-10-28'),
      line('payment', 50_00, '2026-10-28'),
    ]).debts
    expect(row?.differenceCents).toBe(100_00 - 12_00 + 29_00 + 15_00 + 40_00)
    // By the day: 27 days at $3,000, one at $2,950, one at $2,979, two at $3,067 are $61.19: $1.19 of the $15.00.
    expect(row?.reasons).toEqual([
      { kind: 'charges', cents: 100_00 },
      { kind: 'paidLess', cents: 40_00 },
      { kind: 'fees', cents: 29_00 },
      { kind: 'rate', cents: 13_81 },
      { kind: 'credits', cents: -12_00 },
      { kind: 'interestDays', cents: 1_19 },
    ])
  })

  test('a payment three days late, in November, is another day', () => {
    const [row] = review([line('interest', 60_00, '2026-10-28'), line('payment', 90_00, '2026-11-02')]).debts
    expect(row?.reasons).toEqual([{ kind: 'anotherDay', cents: 90_00 }])
  })

  test('November’s payment made on October 30 is another day', () => {
    const [row] = review([
      line('interest', 60_00, '2026-10-28'),
      line('payment', 90_00, '2026-10-28'),
      line('payment', 90_00, '2026-10-30'),
    ]).debts
    expect(row?.reasons).toEqual([{ kind: 'anotherDay', cents: -90_00 }])
  })

  test('no interest entered is said as that', () => {
    const [row] = review([line('payment', 90_00, '2026-10-28')]).debts
    expect(row?.reasons).toEqual([{ kind: 'noInterest', cents: -60_00 }])
  })

  test('more paid moves the date earlier, and the year sums it', () => {
    const month = review([line('interest', 60_00, '2026-10-20'), line('payment', 1_590_00, '2026-10-20')])
    expect(month.debts[0]?.reasons).toEqual([{ kind: 'paidMore', cents: -1_500_00 }])
    expect(month.freeAfter!).toBeLessThan(month.freeBefore!)
    expect(sumOfYear([month])).toEqual({
      comparedMonths: 1,
      paidCents: 1_590_00,
      plannedCents: 90_00,
      differenceCents: -1_500_00,
      monthsMoved: month.freeAfter! - month.freeBefore!,
    })
  })

  test('without a plan there is nothing to compare with, and what was posted is there', () => {
    const month = review([line('payment', 90_00, '2026-10-28')], [])
    expect(month).toMatchObject({ keptOn: null, differenceCents: null, freeBefore: null })
    expect(month.debts).toMatchObject([{ planned: null, paymentsCents: 90_00, reasons: [] }])
    expect(sumOfYear([month]).comparedMonths).toBe(0)
  })

  test('the first plan kept within the month counts from the day after', () => {
    const month = review(
      [line('payment', 500_00, '2026-10-05'), line('interest', 50_00, '2026-10-28')],
      [{ ...plan, keptOn: '2026-10-12' }],
    )
    expect(month).toMatchObject({ keptOn: '2026-10-12', from: '2026-10-13' })
    expect(month.debts).toMatchObject([{ openingCents: 2_500_00, paymentsCents: 0 }])
  })
})

const ids = ['a', 'b', 'c']
const anyDebt = fc.record({
  type: fc.constantFrom('credit_card', 'auto_loan', 'other'),
  aprPpm: fc.option(fc.integer({ min: 0, max: 360_000 }), { nil: null }),
  minimumPaymentCents: fc.option(fc.integer({ min: 1_00, max: 400_00 }), { nil: null }),
  paymentDueDate: fc.option(
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    { nil: null },
  ),
})
const anyLine = fc.record({
  kind: fc.constantFrom<HistoryLine['kind'][]>('charge', 'interest', 'fee', 'payment'),
  amount: fc.integer({ min: 1, max: 900_00 }),
  isCredit: fc.boolean(),
  days: fc.integer({ min: 0, max: 120 }),
})
const anyHistory = fc.record({
  before: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000_00 })),
  openedAfter: fc.integer({ min: 0, max: 100 }),
  opening: fc.integer({ min: 0, max: 20_000_00 }),
  lines: fc.array(anyLine, { maxLength: 9 }),
})

test('opening + charges + interest + fees - payments = closing, and the reasons add up to the difference', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyDebt, anyHistory), { minLength: 1, maxLength: 3 }),
      fc.record({
        order: fc.constantFrom('avalanche' as const, 'snowball' as const),
        extra: fc.integer({ min: 0, max: 800_00 }),
        keptAfter: fc.integer({ min: 0, max: 60 }),
      }),
      (made, { keptAfter, ...choice }) => {
        const debts = made.map(([debt], at): Debt => ({ id: ids[at]!, balanceCents: 0, ...debt }))
        const histories = made.map(([, { before, opening: cents, openedAfter, lines }], at): History => ({
          debtId: ids[at]!,
          before,
          lines: [
            ...(before === 0 ? [line('opening', cents, addDays('2026-08-15', openedAfter))] : []),
            ...lines.map(({ kind, amount, isCredit, days }) =>
              line(kind, kind === 'charge' && isCredit ? -amount : amount, addDays('2026-08-15', days)),
            ),
          ],
        }))
        const plans = [{ ...choice, adjustments: NO_ADJUSTMENTS, keptOn: addDays('2026-09-01', keptAfter) }]
        const month = reviewMonth({ debts, histories, plans }, OCTOBER)
        for (const row of month.debts) {
          const { openingCents, chargesCents, interestCents, feesCents, paymentsCents } = row
          expect(openingCents + chargesCents + interestCents + feesCents - paymentsCents).toBe(
            row.closingCents,
          )
          if (row.planned === null) continue
          compared += 1
          const reasons = row.reasons.reduce((sum, { cents }) => sum + cents, 0)
          expect(reasons).toBe(row.closingCents - row.planned.closingCents)
          const { planned } = row
          expect(openingCents + planned.interestCents + planned.movedCents - planned.paymentCents).toBe(
            planned.closingCents,
          )
        }
      },
    ),
    { numRuns: 2_500 },
  )
  expect(compared).toBeGreaterThan(2_000)
})

test('a month’s closing is the next one’s opening', () => {
  const continues = fc.property(anyHistory, ({ lines }) => {
    const own = lines.map(({ kind, amount, days }) => line(kind, amount, addDays('2026-09-10', days)))
    const histories = [{ debtId: 'card', before: 0, lines: [opening, ...own] }]
    const input = { debts: [card], histories, plans: [plan] }
    const [october] = reviewMonth(input, OCTOBER).debts
    const [november] = reviewMonth(input, OCTOBER + 1).debts
    // A month of nothing owed and nothing recorded has no row.
    return november === undefined || october === undefined || november.openingCents === october.closingCents
  })
  expect(fc.check(continues, { numRuns: 300 }).failed).toBe(false)
})
