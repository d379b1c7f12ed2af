import { describe, expect, test } from 'vitest'
import type { Debt, Payment, PayoffPlan } from '#engine/debts/debt.ts'
import { fixedMinimumCents, minimumDue, openMinimum, thisMonth } from './this-month.ts'

const card: Debt = {
  id: 'card',
  type: 'credit_card',
  balanceCents: 300_000,
  aprPpm: 240_000,
  minimumPaymentCents: 9_000,
  paymentDueDate: '2026-11-28',
}
const rule = {
  kind: 'percent' as const,
  ppm: 10_000,
  floorCents: 2_500,
  plusInterest: true,
  round: 'cent' as const,
}

const due = (changes: Partial<Debt>, day = '2026-11-20') => minimumDue({ ...card, ...changes }, day)

describe('the minimum that is due', () => {
  const statement = { minimumCents: 12_000, dueOn: '2026-11-28' }
  const bank = { figures: ['balance', 'minimumPayment'] }

  test.each<[string, Partial<Debt>, string, number, string]>([
    ['entered', {}, '2026-11-20', 9_000, 'entered'],
    ['the lender’s rule before the amount', { minimumRule: rule }, '2026-11-20', 9_000, 'rule'],
    ['not known', { minimumPaymentCents: null }, '2026-11-20', 9_000, 'estimated'],
    ['a statement before all', { statement, bank, minimumRule: rule }, '2026-11-20', 12_000, 'statement'],
    ['a statement on its due day', { statement }, '2026-11-28', 12_000, 'statement'],
    ['a statement that has passed', { statement, minimumRule: rule }, '2026-11-29', 9_000, 'rule'],
    [
      'the bank before the rule',
      { bank, minimumRule: rule, minimumPaymentCents: 4_000 },
      '2026-11-28',
      4_000,
      'bank',
    ],
    [
      'the rule after the bank’s due day',
      { bank, minimumRule: rule, minimumPaymentCents: 4_000 },
      '2026-11-29',
      9_000,
      'rule',
    ],
    [
      'the bank’s last amount where no rule is known',
      { bank, minimumPaymentCents: 4_000 },
      '2026-11-29',
      4_000,
      'bank',
    ],
    [
      'an amount that the bank did not tell',
      { bank: { figures: ['balance'] } },
      '2026-11-20',
      9_000,
      'entered',
    ],
    ['a minimum of zero is an answer', { minimumPaymentCents: 0 }, '2026-11-20', 0, 'entered'],
    ['never more than is owed', { balanceCents: 2_000 }, '2026-11-20', 2_000, 'entered'],
    [
      'a statement asks no more than is owed',
      { balanceCents: 2_000, statement },
      '2026-11-20',
      2_000,
      'statement',
    ],
    ['nothing owed', { balanceCents: 0 }, '2026-11-20', 0, 'entered'],
  ])('%s', (_, ...[changes, day, cents, source]) => {
    expect(due(changes, day)).toMatchObject({ cents, source })
  })

  test('the interest in a rule is that of the month the payment is due in', () => {
    const promotionalRate = { aprPpm: 0, endsOn: '2026-11-30' }
    expect(due({ minimumRule: rule, promotionalRate }).cents).toBe(3_000)
    expect(due({ minimumRule: rule, promotionalRate: { aprPpm: 0, endsOn: '2026-11-27' } }).cents).toBe(9_000)
    const deferredInterest = { aprPpm: 299_900, endsOn: '2027-05-15', accruedCents: 0 }
    expect(due({ minimumRule: rule, deferredInterest }).cents).toBe(3_000)
  })

  test.each([
    ['2026-11-28', '2026-11-28', '2026-11-28'],
    ['2026-11-28', '2026-11-29', '2026-12-28'],
    ['2026-08-31', '2026-11-20', '2026-11-30'],
    ['2026-08-31', '2028-02-10', '2028-02-29'],
    [null, '2026-11-20', '2026-11-30'],
    [null, '2027-02-28', '2027-02-28'],
  ])('due date %s, asked on %s: %s', (paymentDueDate, day, dueOn) => {
    expect(due({ paymentDueDate }, day).dueOn).toBe(dueOn)
  })

  test('a statement tells the due day as well', () => {
    expect(due({ paymentDueDate: null, statement }).dueOn).toBe('2026-11-28')
    expect(due({ paymentDueDate: null, statement }, '2026-12-02').dueOn).toBe('2026-12-28')
  })
})

