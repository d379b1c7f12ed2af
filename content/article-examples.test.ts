import { describe, expect, it } from 'vitest'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { compareConsolidation, type ConsolidationOffer } from '#engine/debts/offers/consolidation.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { formatMoney, shownDifference } from '#engine/money/format.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'

type Owed = [balance: number, aprPercent: number, minimum: number]

const dollars = (amount: number) => formatMoney(amount * 100)
const debts = (...owed: Owed[]): PayoffDebt[] =>
  owed.map(([balance, aprPercent, minimum], index) => ({
    id: String(index),
    balanceCents: balance * 100,
    rates: [{ fromMonth: 0, aprPpm: Math.round(aprPercent * 10_000) }],
    minimum: { kind: 'fixed', cents: minimum * 100 },
  }))

/** Months and interest of a plan that ends, and when its first debt is gone. */
function outcome(input: PayoffInput) {
  const plan = planPayoff(input)
  expect(plan.status).toBe('paid')
  return {
    months: plan.months,
    first: Math.min(...Object.values(plan.payoffMonth)),
    cents: plan.interestCents,
    interest: formatMoney(plan.interestCents),
    schedule: plan.schedule,
  }
}
/** One debt with the same payment each month. */
const steady = (balance: number, aprPercent: number, payment: number) =>
  outcome({ debts: debts([balance, aprPercent, payment]), order: 'minimumsOnly' })

function offered(owed: Owed[], payment: number, offer: ConsolidationOffer) {
  const input: PayoffInput = { debts: debts(...owed), budgetCents: payment * 100, order: 'avalanche' }
  return compareConsolidation({ input, ids: input.debts.map(({ id }) => id), offer })
}

