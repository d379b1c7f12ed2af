/** The worked examples of the articles on collectors, courts and help with debts (16 to 24). */
import { describe, expect, it } from 'vitest'
import type { PayoffDebt, PayoffInput, RateStep } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { validationWindowEnd } from '#engine/letters/case-deadlines.ts'
import { isBusinessDay } from '#engine/money/business-days.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'

const dollars = (amount: number) => formatMoney(amount * 100)
const withCents = (cents: number) => formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })
const from = (fromMonth: number, aprPercent: number): RateStep => ({
  fromMonth,
  aprPpm: Math.round(aprPercent * 10_000),
})
const owed = (id: string, amount: number, minimum: number, ...rates: RateStep[]): PayoffDebt => ({
  id,
  balanceCents: amount * 100,
  rates,
  minimum: { kind: 'fixed', cents: minimum * 100 },
})

/** Months and interest of a plan that ends. */
function outcome(input: PayoffInput) {
  const { status, months, interestCents } = planPayoff(input)
  expect(status).toBe('paid')
  return { months, cents: interestCents, interest: formatMoney(interestCents) }
}

/** What is owed after months without a payment, late fees apart. */
function grown(balanceCents: number, aprPercent: number, months: number): number {
  return Array.from({ length: months }).reduce<number>(
    (balance) => balance + monthInterestCents(balance, aprPercent * 10_000),
    balanceCents,
  )
}

/** Day of the month and year of a date; fails on a text that is none. */
function partsOf(date: string) {
  return parseDate(date) ?? expect.fail(`no date: ${date}`)
}

/** 0 for a Sunday. */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** One card of $7,000 with $240 a month. */
function paidAt(...rates: RateStep[]) {
  return outcome({ debts: [owed('card', 7000, 240, ...rates)], order: 'minimumsOnly' })
}

const floorCents = 30 * 7_25

/** 15 U.S.C. 1673(a): the lower of a quarter of the pay and what lies above 30 times the minimum wage a week. */
function mostTaken(payCents: number, weeks: number) {
  const quarter = payCents / 4
  const above = Math.max(0, payCents - weeks * floorCents)
  return { quarter: withCents(quarter), above: withCents(above), most: Math.min(quarter, above) }
}

/** 15 U.S.C. 1681c(c): seven years from 180 days after the missed payment that was never made up for. */
function offTheReport(missedOn: string) {
  const starts = partsOf(addDays(missedOn, 180))
  return { starts, ends: { ...starts, year: starts.year + 7 } }
}

const cards = (...rates: [number, number, number]) => [
  owed('a', 4200, 110, from(0, rates[0])),
  owed('b', 3100, 85, from(0, rates[1])),
  owed('c', 1700, 50, from(0, rates[2])),
]

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: Record<string, Record<string, () => (string | number)[]>> = {
  '16': {
    'A week of calls': () => {
      const calls = [2, 1, 2, 1, 2, 1]
      const total = calls.reduce((sum, count) => sum + count, 0)
      expect(total).toBeGreaterThan(7)
      return [...calls, total, calls.length, 7, 7]
    },
  },
  '17': {
    'Check the amount': () => {
      const parts = ['$2,140', '$310', '$45', '$200']
      const right = 2140 + 310 + 45 - 200
      return [...parts, ...parts, dollars(right), dollars(right + 200), '$200']
    },
    'Count the days': () => {
      const end = validationWindowEnd('2027-03-03')
      return [3, 30, partsOf(end).day, partsOf(addDays(end, -7)).day]
    },
  },
  '18': {
    'How ten minutes can add years': () => [2021, 2021 + 4, 2026, '$20', 2026 + 4, '$20'],
    'When it leaves the report': () => {
      const { starts, ends } = offTheReport('2020-05-10')
      expect([starts.month, ends.month]).toEqual([11, 11])
      return [10, 2020, 180, starts.day, starts.year, ends.day, ends.year]
    },
  },
  '19': {
    'Count the days': () => {
      const last = addDays('2027-06-07', 20)
      expect([weekday('2027-06-07'), weekday(last), weekday('2027-06-17')]).toEqual([1, 0, 4])
      // June 19, a holiday, is a Saturday.
      expect(isBusinessDay('2027-06-18')).toBe(false)
      expect(partsOf(last).month).toBe(6)
      return [7, 2027, 20, partsOf(last).day, 17]
    },
    'What silence can add': () => {
      const judgment = 2600 + 240 + 390
      return ['$2,600', '$240', '$390', dollars(judgment), '8%', formatMoney(judgment * 8)]
    },
  },
  '20': {
    'Three weeks, three results': () => {
      const [first, second, third] = [mostTaken(500_00, 1), mostTaken(260_00, 1), mostTaken(217_00, 1)]
      expect([first.most, second.most, third.most]).toEqual([125_00, 42_50, 0])
      const floor = withCents(floorCents)
      return [
        ['$7.25', 30, floor],
        ['$500', first.quarter, floor, first.above, withCents(first.most)],
        ['$260', second.quarter, second.above, withCents(second.most)],
        ['$217'],
      ].flat()
    },
    'Paid every two weeks': () => {
      const { quarter, above, most } = mostTaken(1_100_00, 2)
      return [
        withCents(2 * floorCents),
        '$1,100',
        quarter,
        above,
        withCents(most),
        withCents(1_100_00 - most),
      ]
    },
  },
  '21': {
    'A year at a lower rate': () => {
      const [before, after] = [paidAt(from(0, 27.99)), paidAt(from(0, 8), from(13, 27.99))]
      return [
        ['$7,000', '27.99%', '$240', before.months, before.interest],
        ['8%', 12, '27.99%', '$240', after.months, after.interest],
        [formatMoney(before.cents - after.cents), before.months - after.months],
      ].flat()
    },
    'Three months without a payment': () => {
      const later = grown(7_000_00, 27.99, 3)
      return ['27.99%', formatMoney(later), formatMoney(later - 7_000_00)]
    },
  },
  '22': {
    'Three cards in one plan': () => {
      const stands = outcome({
        debts: cards(24.99, 27.49, 29.99),
        budgetCents: 350_00,
        order: 'avalanche',
      })
      const plan = outcome({ debts: cards(8, 8, 8), budgetCents: 320_00, order: 'avalanche' })
      const fees = plan.months * 30_00
      return [
        ['$4,200', '24.99%', '$3,100', '27.49%', '$1,700', '29.99%', dollars(4200 + 3100 + 1700)],
        ['$110', '$85', '$50'],
        ['$350', stands.months, stands.interest, '8%', '$30', '$350', dollars(350 - 30)],
        [plan.months, plan.interest, formatMoney(fees), formatMoney(plan.cents + fees)],
        [formatMoney(stands.cents - plan.cents - fees), stands.months - plan.months],
      ].flat()
    },
  },
  '23': {
    'What is left of "half"': () => {
      const balance = grown(8_000_00, 24.99, 20)
      const half = balance / 2
      const tax = half * 0.12
      return [
        ['$8,000', '24.99%', 20, formatMoney(balance), formatMoney(half)],
        ['25%', '$8,000', dollars(8000 / 4), '12%', formatMoney(tax)],
        [formatMoney(half + 2_000_00 + tax)],
      ].flat()
    },
  },
  '24': {
    'Catching up on a house': () => ['$5,400', 36, dollars(5400 / 36), 60, dollars(5400 / 60)],
  },
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