const planOf = (...months: Record<string, number>[]): PayoffPlan => ({
  status: 'paid',
  months: months.length,
  interestCents: 0,
  paidCents: 0,
  payoffMonth: {},
  schedule: months.map((payments, index) => ({
    month: index + 1,
    debts: Object.entries(payments).map(([id, paymentCents]) => ({
      id,
      interestCents: 0,
      paymentCents,
      balanceCents: 0,
    })),
  })),
})

const month = (given: { debts?: Debt[]; payments?: Payment[]; plan?: PayoffPlan; day?: string }) =>
  thisMonth({ debts: [card], payments: [], plan: planOf({ card: 29_000 }), day: '2026-11-20', ...given })
const paid = (cents: number, on: string, debtId = 'card'): Payment => ({ debtId, cents, on })

describe('this month', () => {
  test.each<[string, Payment[], string, object]>([
    ['open', [], '2026-11-20', { dueOn: '2026-11-28', paidCents: 0, leftCents: 29_000, state: 'open' }],
    [
      'part',
      [paid(10_000, '2026-11-20')],
      '2026-11-20',
      { paidCents: 10_000, leftCents: 19_000, state: 'part' },
    ],
    ['done', [paid(29_000, '2026-11-22')], '2026-11-22', { paidCents: 29_000, leftCents: 0, state: 'done' }],
    [
      'in two parts',
      [paid(19_000, '2026-11-01'), paid(10_000, '2026-11-28')],
      '2026-11-28',
      { state: 'done' },
    ],
    [
      'on the due day itself',
      [paid(29_000, '2026-11-28')],
      '2026-11-28',
      { dueOn: '2026-11-28', state: 'done' },
    ],
    [
      'more than planned',
      [paid(50_000, '2026-11-22')],
      '2026-11-22',
      { plannedCents: 29_000, leftCents: 0, state: 'done' },
    ],
    ['before the cycle', [paid(29_000, '2026-10-28')], '2026-11-20', { paidCents: 0, state: 'open' }],
    ['the first day of the cycle', [paid(29_000, '2026-10-29')], '2026-11-20', { state: 'done' }],
    [
      'the day after: the next',
      [paid(29_000, '2026-11-28')],
      '2026-11-29',
      { dueOn: '2026-12-28', paidCents: 0, state: 'open' },
    ],
    [
      'due day passed, nothing noted',
      [],
      '2026-11-29',
      { dueOn: '2026-12-28', leftCents: 29_000, state: 'late' },
    ],
    [
      'late until something is paid, which is for that day',
      [paid(5_000, '2026-11-30')],
      '2026-11-30',
      { paidCents: 0, lateCents: 5_000, leftCents: 29_000, state: 'open' },
    ],
    [
      'late, and more than that',
      [paid(15_000, '2026-11-30')],
      '2026-11-30',
      { paidCents: 6_000, lateCents: 9_000, leftCents: 23_000, state: 'part' },
    ],
    ['less than the minimum is late', [paid(8_999, '2026-11-28')], '2026-11-29', { state: 'late' }],
    ['the minimum is not late', [paid(9_000, '2026-11-28')], '2026-11-29', { state: 'open' }],
    [
      'another debt’s payment',
      [paid(29_000, '2026-11-22', 'car')],
      '2026-11-22',
      { paidCents: 0, state: 'open' },
    ],
  ])('%s', (_, ...[payments, day, row]) => {
    expect(month({ payments, day })[0]).toMatchObject({ debtId: 'card', minimumCents: 9_000, ...row })
  })

  test('without a due day it is the calendar month, and never late', () => {
    const debts = [{ ...card, paymentDueDate: null }]
    expect(month({ debts })[0]).toMatchObject({ dueOn: '2026-11-30', leftCents: 29_000, state: 'open' })
    const done = month({ debts, payments: [paid(29_000, '2026-11-22')], day: '2026-11-30' })
    expect(done[0]).toMatchObject({ dueOn: '2026-11-30', state: 'done' })
    const next = month({ debts, payments: [paid(29_000, '2026-11-22')], day: '2026-12-01' })
    expect(next[0]).toMatchObject({ dueOn: '2026-12-31', paidCents: 0, state: 'open' })
  })

  test('a debt entered after its due day is not late', () => {
    expect(month({ debts: [{ ...card, enteredOn: '2026-11-29' }], day: '2026-11-29' })[0]?.state).toBe('open')
  })

  test('an estimated minimum is late only where nothing was paid', () => {
    const debts = [{ ...card, minimumPaymentCents: null }]
    const day = '2026-11-29'
    expect(month({ debts, day, payments: [paid(1_000, '2026-11-28')] })[0]?.state).toBe('open')
    expect(month({ debts, day })[0]?.state).toBe('late')
  })

  test('a statement that asks more than the plan is what is planned', () => {
    const debts = [{ ...card, statement: { minimumCents: 35_000, dueOn: '2026-11-28' } }]
    expect(month({ debts })[0]).toMatchObject({
      minimumCents: 35_000,
      plannedCents: 35_000,
      leftCents: 35_000,
    })
  })

  test('a debt that is paid off is done', () => {
    const debts = [{ ...card, balanceCents: 0 }]
    const [row] = month({ debts, payments: [paid(29_000, '2026-11-22')], plan: planOf({}) })
    expect(row).toMatchObject({ minimumCents: 0, paidCents: 29_000, leftCents: 0, state: 'done' })
  })

  test('each of several debts has its own cycle, and the plan’s first payment of it', () => {
    const store: Debt = { ...card, id: 'store', paymentDueDate: '2026-12-03' }
    const rows = month({
      debts: [card, store],
      payments: [paid(25_000, '2026-11-10', 'store'), paid(29_000, '2026-11-10')],
      plan: planOf({ card: 29_000, store: 0 }, { card: 9_000, store: 25_000 }),
      day: '2026-11-20',
    })
    expect(rows).toMatchObject([
      { debtId: 'card', dueOn: '2026-11-28', plannedCents: 29_000, state: 'done' },
      { debtId: 'store', dueOn: '2026-12-03', plannedCents: 25_000, state: 'done' },
    ])
  })
})

