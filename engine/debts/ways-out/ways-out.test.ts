import { describe, expect, test } from 'vitest'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { debt } from '#engine/testing/cards.ts'
import { nothingSaid, roundTerms } from '#engine/testing/ways-out-terms.ts'
import { incomeAgainstMedian } from './bankruptcy.ts'
import type { Circumstances, WayAnswer, WayId, WayTerms, WaysOutCase } from './way.ts'
import { waysOut } from './ways-out.ts'
import { showsWaysOut } from './when-shown.ts'

type Given = { terms?: Partial<WayTerms>; person?: Partial<Circumstances>; types?: Record<string, string> }

function caseOf(debts: PayoffDebt[], budgetCents: number, { terms, person, types }: Given = {}): WaysOutCase {
  return {
    input: { debts, budgetCents, order: 'avalanche' },
    types: { ...Object.fromEntries(debts.map(({ id }) => [id, 'credit_card'])), ...types },
    terms: { ...roundTerms, ...terms },
    person: { ...nothingSaid, ...person },
  }
}

const found = (wayCase: WaysOutCase, id: WayId) => waysOut(wayCase).find((way) => way.id === id)
const answer = (wayCase: WaysOutCase, id: WayId): WayAnswer | null | undefined => found(wayCase, id)?.answer
const why = (wayCase: WaysOutCase, id: WayId) => found(wayCase, id)?.why

const visa = debt('visa', [6_000_00, 240_000, 150_00])
const one = caseOf([visa], 250_00)

/** Paid until nothing is left, one debt, in dollars and cents as on paper. */
function onPaper(balance: number, payment: number, rateOf: (month: number) => number) {
  let [left, paid, months] = [balance, 0, 0]
  while (left > 0 && months < 1_000) {
    months += 1
    left = Math.round(left * 100 + (left * 100 * rateOf(months)) / 12) / 100
    const goes = Math.min(left, payment)
    left = Math.round((left - goes) * 100) / 100
    paid += goes
  }
  return { months, totalCents: Math.round(paid * 100) }
}

