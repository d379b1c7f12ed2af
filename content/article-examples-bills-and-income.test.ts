import { describe, expect, it } from 'vitest'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { addDays } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'

type Figures = (string | number)[]

const dollars = (amount: number) => formatMoney(Math.round(amount * 100))
const exact = (cents: number) => formatMoney(cents, { decimals: 2 })

/** One debt that is paid off: [balance, rate in percent, payment], and sums that come on top. */
function paid([balance, rate, payment]: [number, number, number], lumpSums: PayoffInput['lumpSums'] = []) {
  const plan = planPayoff({
    debts: [
      {
        id: 'debt',
        balanceCents: balance * 100,
        rates: [{ fromMonth: 0, aprPpm: Math.round(rate * 10_000) }],
        minimum: { kind: 'fixed', cents: payment * 100 },
      },
    ],
    budgetCents: payment * 100,
    order: 'avalanche',
    lumpSums,
  })
  expect(plan.status).toBe('paid')
  return {
    months: plan.months,
    interest: formatMoney(plan.interestCents),
    cents: plan.interestCents,
    firstInterest: formatMoney(plan.schedule[0]?.debts[0]?.interestCents ?? expect.fail('no month 1')),
  }
}

const months = (count: number, dollarsEach: number) =>
  Array.from({ length: count }, (_, index) => ({ month: index + 1, cents: dollarsEach * 100 }))

/** The day of the month so many days later. */
const dayAfter = (date: string, days: number) => Number(addDays(date, days).slice(8))

function sideWork() {
  const profitCents = 6_200_00 - 1_000_00
  const countedCents = Math.round(profitCents * 0.9235)
  const taxCents = Math.round(countedCents * 0.153)
  const halfCents = Math.round(taxCents / 2)
  const restCents = profitCents - halfCents
  const incomeTaxCents = Math.round(restCents * 0.12)
  const dueCents = taxCents + incomeTaxCents
  return { profitCents, countedCents, taxCents, halfCents, restCents, incomeTaxCents, dueCents }
}

const card = [8000, 23.99] as const