describe('what is still asked for in the open cycle', () => {
  const share = { ...rule, ppm: 20_000, floorCents: 0, plusInterest: false }
  const byShare = (balanceCents: number) => ({ ...card, balanceCents, minimumRule: share })

  test.each<[string, Debt, Payment[], number, number]>([
    ['nothing paid', card, [], 9_000, 0],
    ['a part of it', card, [paid(4_000, '2026-11-10')], 5_000, 4_000],
    ['two parts', card, [paid(4_000, '2026-11-10'), paid(4_000, '2026-11-20')], 1_000, 8_000],
    ['all of it', card, [paid(9_000, '2026-11-10')], 0, 9_000],
    ['more than it', card, [paid(50_000, '2026-11-10')], 0, 50_000],
    ['of the last cycle', card, [paid(9_000, '2026-10-28')], 9_000, 0],
    ['on another debt', card, [paid(9_000, '2026-11-10', 'car')], 9_000, 0],
    ['a share is one of the balance before it', byShare(99_500), [paid(500, '2026-11-10')], 1_500, 500],
    ['no more than is owed', { ...card, balanceCents: 2_000 }, [paid(1_000, '2026-11-10')], 2_000, 1_000],
  ])('%s', (_, ...[debt, payments, leftCents, paidCents]) => {
    const asked = minimumDue(debt, '2026-11-20')
    expect(openMinimum(debt, payments, '2026-11-20')).toEqual({
      ...asked,
      leftCents,
      paidCents,
      lateCents: 0,
    })
  })
})