describe('paying it all back', () => {
  test('the plan: all that is paid from now on', () => {
    expect(answer(one, 'plan')).toEqual({
      ...onPaper(6_000, 250, () => 0.24),
      monthlyCents: 250_00,
      feesCents: 0,
      forgivenCents: 0,
      taxCents: 0,
    })
    expect(answer(one, 'plan')?.totalCents).toBe(8_255_59)
  })

  test('only the minimums: they fall due each month, and no more is paid', () => {
    expect(answer(one, 'doingNothing')).toMatchObject(onPaper(6_000, 150, () => 0.24))
    expect(answer(one, 'doingNothing')?.monthlyCents).toBe(150_00)
  })

  test('least interest is never dearer than either order', () => {
    const debts = [debt('large', [8_000_00, 120_000, 160_00]), debt('dear', [6_000_00, 290_000, 160_00])]
    const snowball = caseOf(debts, 500_00)
    snowball.input.order = 'snowball'
    const least = answer(snowball, 'leastInterest')!.totalCents
    expect(least).toBeLessThanOrEqual(answer(snowball, 'plan')!.totalCents)
  })

  test('a hardship program: 8 % for 12 months, then the old rate, the payment stays (article 21)', () => {
    const card = caseOf([debt('card', [7_000_00, 279_900, 200_00])], 240_00)
    expect(answer(card, 'hardship')).toMatchObject(
      onPaper(7_000, 240, (month) => (month <= 12 ? 0.08 : 0.2799)),
    )
    expect(answer(card, 'hardship')).toMatchObject({ months: 38, feesCents: 0 })
    expect(Math.round(answer(card, 'hardship')!.totalCents / 100)).toBe(7_000 + 2_035)
  })

  test('a debt management plan: $320 of $350 go to three cards at 8 % (article 22)', () => {
    const cards = [
      debt('first', [4_200_00, 249_900, 100_00]),
      debt('second', [3_100_00, 274_900, 80_00]),
      debt('third', [1_700_00, 299_900, 50_00]),
    ]
    const managed = answer(caseOf(cards, 350_00), 'debtManagement')
    expect(managed).toMatchObject({
      months: 32,
      feesCents: 32 * 30_00,
      monthlyCents: 350_00,
      forgivenCents: 0,
    })
    expect(Math.round(managed!.totalCents / 100)).toBe(9_000 + 1_000 + 960)
  })

  test('the agency’s fee ends with its debts, and goes to the car from then on', () => {
    const debts = [visa, debt('car', [9_000_00, 60_000, 200_00])]
    const managed = answer(caseOf(debts, 500_00, { types: { car: 'auto_loan' } }), 'debtManagement')!
    // The car gets its $200 until the card is paid: $270 a month at 8 % for 25 months.
    expect(managed.feesCents).toBe(25 * 30_00)
    expect(managed.months).toBeGreaterThan(25)
  })

  test('a balance transfer: 15 months at 0 %, a fee of 4 % (article 10)', () => {
    const card = caseOf([debt('card', [4_500_00, 259_900, 120_00])], 250_00)
    const moved = answer(card, 'balanceTransfer')
    expect(moved).toMatchObject(onPaper(4_680, 250, (month) => (month <= 15 ? 0 : 0.2799)))
    expect(moved).toMatchObject({ months: 19, feesCents: 180_00 })
    expect(Math.round(moved!.totalCents / 100)).toBe(4_500 + 54 + 180)
  })

  test('a transfer pays the new card while it costs nothing, not the car first', () => {
    const debts = [debt('card', [12_000_00, 289_900, 300_00]), debt('car', [7_000_00, 69_000, 190_00])]
    const moved = answer(caseOf(debts, 500_00, { types: { car: 'auto_loan' } }), 'balanceTransfer')
    let [card, car, paid, months] = [12_480_00, 7_000_00, 0, 0]
    while (card + car > 0) {
      months += 1
      card += Math.round((card * (months <= 15 ? 0 : 0.2799)) / 12)
      car += Math.round((car * 0.069) / 12)
      const toCar = Math.min(car, 190_00)
      const toCard = Math.min(card, 500_00 - toCar)
      // what the card leaves over goes to the car
      const more = Math.min(car - toCar, 500_00 - toCar - toCard)
      ;[card, car, paid] = [card - toCard, car - toCar - more, paid + toCard + toCar + more]
    }
    expect(moved).toMatchObject({ months, totalCents: paid, feesCents: 480_00 })
  })

  test('a consolidation loan takes the dearer debts, its fee is borrowed too', () => {
    const loan = answer(caseOf([visa], 250_00, { terms: { loanFeePpm: 50_000 } }), 'consolidation')
    expect(loan).toMatchObject({ ...onPaper(6_300, 250, () => 0.12), feesCents: 300_00 })
  })
})

describe('settlement', () => {
  test('the whole bill: half of what it has grown to, the fee, the tax (article 23)', () => {
    const card = caseOf([debt('card', [8_000_00, 249_900, 200_00])], 250_00)
    const settled = answer(card, 'settlement')!
    expect(settled).toMatchObject({ months: 40, feesCents: 2_000_00 })
    const dollars = [settled.forgivenCents, settled.taxCents, settled.totalCents].map((cents) =>
      Math.round(cents / 100),
    )
    expect(dollars).toEqual([6_041, 725, 8_766])
    // 40 months to save up what is paid and the fee, without the tax
    expect(settled.monthlyCents).toBe(Math.ceil((settled.totalCents - settled.taxCents) / 40))
  })

  test.each([
    ['owes $4,000 more than is owned: so much is free of tax', 8_081_00, 245],
    ['owns more than is owed: all is taxed', 50_000_00, 725],
    ['owns nothing: nothing is taxed', 0, 0],
  ])('tax: who %s', (_name, assetsCents, dollars) => {
    const card = caseOf([debt('card', [8_000_00, 249_900, 200_00])], 250_00, { person: { assetsCents } })
    expect(Math.round(answer(card, 'settlement')!.taxCents / 100)).toBe(dollars)
  })

  test('interest that is deferred is charged at its end: nothing paid 12 months at 24 % on $2,000 adds $480', () => {
    const rates = [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 13, aprPpm: 240_000 },
    ]
    const deferred = { aprPpm: 240_000, untilMonth: 12, accruedCents: 0 }
    const card = caseOf([{ ...debt('card', [2_000_00, 0, 80_00]), rates, deferred }], 100_00, {
      terms: { settlementMonths: 40 },
      person: { assetsCents: 0 },
    })
    // $2,480.00 with eight months at 2 % is $2,905.71, and half of it is forgiven.
    expect(answer(card, 'settlement')).toMatchObject({ forgivenCents: 1_452_85, taxCents: 0 })
  })

  test('says what it would ask a month where the money does not reach', () => {
    const card = caseOf([debt('card', [8_000_00, 249_900, 200_00])], 150_00)
    expect(why(card, 'settlement')).toEqual({ reason: 'tooLittleMoney', asksCents: 201_02 })
  })
})

