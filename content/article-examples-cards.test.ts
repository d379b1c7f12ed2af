import { describe, expect, it } from 'vitest'
import { compareConsolidation } from '#engine/debts/offers/consolidation.ts'
import type { PayoffDebt, PayoffOrder, PayoffPlan, RateStep } from '#engine/debts/debt.ts'
import { DEFAULT_CARD_MINIMUM, minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { formatMoney } from '#engine/money/format.ts'
import { interestBetweenCents, monthInterestCents } from '#engine/money/interest.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'

type Figures = (string | number)[]

const dollars = (cents: number) => formatMoney(cents)
const exact = (cents: number) => formatMoney(cents, { decimals: 2 })
const ppmOf = (percent: number) => Math.round(percent * 10_000)

const outcome = ({ months, interestCents }: PayoffPlan) => [months, dollars(interestCents)]

/** Nothing for twelve payments, then the rate. */
const zeroFor12 = (percent: number): RateStep[] => [
  { fromMonth: 0, aprPpm: 0 },
  { fromMonth: 13, aprPpm: ppmOf(percent) },
]
const steadyRate = (percent: number): RateStep[] => [{ fromMonth: 0, aprPpm: ppmOf(percent) }]

function debt(id: string, balance: number, terms: { rates: RateStep[]; minimum: number }): PayoffDebt {
  const minimum = { kind: 'fixed', cents: terms.minimum * 100 } as const
  return { id, balanceCents: balance * 100, rates: terms.rates, minimum }
}

/** A plan that ends. */
function paid(debts: PayoffDebt[], order: PayoffOrder, budget?: number): PayoffPlan {
  const plan = planPayoff({ debts, order, ...(budget ? { budgetCents: budget * 100 } : {}) })
  expect(plan.status).toBe('paid')
  return plan
}

const cardDays = (balanceCents: number, days: number) =>
  interestBetweenCents({ balanceCents, aprPpm: 239_900, days })
/** Interest of a month of 30 days in which $1,000 of $4,000 is paid. */
const monthWithPayment = (daysBefore: number) =>
  cardDays(4_000_00, daysBefore) + cardDays(3_000_00, 30 - daysBefore)

const deferred = (percent: number) => ({ untilMonth: 12, aprPpm: ppmOf(percent), accruedCents: 0 })

/** The store purchase of $2,000, paid with the same sum each month. */
const store = (payment: number) =>
  paid(
    [{ ...debt('store', 2000, { rates: zeroFor12(26.99), minimum: payment }), deferred: deferred(26.99) }],
    'minimumsOnly',
  )

/** The store card beside the card at 23.99 %, $300 a month in all. */
function storeAndCard(order: PayoffOrder, storeMinimum: number): PayoffPlan {
  const debts = [
    {
      ...debt('store', 1800, { rates: zeroFor12(28.99), minimum: storeMinimum }),
      deferred: deferred(28.99),
    },
    debt('card', 3000, { rates: steadyRate(23.99), minimum: 90 }),
  ]
  return paid(debts, order, 300)
}

function offerAndOther(other: { balance: number; rate: number; budget: number; card: number }) {
  const debts = [
    debt('card', other.card, { rates: zeroFor12(29.99), minimum: 40 }),
    debt('other', other.balance, { rates: steadyRate(other.rate), minimum: 110 }),
  ]
  return {
    usual: paid(debts, 'avalanche', other.budget),
    offerFirst: paid(debts, ['card', 'other'], other.budget),
  }
}

function transfer(owed: { balance: number; budget: number; feePercent: number }) {
  const card = debt('card', owed.balance, { rates: steadyRate(25.99), minimum: 120 })
  return compareConsolidation({
    input: { debts: [card], budgetCents: owed.budget * 100, order: 'avalanche' },
    ids: ['card'],
    offer: {
      kind: 'transfer',
      promoAprPpm: 0,
      promoMonths: 15,
      goToAprPpm: 279_900,
      feePpm: ppmOf(owed.feePercent),
    },
  })
}

const minimumsOnly = () =>
  paid(
    [{ ...debt('card', 5000, { rates: steadyRate(22.99), minimum: 0 }), minimum: DEFAULT_CARD_MINIMUM }],
    'minimumsOnly',
  )
const keptPayment = (payment: number) =>
  paid([debt('card', 5000, { rates: steadyRate(22.99), minimum: payment })], 'minimumsOnly')

/** The figures of each example, in order, worked out by the engine from the amounts it names. */
const examples: Record<string, Record<string, () => Figures>> = {
  '7': {
    'One month on one card': () => {
      const interest = monthInterestCents(4_000_00, 239_900)
      return [
        '$4,000',
        '23.99%',
        exact(interest),
        '$150',
        exact(interest),
        exact(150_00 - interest),
        '$200',
        exact(interest),
        exact(200_00 - interest),
      ]
    },
    'The same payment, fifteen days sooner': () => [
      '$4,000',
      '23.99%',
      '$1,000',
      30,
      25,
      formatMoney(monthWithPayment(25)),
      10,
      formatMoney(monthWithPayment(10)),
      formatMoney(monthWithPayment(25) - monthWithPayment(10)),
    ],
  },
  '8': {
    'One card at the minimum': () => {
      const interest = monthInterestCents(5_000_00, 229_900)
      const plan = minimumsOnly()
      return [
        '$5,000',
        '22.99%',
        '1%',
        '$25',
        exact(minimumDueCents(DEFAULT_CARD_MINIMUM, 5_000_00, interest)),
        exact(interest),
        plan.months,
        dollars(plan.interestCents),
        12,
        dollars(plan.schedule[11]?.debts[0]?.balanceCents ?? 0),
      ]
    },
    'The same card, a payment that stays': () => {
      const [kept, raised, falling] = [keptPayment(146), keptPayment(196), minimumsOnly()]
      expect(kept.interestCents * 2).toBeLessThan(falling.interestCents)
      return [
        '$5,000',
        '22.99%',
        '$146',
        '$146',
        kept.months,
        dollars(kept.interestCents),
        falling.months - kept.months,
        '$50',
        dollars(146_00 + 50_00),
        raised.months,
        dollars(raised.interestCents),
      ]
    },
  },
  '9': {
    'When it pays to clear the offer first': () => {
      const { usual, offerFirst } = offerAndOther({ card: 3600, balance: 6000, rate: 9.9, budget: 450 })
      expect(offerFirst.months).toBe(usual.months)
      return [
        '$3,600',
        '0%',
        12,
        '29.99%',
        '$6,000',
        '9.9%',
        '$40',
        '$110',
        '$450',
        usual.months,
        dollars(usual.interestCents),
        offerFirst.payoffMonth['card'] ?? 0,
        offerFirst.months,
        dollars(offerFirst.interestCents),
        dollars(usual.interestCents - offerFirst.interestCents),
      ]
    },
    'When it does not': () => {
      const { usual, offerFirst } = offerAndOther({ card: 3000, balance: 3500, rate: 12.99, budget: 400 })
      return [
        '$3,000',
        '0%',
        12,
        '29.99%',
        '$3,500',
        '12.99%',
        '$40',
        '$110',
        '$400',
        dollars(usual.interestCents),
        dollars(offerFirst.interestCents),
        usual.payoffMonth['other'] ?? 0,
      ]
    },
    'A little left, a large charge': () => {
      const [inTime, late] = [store(167), store(150)]
      expect(inTime.interestCents).toBe(0)
      const charged = late.schedule[11]?.debts[0] ?? expect.fail('no month 12')
      return [
        '$2,000',
        12,
        '26.99%',
        '$167',
        inTime.months,
        '$150',
        dollars(charged.balanceCents - charged.interestCents),
        12,
        dollars(charged.interestCents),
        dollars(charged.balanceCents),
      ]
    },
    'Store card and credit card': () => {
      const late = storeAndCard(['card', 'store'], 40)
      const storeFirst = storeAndCard(['store', 'card'], 40)
      const spread = storeAndCard('avalanche', 150)
      expect(spread.payoffMonth['store']).toBe(12)
      return [
        '$1,800',
        12,
        '28.99%',
        '$3,000',
        '23.99%',
        '$300',
        '$40',
        '$90',
        ...outcome(late),
        storeFirst.payoffMonth['store'] ?? 0,
        ...outcome(storeFirst),
        '$150',
        ...outcome(spread),
      ]
    },
  },
  '10': {
    'A move that helps': () => {
      const { asItStands, withOffer, ...move } = transfer({ balance: 4500, budget: 250, feePercent: 4 })
      return [
        '$4,500',
        '25.99%',
        '$250',
        asItStands.months,
        dollars(asItStands.interestCents),
        '0%',
        15,
        '27.99%',
        '4%',
        dollars(move.feeCents),
        '$250',
        withOffer.months,
        dollars(withOffer.interestCents),
        dollars(withOffer.interestCents + move.feeCents),
        dollars(move.savedCents ?? 0),
        move.monthsSaved ?? 0,
        dollars(withOffer.schedule[14]?.debts[0]?.balanceCents ?? 0),
      ]
    },
    'Done by the end date': () => {
      const { withOffer, feeCents, movedCents } = transfer({ balance: 4500, budget: 312, feePercent: 4 })
      expect([withOffer.months, withOffer.interestCents]).toEqual([15, 0])
      const start = dollars(movedCents + feeCents)
      const payment = dollars((movedCents + feeCents) / 15)
      return ['$4,500', '4%', start, 15, start, 15, payment, payment, dollars(feeCents)]
    },
    'A debt that is almost gone': () => {
      const { asItStands, feeCents, savedCents } = transfer({ balance: 800, budget: 420, feePercent: 5 })
      return [
        '$800',
        '25.99%',
        '$420',
        asItStands.months,
        dollars(asItStands.interestCents),
        '5%',
        dollars(feeCents),
        dollars(-(savedCents ?? 0)),
      ]
    },
  },
}

describe('the examples on cards and offers are worked out by the engine', () => {
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
