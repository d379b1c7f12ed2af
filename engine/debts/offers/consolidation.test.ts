import { describe, expect, test } from 'vitest'
import { debt } from '#engine/testing/cards.ts'
import { compareConsolidation, NEW_DEBT_ID, type ConsolidationCase } from './consolidation.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'

const input: PayoffInput = {
  debts: [
    debt('visa', [4_000_00, 240_000, 120_00]),
    debt('store', [2_000_00, 240_000, 60_00]),
    debt('auto', [9_000_00, 60_000, 200_00]),
  ],
  extraCents: 100_00,
  order: 'avalanche',
}
const ids = ['visa', 'store', 'nobody']
const loan: ConsolidationCase['offer'] = { kind: 'loan', aprPpm: 120_000, termMonths: 36, feePpm: 30_000 }

describe('a consolidation loan', () => {
  const result = compareConsolidation({ input, ids, offer: loan })

  test('the fee is part of the new debt, its payment that of the contract', () => {
    expect(result).toMatchObject({ movedCents: 6_000_00, feeCents: 180_00, newPaymentCents: 205_26 })
  })

  test('both plans have the same money a month', () => {
    expect(result.budgetCents).toBe(480_00)
    const paid = ({ schedule }: typeof result.withOffer) =>
      schedule[0]?.debts.reduce((sum, { paymentCents }) => sum + paymentCents, 0)
    expect(paid(result.asItStands)).toBe(480_00)
    expect(paid(result.withOffer)).toBe(480_00)
  })

  test('saved is interest minus interest minus fee', () => {
    const { asItStands, withOffer, savedCents, monthsSaved } = result
    expect(savedCents).toBe(asItStands.interestCents - withOffer.interestCents - 180_00)
    expect(savedCents).toBeGreaterThan(0)
    expect(monthsSaved).toBe(asItStands.months - withOffer.months)
  })
})

test('a loan that is dearer than the debts saves less than nothing', () => {
  const { savedCents } = compareConsolidation({
    input,
    ids: ['auto'],
    offer: { ...loan, aprPpm: 300_000, termMonths: 84 },
  })
  expect(savedCents).toBeLessThan(0)
})

test('a payment that does not fit is short, with nothing to compare', () => {
  const result = compareConsolidation({ input, ids, offer: { ...loan, termMonths: 6 } })
  expect(result).toMatchObject({ savedCents: null, monthsSaved: null })
  expect(result.withOffer.status).toBe('short')
})

test('a balance transfer: promotional months, then the go-to rate', () => {
  const { withOffer, feeCents } = compareConsolidation({
    input: { ...input, extraCents: 0 },
    ids,
    offer: {
      kind: 'transfer',
      promoAprPpm: 0,
      promoMonths: 12,
      goToAprPpm: 249_900,
      feePpm: 30_000,
      leastFeeCents: 5_00,
    },
  })
  const interest = withOffer.schedule.map(
    ({ debts }) => debts.find(({ id }) => id === NEW_DEBT_ID)?.interestCents,
  )
  expect(feeCents).toBe(180_00)
  expect(interest.slice(0, 12).every((cents) => cents === 0)).toBe(true)
  expect(interest[12]).toBeGreaterThan(0)
})

test('a transfer without promotional months has the go-to rate from the start; the least fee holds', () => {
  const { withOffer, feeCents } = compareConsolidation({
    input,
    ids,
    offer: { kind: 'transfer', promoAprPpm: 0, promoMonths: 0, goToAprPpm: 120_000, leastFeeCents: 10_00 },
  })
  expect(feeCents).toBe(10_00)
  expect(withOffer.schedule[0]?.debts.at(-1)?.interestCents).toBe(60_10)
})

test('in the person’s own order the new debt takes the place of the first it replaces', () => {
  const custom: PayoffInput = { ...input, order: ['store', 'auto', 'visa'] }
  const { withOffer } = compareConsolidation({ input: custom, ids, offer: loan })
  const first = withOffer.schedule[0]?.debts.map(({ paymentCents }) => paymentCents)
  expect(first).toEqual([200_00, 280_00])
})

test('moving nothing costs nothing', () => {
  const result = compareConsolidation({ input, ids: [], offer: loan })
  expect(result).toMatchObject({ movedCents: 0, feeCents: 0, savedCents: 0, monthsSaved: 0 })
})
