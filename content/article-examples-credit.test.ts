import { describe, expect, it } from 'vitest'
import { creditUtilization, payToGetUnder, type Card } from '#engine/credit/utilization.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { bureauAnswerDue } from '#engine/letters/case-deadlines.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'

type Figures = (string | number)[]

const dollars = (cents: number) => formatMoney(cents)
const card = (id: string, balance: number, limit: number): Card => ({
  id,
  balanceCents: balance * 100,
  limitCents: limit * 100,
})

/** Percents of the cards in order, and of all together. */
function shares(...cards: Card[]): { each: string[]; all: string; owed: string; limits: string } {
  const use = creditUtilization(cards) ?? expect.fail('no limit is known')
  const percentOf = new Map(use.cards.map(({ id, percent }) => [id, `${percent}%`]))
  return {
    each: cards.map(({ id }) => percentOf.get(id) ?? ''),
    all: `${use.percent}%`,
    owed: dollars(use.balanceCents),
    limits: dollars(use.limitCents),
  }
}

const a = card('a', 900, 1000)
const b = card('b', 600, 3000)
const c = card('c', 0, 2000)

/** Payment and interest of the car loan, in cents. */
function carLoan(aprPpm: number): { payment: number; interest: number } {
  const terms = { principalCents: 15_000_00, aprPpm, months: 60 }
  const cents = standardPaymentCents(terms)
  const rates = [{ fromMonth: 0, aprPpm }]
  const loan = {
    id: 'car',
    balanceCents: terms.principalCents,
    rates,
    minimum: { kind: 'fixed', cents } as const,
  }
  const plan = planPayoff({ debts: [loan], order: 'minimumsOnly' })
  expect(plan.status).toBe('paid')
  return { payment: cents, interest: plan.interestCents }
}

/** '4-16' for the day by which the bureau must have looked into the letter of March 2. */
function due(addedInformationOn: string | null): { month: number; day: number } {
  const { dueOn } = bureauAnswerDue({ receivedOn: '2027-03-02', afterFreeReport: false, addedInformationOn })
  return parseDate(dueOn) ?? expect.fail(dueOn)
}

/** The figures of each example, in order, worked out by the engine or plainly from the amounts it names. */
const examples: Record<string, Record<string, () => Figures>> = {
  '11': {
    'The same car at two rates': () => {
      const [low, high] = [carLoan(69_000), carLoan(149_000)]
      return [
        '$15,000',
        60,
        '6.9%',
        dollars(low.payment),
        '14.9%',
        dollars(high.payment),
        60,
        dollars(low.interest),
        dollars(high.interest),
        dollars(high.interest - low.interest),
      ]
    },
  },
  '12': {
    'Three cards': () => {
      const { each, all, owed, limits } = shares(a, b, c)
      return [
        '$900',
        '$1,000',
        each[0]!,
        '$600',
        '$3,000',
        each[1]!,
        '$0',
        '$2,000',
        each[2]!,
        owed,
        limits,
        all,
      ]
    },
    'The same $600, two ways': () => {
      const toB = shares(a, card('b', 600 - 600, 3000), c)
      const toA = shares(card('a', 900 - 600, 1000), b, c)
      expect(toA.all).toBe(toB.all)
      const under = payToGetUnder({ balanceCents: 900_00, limitCents: 1_000_00 }, 30)
      return [
        '$900',
        '$1,000',
        '$600',
        '$3,000',
        '$0',
        '$2,000',
        '$600',
        toB.each[1]!,
        toB.each[0]!,
        toB.all,
        toA.each[0]!,
        toA.each[1]!,
        toA.all,
        '30%',
        dollars(under),
      ]
    },
    'If the empty card is closed': () => {
      const [open, closed] = [shares(a, b, c), shares(a, b)]
      return [
        '$900',
        '$1,000',
        '$600',
        '$3,000',
        '$2,000',
        open.owed,
        open.limits,
        open.all,
        closed.owed,
        closed.limits,
        closed.all,
      ]
    },
  },
  '13': {
    'One block, line by line': () => {
      const months = (2026 - 2019) * 12 + (11 - 3)
      const age = [Math.floor(months / 12), months % 12]
      return [2019, 2026, ...age, '$2,000', '$640', shares(card('it', 640, 2000)).all, '$1,480', 30, 30]
    },
  },
  '14': {
    'A line that says enough': () => [4417, 2026, 5 - 2, 2026, 5],
    'The clock of one letter': () => {
      const [plain, longer] = [due(null), due('2027-03-20')]
      expect([plain.month, longer.month]).toEqual([4, 4])
      return [2, 30, plain.day, 20, 15, longer.day]
    },
  },
  '15': {
    'Closing a gap': () => {
      const gap = 2 * 70 + 2 * 30
      const left = 120 - 70
      return ['$70', '$30', dollars(gap * 100), '$120', '$70', dollars(left * 100), Math.ceil(gap / left)]
    },
  },
}

describe('the examples on credit are worked out', () => {
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