/** The figures of each example, in order, worked out by the engine from the amounts it names. */
const examples: Record<string, Record<string, () => (string | number)[]>> = {
  '1': {
    'Three debts, $200 extra a month': () => {
      const input = { debts: debts([1500, 9, 50], [5200, 24.99, 140], [8400, 6.9, 210]), extraCents: 200_00 }
      const avalanche = outcome({ ...input, order: 'avalanche' })
      const snowball = outcome({ ...input, order: 'snowball' })
      const minimums = outcome({ ...input, order: 'minimumsOnly' })
      return [
        '$1,500',
        '9%',
        '$5,200',
        '24.99%',
        '$8,400',
        '6.9%',
        '$50',
        '$140',
        '$210',
        '$200',
        dollars(600),
        avalanche.first,
        avalanche.months,
        avalanche.interest,
        snowball.first,
        snowball.months,
        snowball.interest,
        formatMoney(snowball.cents - avalanche.cents),
        minimums.months,
        minimums.interest,
      ]
    },
    'Two cards with close rates': () => {
      const input = { debts: debts([900, 22.99, 35], [4000, 23.99, 110]), extraCents: 150_00 }
      const avalanche = outcome({ ...input, order: 'avalanche' })
      const snowball = outcome({ ...input, order: 'snowball' })
      expect(avalanche.months).toBe(snowball.months)
      return [
        '$900',
        '22.99%',
        '$4,000',
        '23.99%',
        '$35',
        '$110',
        '$150',
        avalanche.months,
        formatMoney(snowball.cents - avalanche.cents),
        snowball.first,
        avalanche.first,
      ]
    },
  },
  '2': {
    'One card, the same payment': () => {
      const [before, after, plan] = [
        steady(6000, 24.99, 220),
        steady(6000, 19.99, 220),
        steady(6000, 9.99, 220),
      ]
      return [
        '$6,000',
        '24.99%',
        '$220',
        before.months,
        before.interest,
        '19.99%',
        after.months,
        after.interest,
        formatMoney(before.cents - after.cents),
        '9.99%',
        plan.months,
        plan.interest,
      ]
    },
  },
  '3': {
    'Sixty dollars a month': () => {
      const [before, after] = [steady(5000, 21.99, 150), steady(5000, 21.99, 210)]
      return [
        '$5,000',
        '21.99%',
        '$150',
        before.months,
        before.interest,
        '$60',
        '$210',
        after.months,
        after.interest,
        before.months - after.months,
        formatMoney(before.cents - after.cents),
      ]
    },
    'A refund of $1,200': () => {
      const before = steady(5000, 21.99, 150)
      const lumpSums = [{ month: 1, cents: 1_200_00 }]
      const input = { debts: debts([5000, 21.99, 150]), budgetCents: 150_00, order: 'avalanche' as const }
      const after = outcome({ ...input, lumpSums })
      return ['$5,000', '21.99%', '$150', after.months, before.months, after.interest, before.interest]
    },
  },
  '4': {
    'Two cards and one loan': () => {
      const { asItStands, withOffer, ...loan } = offered(cards, 350, threeYears)
      return [
        '$3,500',
        '26.99%',
        '$5,500',
        '22.99%',
        '$110',
        '$165',
        '$350',
        asItStands.months,
        formatMoney(asItStands.interestCents),
        '14%',
        '5%',
        formatMoney(loan.feeCents),
        formatMoney(loan.movedCents + loan.feeCents),
        '$350',
        withOffer.months,
        formatMoney(withOffer.interestCents),
        formatMoney(withOffer.interestCents + loan.feeCents),
        formatMoney(shownDifference(asItStands.interestCents, withOffer.interestCents + loan.feeCents)),
        loan.monthsSaved ?? 0,
      ]
    },
    'The same loan, paid slowly': () => {
      const { asItStands, feeCents } = offered(cards, 350, threeYears)
      const cents = standardPaymentCents({ principalCents: 9_450_00, aprPpm: 140_000, months: 60 })
      const loan = steady(9450, 14, cents / 100)
      const cost = loan.cents + feeCents
      return [
        60,
        formatMoney(cents),
        loan.interest,
        formatMoney(cost),
        formatMoney(cost - asItStands.interestCents),
      ]
    },
    'A balance transfer with a date': () => {
      const inTime = offered([[3000, 26.99, 100]], 180, eighteenMonths)
      const late = offered([[3000, 26.99, 100]], 100, eighteenMonths)
      expect(inTime.withOffer.interestCents).toBe(0)
      return [
        '$3,000',
        '26.99%',
        '$180',
        inTime.asItStands.months,
        formatMoney(inTime.asItStands.interestCents),
        '0%',
        18,
        '3%',
        formatMoney(inTime.feeCents),
        '$180',
        inTime.withOffer.months,
        formatMoney(inTime.savedCents ?? 0),
        '$100',
        formatMoney(late.withOffer.schedule[17]?.debts[0]?.balanceCents ?? 0),
        18,
      ]
    },
  },
  '5': {
    'One evening a week': () => [
      '$80',
      '$12',
      5,
      1,
      dollars(80 - 12),
      6,
      formatMoney(Math.round(68_00 / 6), { decimals: 2 }),
    ],
    'A second income of $80 a week': () => {
      const month = 80 * 4.33
      const [before, after] = [steady(9000, 22.99, 250), steady(9000, 22.99, 520)]
      return [
        '4.33',
        '$80',
        dollars(Math.round(month)),
        '22%',
        dollars(Math.round(month * 0.78)),
        '$9,000',
        '22.99%',
        '$250',
        before.months,
        before.interest,
        dollars(250 + 270),
        after.months,
        after.interest,
        before.months - after.months,
      ]
    },
    'Profit of $3,000 in a year': () => {
      const counted = Math.round(3_000_00 * 0.9235)
      const tax = Math.round(counted * 0.153)
      return ['92.35%', formatMoney(counted, { decimals: 2 }), '15.3%', formatMoney(tax, { decimals: 2 })]
    },
  },
  '6': {
    'The first year on one card': () => {
      const { schedule } = steady(4000, 21.99, 170)
      const month = (number: number) => schedule[number - 1]?.debts[0] ?? expect.fail(`no month ${number}`)
      const left = month(12).balanceCents
      return [
        '$4,000',
        '21.99%',
        '$170',
        1,
        formatMoney(month(1).interestCents),
        12,
        formatMoney(month(12).interestCents),
        formatMoney(left),
        formatMoney(4_000_00 - left),
      ]
    },
    'The same card, four sizes of step': () => [
      '$4,000',
      '21.99%',
      '$120',
      ...ends(120),
      '$25',
      ...ends(145),
      '$50',
      ...ends(170),
      '$100',
      ...ends(220),
    ],
  },
}

const cards: Owed[] = [
  [3500, 26.99, 110],
  [5500, 22.99, 165],
]
const threeYears: ConsolidationOffer = { kind: 'loan', aprPpm: 140_000, termMonths: 36, feePpm: 50_000 }
const eighteenMonths: ConsolidationOffer = {
  kind: 'transfer',
  promoAprPpm: 0,
  promoMonths: 18,
  goToAprPpm: 249_900,
  feePpm: 30_000,
}

function ends(payment: number): (string | number)[] {
  const { months, interest } = steady(4000, 21.99, payment)
  return [months, interest]
}

describe('the examples are worked out by the engine', () => {
  const all = readArticles()
    .filter(({ id }) => id in examples)
    .flatMap(({ id, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'example' ? [{ id, title: block.title, text: block.text }] : [],
      ),
    )
  it('each of them', () => {
    expect(all.map(({ id, title }) => `${id} ${title}`)).toEqual(
      Object.entries(examples).flatMap(([id, titled]) =>
        Object.keys(titled).map((title) => `${id} ${title}`),
      ),
    )
  })
  it.each(all)('article $id, $title', ({ id, title, text }) => {
    expect(figuresIn(text)).toEqual(examples[id]?.[title]?.().map(String))
  })
})