describe('bankruptcy', () => {
  const cards = debt('card', [12_000_00, 249_900, 200_00])

  test('Chapter 7: court, lawyer and two talks; the debt is forgiven and not taxed', () => {
    expect(answer(caseOf([cards], 250_00), 'chapter7')).toEqual({
      months: 4,
      totalCents: 1_938_00,
      monthlyCents: 0,
      feesCents: 1_938_00,
      forgivenCents: 12_000_00,
      taxCents: 0,
    })
  })

  test('Chapter 7: what the state does not protect goes to the lenders first', () => {
    const owner = caseOf([cards], 250_00, { person: { unprotectedCents: 5_000_00 } })
    expect(answer(owner, 'chapter7')).toMatchObject({ totalCents: 6_938_00, forgivenCents: 7_000_00 })
  })

  test('Chapter 13 under the middle income: 36 months of what is left', () => {
    const person = { incomeCents: 3_000_00, medianCents: 60_000_00 }
    expect(answer(caseOf([cards], 250_00, { person }), 'chapter13')).toEqual({
      months: 36,
      totalCents: 9_000_00 + 4_413_00,
      monthlyCents: 250_00,
      feesCents: 900_00 + 4_413_00,
      forgivenCents: 3_900_00,
      taxCents: 0,
    })
  })

  test('Chapter 13 above it, or not known: 60 months, and never more than is owed with the trustee’s share', () => {
    const long = answer(caseOf([cards], 250_00), 'chapter13')
    // $13,333.34 let the lenders have their $12,000
    expect(long).toMatchObject({ months: 54, totalCents: 13_333_34 + 4_413_00, forgivenCents: 0 })
  })

  test('Chapter 13 pays at least what Chapter 7 would', () => {
    const person = { incomeCents: 3_000_00, medianCents: 60_000_00, unprotectedCents: 9_000_00 }
    expect(why(caseOf([cards], 250_00, { person }), 'chapter13')).toEqual({
      reason: 'tooLittleMoney',
      asksCents: 277_78,
    })
  })

  test('a car and a student loan are paid on', () => {
    const debts = [cards, debt('car', [5_000_00, 0, 100_00]), debt('school', [5_000_00, 0, 50_00])]
    const types = { car: 'auto_loan', school: 'student_loan' }
    const seven = answer(caseOf(debts, 400_00, { types }), 'chapter7')
    expect(seven).toMatchObject({ months: 25, totalCents: 10_000_00 + 1_938_00, monthlyCents: 400_00 })
  })

  test.each([
    [5_000_00, 60_000_00, 'below'],
    [5_000_01, 60_000_00, 'above'],
    [null, 60_000_00, 'unknown'],
    [5_000_00, null, 'unknown'],
  ] as const)('income of %s a month, middle of %s a year: %s', (incomeCents, medianCents, side) => {
    expect(incomeAgainstMedian({ ...nothingSaid, incomeCents, medianCents })).toBe(side)
  })
})

