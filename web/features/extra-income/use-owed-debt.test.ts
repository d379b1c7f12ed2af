import { describe, expect, it } from 'vitest'
import type { Debt } from '#contracts/money/debts.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { owedOf } from './use-owed-debt.ts'

const visa: Debt = {
  id: 'visa',
  name: 'Visa',
  type: 'credit_card',
  balance: 820_000,
  interestRate: 229_000,
  minimumPayment: 20_500,
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  statement: null,
  balances: null,
  balancesSpreadOn: null,
  minimumTo: null,
  creditLimit: null,
  startedOn: null,
  openingBalance: 820_000,
  highestBalance: 820_000,
  paidTotal: 0,
  closedAt: null,
  writtenOff: 0,
  bank: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
}

const owed = (debts: Debt[]) =>
  owedOf({
    debts,
    payments: [],
    plan: { ...FIRST_PLAN, order: 'snowball', extra: 20_000 },
    today: '2026-11-20',
  })

describe('owedOf', () => {
  it('is nothing without debts, and with only paid ones', () => {
    expect(owed([])).toBeNull()
    expect(owed([{ ...visa, balance: 0 }])).toBeNull()
  })
  it('is the plan where every rate is known', () => {
    expect(owed([visa])).toMatchObject({
      kind: 'plan',
      input: { order: 'snowball', extraCents: 20_000, debts: [{ id: 'visa', balanceCents: 820_000 }] },
    })
  })
  it('is a total and a payment where a rate is missing', () => {
    expect(owed([visa, { ...visa, id: 'other', interestRate: null, balance: 100_000 }])).toEqual({
      kind: 'formula',
      debtCents: 920_000,
      paymentCents: 20_500 + 20_500 + 20_000,
    })
  })
})
