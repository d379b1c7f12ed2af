import { expect } from 'vitest'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { nearestCent } from '#engine/money/rounding.ts'
import {
  describeExamples,
  dollars,
  oneDebt,
  outcome,
  steady,
  type WorkedExamples,
} from './articles-under-test.ts'

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`
const withCents = (cents: number) => formatMoney(cents, { decimals: 2 })
const shortest = (cents: number) => (cents % 100 === 0 ? formatMoney(cents) : withCents(cents))
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** An installment loan in dollars and percent: what it asks for each month, and its interest in whole dollars. */
function installments(balance: number, aprPercent: number, months: number) {
  const cents = standardPaymentCents({
    principalCents: balance * 100,
    aprPpm: Math.round(aprPercent * 10_000),
    months,
  })
  const debts = oneDebt(balance, aprPercent, 0).map((debt) => ({
    ...debt,
    minimum: { kind: 'fixed', cents } as const,
  }))
  const loan = outcome({ debts, order: 'minimumsOnly' })
  return {
    cents,
    payment: formatMoney(cents),
    interest: loan.interest,
    dollars: Math.round(loan.cents / 100),
  }
}

/** The day of a month, 6 for June 6. */
const dayOf = (date: string) => parseDate(date)?.day ?? expect.fail(date)

/** What is sent each month, in cents, so that `cents` are left when the trustee has kept `share` of it. */
const withTrustee = (cents: number, share: number) => nearestCent(cents / (1 - share))

/** What the plan of article 74 has to bring to the house, the taxes and the lawyer each month. */
const mustPay = (7200 + 2400 + 3000) / 60

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: WorkedExamples = {
  '71': {
    'Two quotes for the same car': () => {
      const [high, low] = [installments(16_000, 9.4, 60), installments(16_000, 7.9, 60)]
      return [
        '$16,000',
        60,
        '9.4%',
        high.payment,
        high.interest,
        '7.9%',
        low.payment,
        low.interest,
        dollars(high.dollars - low.dollars),
      ]
    },
    'A paid score, or a smaller debt': () => {
      const [before, after] = [steady(1800, 24.99, 70), steady(1800, 24.99, 70 + 20)]
      return [
        '$20',
        '$1,800',
        '24.99%',
        '$70',
        before.months,
        before.interest,
        dollars(70 + 20),
        after.months,
        after.interest,
      ]
    },
  },
  '72': {
    'A small limit and one small bill': () => [
      '$200',
      '$200',
      '25%',
      dollars(200 * 0.25),
      '$18',
      '$0',
      percent(18, 200),
      '$180',
      percent(180, 200),
    ],
    'What a credit-builder loan costs': () => {
      const { cents } = installments(600, 14, 12)
      return [
        '$600',
        '14%',
        12,
        withCents(cents),
        withCents(cents * 12),
        '$600',
        withCents(cents * 12 - 600_00),
        '$600',
      ]
    },
  },
  '73': {
    'Six months of pay': () => {
      const pay = [3900, 4300, 4100, 3900, 4500, 3900]
      const month = sumOf(pay) / pay.length
      expect(month * 12).toBeLessThan(56_000)
      return [...pay, sumOf(pay), month, month * 12, 56_000].map((amount) => dollars(amount))
    },
    'What is yours in a car': () => {
      const [own, more] = [9000 - 4500, 12_000 - 4500]
      expect(own).toBeLessThan(5000)
      return ['$9,000', '$4,500', dollars(own), '$5,000', '$12,000', dollars(more), dollars(more - 5000)]
    },
    'A calendar': () => {
      const [filed, met] = ['2027-03-02', '2027-04-08']
      const [first, last, due] = [addDays(filed, 21), addDays(filed, 40), addDays(met, 60)]
      expect(met > first && met < last).toBe(true)
      expect([first, last, due].map((date) => parseDate(date)?.month)).toEqual([3, 4, 6])
      return [2, 2027, dayOf(first), dayOf(last), dayOf(met), 60, dayOf(due)]
    },
  },
  '74': {
    'What one payment is made of': () => [
      '$7,200',
      '$2,400',
      '$3,000',
      dollars(mustPay * 60),
      dollars(mustPay),
      60,
      '$40',
      dollars(mustPay + 40),
      '8%',
      withCents(withTrustee((mustPay + 40) * 100, 0.08)),
      '$24,000',
      dollars(40 * 60),
      percent(40 * 60, 24_000),
      dollars(24_000 - 40 * 60),
    ],
    'When hours are cut': () => [
      24,
      '$40',
      dollars(mustPay),
      '8%',
      withCents(withTrustee(mustPay * 100, 0.08)),
      withCents(withTrustee((mustPay + 40) * 100, 0.08)),
    ],
  },
  '75': {
    'Ten years on a calendar': () => [10, 2027, 10, 2027 + 10, 2026, 2026 + 7],
    'Where the old payments go': () => {
      const fund = 340 - 60 - 80
      return ['$340', dollars(fund), '$60', '$80', 10, dollars(fund * 10)]
    },
    'A car now, or a car in a year': () => {
      const now = installments(9000, 19.9, 48)
      const later = installments(9000 - 12 * 200, 13.9, 36)
      return [
        '$9,000',
        '19.9%',
        48,
        now.payment,
        now.interest,
        12,
        '$200',
        dollars(12 * 200),
        dollars(9000 - 12 * 200),
        '13.9%',
        36,
        later.payment,
        later.interest,
        dollars(now.dollars - later.dollars),
      ]
    },
  },
  '91': {
    'Small bets, one year': () => {
      const year = 2 * 30 * 52
      const [before, after] = [steady(6200, 26.99, 200), steady(6200, 26.99, 200 + year / 12)]
      return [
        '$30',
        dollars(2 * 30),
        dollars(year),
        dollars(year / 12),
        '$6,200',
        '26.99%',
        '$200',
        before.months,
        before.interest,
        dollars(year / 12),
        after.months,
        after.interest,
      ]
    },
    'A cash advance for a bet': () => {
      const fee = 500 * 0.05
      const { months, interest } = steady(500 + fee, 29.99, 30)
      return ['$500', '5%', dollars(fee), '29.99%', '$30', months, interest]
    },
  },
  '92': {
    'Borrow or wait': () => {
      const interest = 24 * 0.1
      const weeks = Math.ceil((24 + interest) / 3)
      return [
        '$24',
        '$3',
        '10%',
        withCents(interest * 100),
        withCents((24 + interest) * 100),
        '$3',
        weeks,
        '$3',
        24 / 3,
        '$0',
      ]
    },
    'What a teenager can work out': () => {
      const { months, interest } = steady(300, 24.99, 15)
      return ['$300', '24.99%', '$15', months, interest]
    },
  },
  '96': {
    'The rule meets a real rent': () => {
      const [pay, needs] = [3600, 2340]
      const [half, wants, rest] = [50, 30, 20].map((share) => (pay * share) / 100)
      if (half === undefined || wants === undefined || rest === undefined) expect.fail('three shares')
      const left = pay - needs - rest
      const own = [needs, left, rest].map((part) => Math.round((part / pay) * 100))
      return [
        dollars(pay),
        50,
        30,
        20,
        dollars(half),
        dollars(wants),
        dollars(rest),
        dollars(needs),
        percent(needs, pay),
        dollars(rest),
        dollars(left),
        percent(left, pay),
        ...own,
      ]
    },
    'The same pay, down to zero': () => {
      const needs = [1520, 560, 160, 100]
      const jobs = [240, 720, 200, 100]
      return [3600, ...needs, sumOf(needs), ...jobs, 3600 - sumOf(needs) - sumOf(jobs)].map((amount) =>
        dollars(amount),
      )
    },
    'One week in envelopes': () => {
      const month = [560, 160, 240]
      return [...month, ...month.map((amount) => amount / 4), sumOf(month) / 4].map((amount) =>
        dollars(amount),
      )
    },
  },
  '97': {
    'What wears out, by the month': () => {
      const things = [
        [360, 36],
        [600, 48],
        [720, 60],
        [840, 84],
      ] as const
      const each = things.map(([price, months]) => (price / months) * 100)
      return [
        ...things.flatMap(([price, months], at) => [dollars(price), months, shortest(each[at] ?? 0)]),
        shortest(sumOf(each)),
      ]
    },
    'Two wishes and $130': () => {
      const [tooth, trip] = [480 / 6, 900 / 12]
      const first = 130 - tooth
      const left = 900 - first * 6
      const more = Math.ceil(left / 130)
      expect(12 - (6 + more)).toBe(1)
      return [
        '$480',
        6,
        dollars(tooth),
        '$900',
        12,
        dollars(trip),
        dollars(tooth + trip),
        '$130',
        dollars(tooth),
        dollars(first),
        6,
        dollars(first * 6),
        '$130',
        dollars(left),
        more,
        6 + more,
      ]
    },
    'A fund, or a card': () => {
      const [same, less] = [steady(900, 23.99, 75), steady(900, 23.99, 50)]
      return [
        '$900',
        '$75',
        900 / 75,
        '23.99%',
        '$75',
        same.months,
        same.interest,
        '$50',
        less.months,
        less.interest,
      ]
    },
  },
  '98': {
    'Each alone, or both together': () => {
      const alone = [steady(6000, 27.99, 250), steady(4000, 11.99, 250)]
      const debts = [
        ...oneDebt(6000, 27.99, 150).map((debt) => ({ ...debt, id: 'card' })),
        ...oneDebt(4000, 11.99, 110).map((debt) => ({ ...debt, id: 'loan' })),
      ]
      const both = outcome({ debts, budgetCents: 2 * 250_00, order: 'avalanche' })
      const apart = sumOf(alone.map(({ cents }) => cents))
      return [
        '$6,000',
        '27.99%',
        '$150',
        '$4,000',
        '11.99%',
        '$110',
        '$250',
        alone[1]!.months,
        alone[0]!.months,
        formatMoney(apart),
        dollars(2 * 250),
        both.months,
        both.interest,
        dollars(Math.round(apart / 100) - Math.round(both.cents / 100)),
      ]
    },
    'The gap': () => {
      const [larger, smaller, needed] = [3100, 2300, 3650]
      const [short, long] = [needed - larger, needed - smaller]
      return [larger, smaller, needed, short, short * 3, long, long * 3].map((amount) => dollars(amount))
    },
  },
  '99': {
    'The same $300, shared in two ways': () => {
      const [before, after] = [steady(5200, 24.99, 180), steady(5200, 24.99, 180 + 100)]
      return [
        '$5,200',
        '24.99%',
        '$180',
        '$200',
        before.months,
        before.interest,
        dollars(200 - 100),
        dollars(180 + 100),
        after.months,
        after.interest,
        after.months + 1,
        dollars(180 + 100),
      ]
    },
    'A percentage instead of an amount': () => [
      '$2,800',
      '$2,300',
      '4%',
      dollars(2800 * 0.04),
      dollars(2300 * 0.04),
    ],
    'What a deduction is worth': () => {
      const less = 1500 * 0.12
      return ['$1,500', 2026, '$1,500', '12%', dollars(less), dollars(1500 - less)]
    },
  },
  '104': {
    'Where $480 a month can go': () => {
      const fund = 480 - 120 - 80
      const year = [fund, 120, 80].map((amount) => dollars(amount * 12))
      return ['$480', dollars(fund), '$120', '$80', 12, ...year]
    },
    'A slip that nobody noticed': () => {
      let owed = 0
      for (let month = 1; month <= 12; month += 1) owed = (owed + 90) * (1 + 0.2499 / 12)
      return ['$90', '24.99%', 12, dollars(owed), dollars(owed - 90 * 12)]
    },
  },
}

describeExamples(examples)
