import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Debt } from '#engine/debts/debt.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import { addDays } from '#engine/money/calendar.ts'
import type { HistoryLine } from './difference.ts'
import { firstDueOf } from './first-due.ts'
import { reviewMonth } from './month-review.ts'

const card: Debt = {
  id: 'card',
  type: 'credit_card',
  balanceCents: 0,
  aprPpm: 240_000,
  minimumPaymentCents: 90_00,
}
const line = (kind: HistoryLine['kind'], amount: number, occurredOn: string): HistoryLine => ({
  kind,
  amount,
  occurredOn,
})
const opened = (on: string, cents = 3_000_00) => line('opening', cents, on)
const bank = { figures: ['balance', 'paymentDueDate'] }

describe('the first due day', () => {
  const october: HistoryLine[] = [opened('2026-10-20')]
  const paidOn = (on: string) => [...october, line('payment', 90_00, on)]

  test.each<[string, Partial<Debt>, HistoryLine[], string | null]>([
    ['entered is the date', { paymentDueDate: '2026-11-28' }, october, '2026-11-28'],
    ['far ahead too', { paymentDueDate: '2027-02-10' }, october, '2027-02-10'],
    ['may be over', { paymentDueDate: '2026-10-05' }, october, '2026-10-05'],
    [
      'of a bank is the one after the open cycle',
      { paymentDueDate: '2026-11-28', bank },
      october,
      '2026-11-28',
    ],
    ['of a bank stays when its date moves on', { paymentDueDate: '2027-01-28', bank }, october, '2026-11-28'],
    [
      'of a bank may be that of the open cycle',
      { paymentDueDate: '2026-10-28', bank },
      october,
      '2026-10-28',
    ],
    [
      'of a statement is the one after the open cycle',
      { statement: { minimumCents: 90_00, dueOn: '2026-12-05' } },
      october,
      '2026-12-05',
    ],
    ['a payment before its cycle', { paymentDueDate: '2026-11-28' }, paidOn('2026-10-27'), null],
    ['a payment in its cycle', { paymentDueDate: '2026-11-28' }, paidOn('2026-10-29'), '2026-11-28'],
    ['a payment of the day of entry', { paymentDueDate: '2026-11-28' }, paidOn('2026-10-20'), '2026-11-28'],
    ['no date', {}, october, null],
    ['older than the lines', { paymentDueDate: '2026-11-28' }, [], null],
  ])('%s', (_, ...[debt, lines, first]) => {
    expect(firstDueOf({ ...card, ...debt }, lines)).toBe(first)
  })
})

type Owed = { debt: Debt; lines: HistoryLine[] }

function review(month: string, owed: Owed[], plan: { keptOn: string; extra: number }) {
  return reviewMonth(
    {
      debts: owed.map(({ debt }) => debt),
      histories: owed.map(({ debt, lines }) => ({ debtId: debt.id, before: 0, lines })),
      plans: [{ order: 'avalanche', adjustments: NO_ADJUSTMENTS, ...plan }],
    },
    indexOfMonth(month),
  )
}

describe('a month in which a debt is not due yet claims no missed payment', () => {
  test('entered on Sep 20, next due on Nov 5: nothing is planned for October, $90 for November', () => {
    const owed = [{ debt: { ...card, paymentDueDate: '2026-11-05' }, lines: [opened('2026-09-20')] }]
    const plan = { keptOn: '2026-09-20', extra: 0 }
    const [october] = review('2026-10', owed, plan).debts
    expect(october).toMatchObject({ planned: { paymentCents: 0 }, differenceCents: 0, reasons: [] })
    expect(review('2026-11', owed, plan).debts[0]).toMatchObject({ planned: { paymentCents: 90_00 } })
  })

  test('a first payment on hold until February: interest from December, no payment', () => {
    const owed = [{ debt: { ...card, paymentDueDate: '2027-02-10' }, lines: [opened('2026-10-20')] }]
    const [december] = review('2026-12', owed, { keptOn: '2026-10-20', extra: 0 }).debts
    expect(december?.planned).toMatchObject({ interestCents: 60_00, paymentCents: 0, closingCents: 3_060_00 })
  })

  test('extra that another debt leaves in October is due with the first payment, on Nov 5', () => {
    const small = {
      debt: { ...card, id: 'small', paymentDueDate: '2026-10-28' },
      lines: [opened('2026-10-20', 100_00), line('payment', 100_00, '2026-10-28')],
    }
    const late = {
      debt: { ...card, aprPpm: 120_000, paymentDueDate: '2026-11-05' },
      lines: [opened('2026-10-20')],
    }
    const { debts, differenceCents } = review('2026-10', [small, late], {
      keptOn: '2026-10-20',
      extra: 300_00,
    })
    expect(debts.map(({ planned, reasons }) => [planned?.paymentCents, reasons])).toMatchObject([
      [102_00, expect.anything()],
      [0, []],
    ])
    expect(differenceCents).toBe(0)
  })
})

test('a payment late for September leaves October’s in the plan', () => {
  const debt = { ...card, paymentDueDate: '2026-09-28' }
  const late = line('payment', 90_00, '2026-09-30')
  const owed = [{ debt, lines: [opened('2026-09-02'), late] }]
  const [october] = review('2026-10', owed, { keptOn: '2026-09-02', extra: 0 }).debts
  expect(october).toMatchObject({ openingCents: 2_910_00, planned: { paymentCents: 90_00 } })
  const early = [{ debt, lines: [opened('2026-09-02'), { ...late, occurredOn: '2026-09-28' }, late] }]
  const [paid] = review('2026-10', early, { keptOn: '2026-09-02', extra: 0 }).debts
  expect(paid?.planned).toMatchObject({ paymentCents: 0 })
})

const anyOwed = fc.record({
  enteredAfter: fc.integer({ min: 0, max: 60 }),
  dueDay: fc.integer({ min: 1, max: 28 }),
  skipped: fc.integer({ min: 0, max: 2 }),
  cents: fc.constantFrom(100_00, 3_000_00),
})

test('no payment is planned for a month whose due day is before the entry, the plan or the first due day', () => {
  let checked = 0
  fc.assert(
    fc.property(
      fc.array(anyOwed, { minLength: 1, maxLength: 3 }),
      fc.record({
        keptOn: fc.integer({ min: 0, max: 55 }).map((days) => addDays('2026-09-01', days)),
        extra: fc.constantFrom(0, 300_00),
      }),
      (made, plan) => {
        const owed = made.map(({ enteredAfter, dueDay, skipped, cents }, at): Owed & { first: string } => {
          const entered = addDays('2026-09-01', enteredAfter)
          const days = ['09', '10', '11', '12', '13'].map((month) =>
            `2026-${month}-${String(dueDay).padStart(2, '0')}`.replace('2026-13', '2027-01'),
          )
          const first = days.filter((day) => day >= entered)[skipped]!
          const debt = { ...card, id: String(at), paymentDueDate: first }
          return { debt, lines: [opened(entered, cents)], first }
        })
        const { debts, from } = review('2026-10', owed, plan)
        for (const { debtId, planned } of debts) {
          const { first } = owed[Number(debtId)]!
          const dueOn = `2026-10-${first.slice(-2)}`
          if (planned === null || (dueOn >= from && dueOn >= first)) continue
          checked += 1
          expect(planned.paymentCents).toBe(0)
        }
      },
    ),
    { numRuns: 1_000 },
  )
  expect(checked).toBeGreaterThan(200)
})