/** The figures of each example, in order, from the amounts it names. */
const examples: Record<string, Record<string, () => Figures>> = {
  '34': {
    'How such a payment is worked out': () => {
      const line = 20_000 * 1.5
      const left = 42_000 - line
      return [
        '$42,000',
        '$20,000',
        '150%',
        '$20,000',
        dollars(line),
        dollars(left),
        '15%',
        dollars(left * 0.15),
        dollars((left * 0.15) / 12),
        '10%',
        dollars(left * 0.1),
        dollars((left * 0.1) / 12),
      ]
    },
    'When the payment is smaller than the interest': () => {
      const interestCents = monthInterestCents(30_000_00, 55_000)
      const gapCents = interestCents - 100_00
      return ['$30,000', '5.5%', exact(interestCents), '$100', exact(gapCents), formatMoney(gapCents * 12)]
    },
  },
  '35': {
    'Read it line by line': () => {
      const left = dollars(2460 - 180 - 1100)
      return ['$2,460', '$180', '$180', '$1,100', '$2,460', '$180', '$1,100', left]
    },
    'A plan without interest, or a card': () => {
      const [plan, onCard] = [paid([1180, 0, 100]), paid([1180, 25.99, 100])]
      expect(plan.cents).toBe(0)
      return ['$1,180', '$100', '0%', plan.months, '25.99%', '$100', onCard.months, onCard.interest]
    },
  },
  '36': {
    'Catching up on two months': () => {
      const owed = 2 * 1200 + 100
      const more = owed / 10
      return [
        '$1,200',
        dollars(2 * 1200),
        '$100',
        dollars(owed),
        10,
        dollars(more),
        dollars(1200 + more),
        dollars(1200 + more),
      ]
    },
    'The dates on a calendar': () => {
      const due = '2026-03-01'
      expect([36, 45, 121].map((days) => addDays(due, days).slice(5, 7))).toEqual(['04', '04', '06'])
      return [1, 36, dayAfter(due, 36), 45, dayAfter(due, 45), 120, dayAfter(due, 121)]
    },
  },
  '37': {
    'A longer loan': () => {
      const [before, after] = [paid([14_000, 11.9, 465]), paid([14_000, 11.9, 311])]
      return [
        '$14,000',
        '11.9%',
        '$465',
        before.months,
        before.interest,
        after.months,
        '$311',
        dollars(465 - 311),
        after.interest,
        formatMoney(after.cents - before.cents),
        dollars(465 - 311),
      ]
    },
    'Sold by you, or sold by the lender': () => {
      const [self, lender] = [14_000 - 11_500, 14_000 - 8500 + 900]
      return [
        '$14,000',
        '$11,500',
        dollars(self),
        '$8,500',
        '$900',
        '$14,000',
        '$8,500',
        '$900',
        dollars(lender),
        dollars(lender - self),
      ]
    },
  },
  '38': {
    'Eight fees, and the same loan': () => {
      const yearly = `${Math.round((45 / 300) * (365 / 14) * 100)}%`
      return ['$300', '$45', 8, 8 * 2, dollars(8 * 45), '$300', '$45', '$300', 14, yearly]
    },
    'A title loan that rolls over': () => {
      const fee = 1000 * 0.25
      return ['$1,000', '25%', dollars(fee), dollars(1000 + fee), dollars(fee), 4, dollars(4 * fee), '$1,000']
    },
    'The same $300, with a plan': () => [
      dollars(300 + 45),
      4,
      exact(345_00 / 4),
      dollars(8 * 45),
      dollars(300 + 45),
    ],
    'The same amount from a credit union': () => {
      const loan = paid([300, 28, 55])
      return [
        '$300',
        '28%',
        '$55',
        loan.months,
        loan.interest,
        '$20',
        dollars(Math.round(loan.cents / 100) + 20),
      ]
    },
  },
  '39': {
    'From what you were paid to what is due': () => {
      const work = sideWork()
      return [
        '$6,200',
        '$1,000',
        formatMoney(work.profitCents),
        '92.35%',
        exact(work.countedCents),
        '15.3%',
        exact(work.taxCents),
        exact(work.halfCents),
        exact(work.restCents),
        '12%',
        exact(work.incomeTaxCents),
        exact(work.dueCents),
        `${Math.round((work.dueCents / work.profitCents) * 100)}%`,
      ]
    },
    'A little more from each paycheck': () => {
      const { dueCents } = sideWork()
      const eachCents = dueCents / 26
      const due = exact(dueCents)
      return [due, 26, due, 26, exact(Math.round(eachCents)), dollars(Math.ceil(eachCents / 100))]
    },
  },
  '40': {
    'One card, four payments': () => {
      const [now, ...more] = [240, 290, 340, 440].map((payment) => paid([...card, payment]))
      const ends = more.map(({ months: count, interest }) => [count, interest])
      return [
        '$8,000',
        '23.99%',
        '$240',
        ...(now ? [now.firstInterest, now.months, now.interest] : []),
        ...['$50', '$100', '$200'].flatMap((step, index) => [step, ...(ends[index] ?? [])]),
      ]
    },
    'One hundred dollars, one time': () => {
      const [before, after] = [paid([...card, 240]), paid([...card, 240], months(1, 100))]
      expect(before.months - after.months).toBe(1)
      const saved = formatMoney(before.cents - after.cents)
      return ['$100', '$240', after.months, after.interest, '$100', saved]
    },
    'Six months, then stop': () => {
      const [before, after] = [paid([...card, 240]), paid([...card, 240], months(6, 300))]
      return [
        '$300',
        6,
        dollars(6 * 300),
        '$240',
        after.months,
        before.months,
        after.interest,
        before.interest,
        before.months - after.months,
      ]
    },
    'What is left of an hour': () => {
      const taxCents = 18_00 * 0.25
      const left = (18_00 - taxCents - 1_50) / 100
      const hours = 300 / left
      return ['$18', '25%', exact(taxCents), '$1.50', dollars(left), '$300', hours, 4, Math.floor(hours / 4)]
    },
  },
  '43': {
    'Count the days': () => {
      const arrived = '2026-06-08'
      expect(new Date(arrived).getUTCDay()).toBe(1)
      return ['$1,860', 8, dayAfter(arrived, 1), dayAfter(arrived, 4)]
    },
  },
  '44': {
    'The check that bounces': () => [
      '$2,400',
      '$500',
      dollars(2400 - 500),
      '$2,400',
      '$500',
      dollars(2400 - 500),
    ],
    'The same money, put on the debt': () => {
      const fees = [{ month: 1, cents: 400_00 }, ...months(6, 75)]
      const [before, after] = [paid([4000, 24.99, 120]), paid([4000, 24.99, 120], fees)]
      return [
        '$400',
        '$75',
        6,
        dollars(400 + 6 * 75),
        '$4,000',
        '24.99%',
        '$120',
        before.months,
        before.interest,
        dollars(400 + 6 * 75),
        after.months,
        after.interest,
        formatMoney(before.cents - after.cents),
      ]
    },
  },
}

describe('the examples about bills, income and safety are worked out by the engine', () => {
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
