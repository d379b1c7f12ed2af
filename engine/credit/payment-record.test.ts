import { describe, expect, test } from 'vitest'
import { monthIndex } from '#engine/money/calendar.ts'
import { type PaidDebt, paymentRecord } from './payment-record.ts'

const today = '2026-11-20'
const paid = (...payments: [string, number][]) => payments.map(([paidOn, cents]) => ({ paidOn, cents }))
const card = (change: Partial<PaidDebt>): PaidDebt => ({
  id: 'visa',
  balanceCents: 900_00,
  minimumCents: 40_00,
  payments: [],
  ...change,
})

describe('the payment record', () => {
  test('the worked example', () => {
    const payments = paid(
      ['2026-08-31', 40_00],
      ['2026-09-02', 15_00],
      ['2026-10-01', 25_00],
      ['2026-10-31', 20_00],
    )
    expect(paymentRecord([card({ payments })], today)).toEqual({
      dueMonths: 3,
      metMonths: 2,
      missed: [{ id: 'visa', monthIndex: monthIndex('2026-09-01') }],
    })
  })

  test.each([
    ['nothing recorded', card({})],
    ['the first payment is of this month', card({ payments: paid(['2026-11-01', 40_00]) })],
  ])('not known, not missed: %s', (_name, debt) => {
    expect(paymentRecord([debt], today)).toBeNull()
  })

  test('a month without a payment after the first is missed', () => {
    const debts = [card({ payments: paid(['2026-08-10', 40_00]) })]
    expect(paymentRecord(debts, today)).toMatchObject({ dueMonths: 3, metMonths: 1 })
  })

  test('without a minimum any payment meets it', () => {
    const debts = [card({ minimumCents: null, payments: paid(['2026-10-10', 1]) })]
    expect(paymentRecord(debts, today)).toMatchObject({ dueMonths: 1, metMonths: 1 })
  })

  test('a paid debt ends with its last payment, however small', () => {
    const debts = [card({ balanceCents: 0, payments: paid(['2026-07-10', 40_00], ['2026-08-10', 3_00]) })]
    expect(paymentRecord(debts, today)).toMatchObject({ dueMonths: 2, metMonths: 2 })
  })

  test('it looks back 24 months', () => {
    const debts = [card({ payments: paid(['2020-01-10', 40_00]) })]
    expect(paymentRecord(debts, today)).toMatchObject({ dueMonths: 24, metMonths: 0 })
  })
})