describe('a payment after the due day', () => {
  const since: Debt = { ...card, paymentDueDate: '2026-08-28' }
  const told: Debt = { ...since, statement: { minimumCents: 18_000, dueOn: '2026-11-28' } }
  const ruled: Debt = { ...since, minimumPaymentCents: null, minimumRule: rule }

  test.each<[string, Debt, Payment[], number, number]>([
    ['fills the minimum that was missed', since, [paid(9_000, '2026-10-31')], 0, 9_000],
    ['counts with what is above it', since, [paid(12_000, '2026-10-31')], 3_000, 9_000],
    [
      'fills the rest of one paid in part',
      since,
      [paid(5_000, '2026-10-28'), paid(9_000, '2026-11-02')],
      5_000,
      4_000,
    ],
    [
      'counts where the one before was met',
      since,
      [paid(9_000, '2026-10-28'), paid(9_000, '2026-10-31')],
      9_000,
      0,
    ],
    ['fills it late in the cycle too', since, [paid(9_000, '2026-11-20')], 0, 9_000],
    [
      'each month: late for its own day, month after month',
      since,
      [paid(9_000, '2026-10-01'), paid(9_000, '2026-10-31')],
      0,
      9_000,
    ],
    [
      'in time each month, with one not noted long ago',
      since,
      [paid(9_000, '2026-10-20'), paid(9_000, '2026-11-20')],
      9_000,
      0,
    ],
    [
      'with a rule: something paid in time is enough',
      ruled,
      [paid(100, '2026-10-28'), paid(9_000, '2026-10-31')],
      9_000,
      0,
    ],
    ['with a rule: nothing paid in time', ruled, [paid(9_090, '2026-10-31')], 0, 9_090],
    ['before the statement that has the past due amount in it', told, [paid(9_000, '2026-10-31')], 0, 9_000],
    ['on a statement counts whole', told, [paid(18_000, '2026-11-07')], 18_000, 0],
    ['before the first due day', card, [paid(9_000, '2026-10-31')], 9_000, 0],
    [
      'of a debt entered after it',
      { ...since, enteredOn: '2026-10-29' },
      [paid(9_000, '2026-10-31')],
      9_000,
      0,
    ],
    ['without a due day', { ...card, paymentDueDate: null }, [paid(9_000, '2026-11-02')], 9_000, 0],
    ['that pays the debt off', { ...since, balanceCents: 0 }, [paid(9_000, '2026-10-31')], 9_000, 0],
  ])('%s', (_, ...[debt, payments, paidCents, lateCents]) => {
    expect(openMinimum(debt, payments, '2026-11-20')).toMatchObject({ paidCents, lateCents })
    const [row] = month({ debts: [debt], payments })
    expect(row).toMatchObject({ paidCents, lateCents })
  })

  test('leaves the next minimum to be paid, and is no missing note any more', () => {
    const payments = [paid(9_000, '2026-10-31')]
    expect(openMinimum(since, payments, '2026-11-20')).toMatchObject({ cents: 9_000, leftCents: 9_000 })
    expect(month({ debts: [since], payments })[0]).toMatchObject({ leftCents: 29_000, state: 'open' })
    expect(month({ debts: [since] })[0]).toMatchObject({ lateCents: 0, state: 'late' })
  })
})

test('the amount of every month: entered, or told by a bank; a rule and an estimate have none', () => {
  expect(fixedMinimumCents(card)).toBe(9_000)
  expect(fixedMinimumCents({ ...card, minimumRule: rule })).toBeNull()
  expect(fixedMinimumCents({ ...card, minimumPaymentCents: null, type: 'auto_loan' })).toBeNull()
})
