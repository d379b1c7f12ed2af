import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { correctionOf } from './correction.ts'
import { fitsTotals, totalsOf, withBalances } from './entries.ts'
import type { EntryKind, Line } from './entries.ts'
import {
  owedBeforePayment,
  refusalOfPayday,
  refusalOfPayment,
  refusalOfTakingBack,
  statementLines,
} from './payment.ts'

const line = (kind: EntryKind, amount: number): Line => ({ kind, amount })
const none = { openingBalance: 0, chargesTotal: 0, interestTotal: 0, feesTotal: 0, paymentsTotal: 0 }

describe('a history', () => {
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
    expect(totalsOf(lines)).toEqual({
      openingBalance: 10_000,
      chargesTotal: -50,
      interestTotal: 150,
      feesTotal: 0,
      paymentsTotal: 4_000,
      balance: 6_100,
      highestBalance: 10_150,
    })
    expect(totalsOf([])).toEqual({ ...none, balance: 0, highestBalance: 0 })
  })

  it('stops before a total outgrows what is stored', () => {
    const full = { ...none, paymentsTotal: 99_999_999_999_998 }
    expect(fitsTotals(full, [line('payment', 1)])).toBe(true)
    expect(fitsTotals(full, [line('payment', 2)])).toBe(false)
    const credited = { ...none, chargesTotal: -99_999_999_999_999 }
    expect(fitsTotals(credited, [line('charge', -1)])).toBe(false)
    expect(fitsTotals(credited, [line('charge', 1)])).toBe(true)
  })
})

describe('a payment', () => {
  const amounts = { amount: 500, interest: 12, fees: 0, charges: 3 }

  it('comes after what its statement added, and no line is of nothing', () => {
    expect(statementLines(amounts)).toEqual([line('interest', 12), line('charge', 3), line('payment', 500)])
    expect(owedBeforePayment(1_000, amounts)).toBe(1_015)
  })

  it.each<{ of: string; balance: number; change: Partial<typeof amounts>; sentence: string | null }>([
    {
      of: 'all that is owed with the interest',
      balance: 488,
      change: { charges: 0 },
      sentence: null,
    },
    {
      of: 'a cent more',
      balance: 488,
      change: { charges: 0, amount: 501 },
      sentence: 'You owe $5.00 on this debt. Enter that amount or less.',
    },
    {
      of: 'a cent of nothing',
      balance: 0,
      change: { amount: 1, interest: 0, charges: 0 },
      sentence: 'You owe nothing on this debt, so there is nothing to pay.',
    },
    { of: 'up to the most a debt can be', balance: MAX_AMOUNT_CENTS - 15, change: {}, sentence: null },
    {
      of: 'a cent above that',
      balance: MAX_AMOUNT_CENTS - 14,
      change: {},
      sentence: 'A debt can be at most $999,999,999.99. Enter a smaller amount.',
    },
  ])('of $of', ({ balance, change, sentence }) => {
    const debt = { ...none, openingBalance: balance, balance }
    expect(refusalOfPayment(debt, { ...amounts, ...change })?.said.words() ?? null).toBe(sentence)
  })

  it('is of a day that somebody has already', () => {
    expect(refusalOfPayday('2026-11-21', '2026-11-21')).toBeNull()
    expect(refusalOfPayday('2026-11-22', '2026-11-21')).toMatchObject({ kind: 'invalid', field: 'paidOn' })
  })

  it('is taken back only where no line since falls below zero without it', () => {
    const lines = [
      { ...line('opening', 100), paymentId: null },
      { ...line('charge', 500), paymentId: 'first' },
      { ...line('payment', 10), paymentId: 'first' },
      { ...line('payment', 590), paymentId: 'second' },
      { ...line('charge', 5_000), paymentId: null },
    ]
    expect(refusalOfTakingBack(lines, 'first')).toMatchObject({ kind: 'conflict' })
    expect(refusalOfTakingBack(lines, 'second')).toBeNull()
    expect(refusalOfTakingBack(lines, 'third')).toMatchObject({ kind: 'missing' })
  })
})

describe('a corrected balance', () => {
  const opening = { ...line('opening', 1_000), id: 'one', occurredOn: '2026-10-01' }
  const paid = { ...line('payment', 100), id: 'two', occurredOn: '2026-11-01' }
  const corrected = { balanceCents: 850, today: '2026-11-20' }

  it('replaces the opening while there is nothing else, on its day', () => {
    expect(correctionOf({ debt: totalsOf([opening]), lines: [opening] }, corrected)).toEqual({
      replaces: 'one',
      line: { kind: 'opening', amount: 850, occurredOn: '2026-10-01' },
    })
  })

  it('is a charge from then on, refused where the sum of them could not be stored', () => {
    const lines = [opening, paid]
    expect(correctionOf({ debt: totalsOf(lines), lines }, corrected)).toEqual({
      replaces: null,
      line: { kind: 'charge', amount: -50, occurredOn: '2026-11-20', note: 'Balance corrected' },
    })
    const full = { ...totalsOf(lines), chargesTotal: -99_999_999_999_999 }
    expect(correctionOf({ debt: full, lines }, corrected)).toMatchObject({
      kind: 'invalid',
      field: 'balance',
    })
  })

  it('makes the balance what was typed, whatever happened before', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, fc.nat(1_000_000), (charges, balanceCents) => {
        const lines = [
          opening,
          ...charges.map((amount, at) => ({
            ...line('charge', amount),
            id: `c${at}`,
            occurredOn: '2026-11-02',
          })),
        ]
        const correction = correctionOf({ debt: totalsOf(lines), lines }, { ...corrected, balanceCents })
        if ('kind' in correction) throw new Error(correction.said.words())
        const kept = lines.filter(({ id }) => id !== correction.replaces)
        expect(totalsOf([...kept, correction.line]).balance).toBe(balanceCents)
      }),
    )
  })
})