describe('a way that does not apply says why', () => {
  const car = caseOf([debt('car', [9_000_00, 60_000, 200_00])], 250_00, { types: { car: 'auto_loan' } })
  const low = caseOf([debt('card', [5_000_00, 50_000, 100_00])], 150_00)
  const free = caseOf([debt('card', [5_000_00, 0, 100_00])], 150_00)
  const never = caseOf([debt('card', [10_000_00, 300_000, 250_00])], 250_00)
  const poor = caseOf([debt('card', [10_000_00, 300_000, 50_00])], 100_00)
  const behindHome = caseOf([visa, debt('home', [110_000_00, 120_000, 900_00])], 1_050_00, {
    types: { home: 'mortgage' },
  })

  test.each<[string, WayId, string, WaysOutCase]>([
    ['only a car', 'debtManagement', 'nothingUnsecured', car],
    ['only a car', 'chapter7', 'nothingUnsecured', car],
    ['only a car', 'balanceTransfer', 'noCardWithInterest', car],
    ['a card at 0 %', 'balanceTransfer', 'noCardWithInterest', free],
    ['a card at 5 %', 'debtManagement', 'rateNotLower', low],
    ['a card at 5 %', 'hardship', 'rateNotLower', low],
    ['a card at 5 %', 'consolidation', 'rateNotLower', low],
    ['interest eats the payment', 'plan', 'neverEnds', never],
    ['interest eats the payment', 'leastInterest', 'neverEnds', never],
    ['interest eats the payment', 'doingNothing', 'neverEnds', never],
    ['too little for a loan', 'consolidation', 'tooLittleMoney', poor],
    ['too little for an agency', 'debtManagement', 'tooLittleMoney', poor],
    ['a home whose loan never ends', 'chapter7', 'otherDebtsNeverEnd', behindHome],
  ])('%s: %s, %s', (...[, id, reason, wayCase]) => {
    expect(found(wayCase, id)).toMatchObject({ answer: null, why: { reason } })
  })

  test('a loan says what it would ask', () => {
    expect(why(poor, 'consolidation')).toEqual({ reason: 'tooLittleMoney', asksCents: 222_44 })
  })

  test('where the plan never ends, others do', () => {
    const ends = waysOut(never).filter((way) => way.answer !== null)
    expect(ends.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['debtManagement', 'chapter7', 'chapter13', 'consolidation']),
    )
  })

  test('nothing owed: no ways', () => {
    expect(waysOut(caseOf([debt('card', [0, 240_000, 0])], 100_00))).toEqual([])
  })
})

test('the cheapest stands first, and those without figures last', () => {
  const ranked = waysOut(one)
  const totals = ranked.flatMap((way) => (way.answer ? [way.answer.totalCents] : []))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(ranked[0]?.id).toBe('chapter7')
  expect(ranked.map((way) => way.answer === null)).toEqual(
    ranked.map((way) => way.answer === null).toSorted(),
  )
})

test('a loan that the plan holds for later is part of the plan alone', () => {
  const into = { ...debt('consolidation', [0, 120_000, 0]) }
  const wayCase = caseOf([visa], 250_00)
  wayCase.input.debts.push(into)
  wayCase.input.move = { afterMonth: 3, ids: ['visa'], into: 'consolidation', feePpm: 30_000, termMonths: 36 }
  expect(answer(wayCase, 'plan')!.feesCents).toBeGreaterThan(0)
  expect(answer(wayCase, 'leastInterest')).toMatchObject({ totalCents: 8_255_59, feesCents: 0 })
  expect(answer(wayCase, 'consolidation')).not.toBeNull()
})

test.each([
  ['paid', 60, false],
  ['paid', 61, true],
  ['never', 1, true],
  ['short', 0, true],
  ['beyondHorizon', 600, true],
] as const)('a plan that is %s after %s months: shown unasked %s', (status, months, isShown) => {
  expect(showsWaysOut({ status, months })).toBe(isShown)
})
