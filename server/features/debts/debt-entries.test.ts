import { describe, expect, it } from 'vitest'
import type { DebtEntryRow, DebtRow } from './debts.table.ts'
import { fitsTotals, owedBeforePayment, statementLines, withBalances } from './debt-entries.ts'

const line = (kind: DebtEntryRow['kind'], amount: number): DebtEntryRow => ({
  userId: 'ada',
  debtId: 'visa',
  id: `${kind}-${amount}`,
  seq: 1,
  kind,
  amount,
  occurredOn: '2026-11-20',
  note: null,
  paymentId: null,
  createdAt: new Date(0),
})

describe('a ledger', () => {
  it('has a balance after each line', () => {
    const lines = [
      line('opening', 10_000),
      line('interest', 150),
      line('payment', 4_000),
      line('charge', -50),
    ]
    expect(withBalances(lines).map(({ balanceAfter }) => balanceAfter)).toEqual([
      10_000, 10_150, 6_150, 6_100,
    ])
    expect(withBalances([line('fee', 5)], 100)).toMatchObject([{ balanceAfter: 105 }])
  })

  it('takes what a statement added before its payment, and no line of nothing', () => {
    const amounts = { amount: 500, interest: 12, fees: 0, charges: 3 }
    expect(statementLines(amounts)).toEqual([
      { kind: 'interest', amount: 12 },
      { kind: 'charge', amount: 3 },
      { kind: 'payment', amount: 500 },
    ])
    expect(owedBeforePayment(1_000, amounts)).toBe(1_015)
  })

  it('stops before a total outgrows its column', () => {
    const totals = { openingBalance: 0, chargesTotal: 0, interestTotal: 0, feesTotal: 0, paymentsTotal: 0 }
    const full = { ...totals, paymentsTotal: 99_999_999_999_998 } as DebtRow
    expect(fitsTotals(full, [{ kind: 'payment', amount: 1 }])).toBe(true)
    expect(fitsTotals(full, [{ kind: 'payment', amount: 2 }])).toBe(false)
    const credited = { ...totals, chargesTotal: -99_999_999_999_999 } as DebtRow
    expect(fitsTotals(credited, [{ kind: 'charge', amount: -1 }])).toBe(false)
    expect(fitsTotals(credited, [{ kind: 'charge', amount: 1 }])).toBe(true)
  })
})
