import { expect } from 'vitest'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import {
  describeExamples,
  dollars,
  outcome,
  steady,
  type Figures,
  type WorkedExamples,
} from './articles-under-test.ts'

const exact = (amount: number) => formatMoney(Math.round(amount * 100), { decimals: 2 })

/** Months and interest of one debt with the same payment each month. */
function ended(balance: number, aprPercent: number, payment: number): Figures {
  const { months, interest } = steady(balance, aprPercent, payment)
  return [months, interest]
}

/** Cents owed after months in each of which interest is added and something is paid or, below zero, charged. */
function later(balanceCents: number, aprPercent: number, run: { months: number; paidCents: number }): number {
  return Array.from({ length: run.months }).reduce<number>(
    (balance) => balance + monthInterestCents(balance, Math.round(aprPercent * 10_000)) - run.paidCents,
    balanceCents,
  )
}

/** Day of the month and year of a date; fails on a text that is none. */
const partsOf = (date: string) => parseDate(date) ?? expect.fail(`no date: ${date}`)

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: WorkedExamples = {
  '53': {
    'What waiting can cost': () => {
      const owed = 2 * 186
      return ['$186', dollars(owed), '$60', '$250', dollars(owed + 60 + 250)]
    },
    'The same debt as a plan': () => {
      const [owed, bill] = [2 * 186, 186]
      const left = 200 - bill
      return [
        dollars(owed),
        12,
        dollars(owed / 12),
        dollars(bill),
        dollars(bill + owed / 12),
        '$200',
        dollars(left),
        Math.ceil(owed / left),
        dollars(owed),
      ]
    },
  },
  '54': {
    'A grocery bill that gets smaller': () => {
      const [toCard, freed] = [100, 290]
      return [
        '$640',
        dollars(freed),
        dollars(640 - freed),
        dollars(toCard),
        dollars(freed - toCard),
        '$3,600',
        '24.99%',
        '$110',
        ...ended(3600, 24.99, 110),
        dollars(110 + toCard),
        ...ended(3600, 24.99, 110 + toCard),
      ]
    },
    'A child-care share': () => ['$920', '$185', dollars(920 - 185), dollars((920 - 185) * 12)],
  },
  '59': {
    'A small estate': () => {
      const left = 6400 - 4100
      return ['$6,400', '$4,100', dollars(left), '$5,200', dollars(left), dollars(5200 - left)]
    },
    'A joint card': () => [
      '$5,200',
      '22.99%',
      '$160',
      ...ended(5200, 22.99, 160),
      '9%',
      ...ended(5200, 9, 160),
    ],
  },
  '60': {
    'The decree says that the other one pays': () => {
      const interestCents = later(6_000_00, 22.99, { months: 3, paidCents: 0 }) - 6_000_00
      const interest = Math.round(interestCents / 100)
      const fees = 3 * 35
      return ['$6,000', '22.99%', dollars(interest), '$35', dollars(fees), dollars(6000 + interest + fees)]
    },
    'Half each, in two names': () => [
      '$10,000',
      '22.99%',
      dollars(10_000 / 2),
      '14%',
      '$180',
      ...ended(10_000 / 2, 14, 180),
    ],
  },
  '61': {
    'A car loan that went wrong': () => {
      const loan = steady(18_000, 9.9, 382)
      expect(loan.months).toBe(60)
      const left = Math.round(loan.leftCents(20) / 100)
      return ['$18,000', '9.9%', 60, '$382', 20, dollars(left), '$8,500', '$700', dollars(left - 8500 + 700)]
    },
    'One card, two reports': () => [
      '$8,000',
      '$6,400',
      `${(6400 / 8000) * 100}%`,
      '$800',
      `${(800 / 8000) * 100}%`,
    ],
  },
  '64': {
    'How long the money lasts': () => {
      const [bills, cut, benefit, savings] = [3150, 420, 1690, 4200]
      const short = bills - cut - benefit
      expect(Math.floor(savings / short)).toBe(4)
      expect(savings / (bills - benefit)).toBeLessThan(3)
      return [
        dollars(bills),
        dollars(cut),
        dollars(bills - cut),
        dollars(benefit),
        dollars(short),
        dollars(savings),
        dollars(bills - benefit),
      ]
    },
    'Two ways with one card': () => [
      '$4,800',
      '23.99%',
      '$150',
      '$60',
      '6%',
      formatMoney(later(4_800_00, 6, { months: 3, paidCents: 60_00 })),
      formatMoney(later(4_800_00, 23.99, { months: 3, paidCents: 0 })),
    ],
    'What a withdrawal leaves': () => [
      '$8,000',
      '10%',
      dollars(8000 * 0.1),
      '12%',
      dollars(8000 * 0.12),
      dollars(8000 - 8000 * 0.1 - 8000 * 0.12),
    ],
  },
  '70': {
    'Count the days': () => {
      const [arrived, gotIt] = ['2027-03-02', '2027-03-31']
      const last = addDays(arrived, 180)
      expect(last.slice(0, 7)).toBe('2027-08')
      expect(new Date(last).getUTCDay()).toBe(0)
      const answer = addDays(gotIt, 60)
      expect(answer.slice(0, 7)).toBe('2027-05')
      return [
        partsOf(arrived).day,
        partsOf(arrived).year,
        180,
        partsOf(last).day,
        partsOf(last).year,
        60,
        partsOf(gotIt).day,
        partsOf(answer).day,
      ]
    },
    'One denial, two results': () => {
      const share = 2400 * 0.2
      return [
        '$3,850',
        '$2,400',
        '20%',
        dollars(share),
        dollars(3850 - share),
        '$3,850',
        '24.99%',
        '$150',
        ...ended(3850, 24.99, 150),
      ]
    },
  },
  '86': {
    'Two ways to send the same $300': () => {
      const [fromA, fromB] = [Math.round(300 * 18.1), Math.round(300 * 18.4)]
      const tax = 300 * 0.01
      const [a, b] = [300 + 8 + tax, 300 + 3]
      return [
        '$8',
        '18.10',
        dollars(tax),
        dollars(a),
        fromA.toLocaleString('en-US'),
        '$3',
        '18.40',
        dollars(b),
        fromB.toLocaleString('en-US'),
        dollars(a - b),
        fromB - fromA,
      ]
    },
    'Sending and owing': () => [
      '$400',
      '$4,200',
      '26.99%',
      '$130',
      ...ended(4200, 26.99, 130),
      '$340',
      dollars(400 - 340),
      ...ended(4200, 26.99, 130 + 400 - 340),
    ],
  },
  '87': {
    'A card from before you served': () => {
      const capped = outcome({
        debts: [
          {
            id: 'card',
            balanceCents: 5_600_00,
            rates: [
              { fromMonth: 0, aprPpm: 60_000 },
              { fromMonth: 13, aprPpm: 239_900 },
            ],
            minimum: { kind: 'fixed', cents: 200_00 },
          },
        ],
        order: 'minimumsOnly',
      })
      return [
        '$5,600',
        '23.99%',
        '$200',
        ...ended(5600, 23.99, 200),
        12,
        '6%',
        '$200',
        capped.months,
        capped.interest,
      ]
    },
    'A payday loan and the cap': () => [
      '$500',
      '$75',
      `${Math.round((75 / 500) * (365 / 14) * 100)}%`,
      '36%',
      '$500',
      exact(500 * 0.36 * (14 / 365)),
    ],
  },
  '88': {
    'What the bank leaves alone': () => {
      const kept = 2 * 1450
      return ['$1,450', dollars(kept), '$3,700', dollars(kept), dollars(3700 - kept)]
    },
    'Two checks, two results': () => {
      const [large, small] = [1450, 820].map((check) => ({ share: check * 0.15, above: check - 750 }))
      if (!large || !small) return expect.fail('no checks')
      expect(large.share).toBeLessThan(large.above)
      expect(small.above).toBeLessThan(small.share)
      return [
        '$1,450',
        '15%',
        exact(large.share),
        '$750',
        dollars(large.above),
        exact(Math.min(large.share, large.above)),
        '$820',
        '15%',
        dollars(small.share),
        dollars(small.above),
        '$750',
        dollars(Math.min(small.share, small.above)),
      ]
    },
    'What one program can free up': () => {
      const freed = 190 + 85 - 20
      return [
        '$190',
        '$85',
        '$20',
        dollars(freed),
        '$3,200',
        '22.99%',
        '$90',
        ...ended(3200, 22.99, 90),
        '$120',
        ...ended(3200, 22.99, 90 + 120),
        dollars(freed - 120),
      ]
    },
  },
  '89': {
    'How the debt grows': () => {
      const owed = (60_000 + 12_000) * 100
      const after = (years: number) => Math.round(later(owed, 8, { months: years * 12, paidCents: 0 }) / 100)
      return [
        '$60,000',
        '$12,000',
        dollars(owed / 100),
        '8%',
        dollars(after(5)),
        dollars(after(10)),
        dollars(after(15)),
        '$240,000',
        dollars(240_000 - after(15)),
      ]
    },
    'Only what you need': () => [
      '$15,000',
      '$60,000',
      '$12,000',
      dollars(15_000 + 12_000),
      '8%',
      formatMoney(later((15_000 + 12_000) * 100, 8, { months: 10 * 12, paidCents: 0 })),
    ],
  },
  '93': {
    'Paying from your own card': () => {
      const owedCents = later(0, 24.99, { months: 12, paidCents: 60_00 - 260_00 })
      const addedCents = 12 * (260_00 - 60_00)
      return [
        '$260',
        '24.99%',
        '$60',
        12,
        formatMoney(owedCents),
        dollars(Math.round(owedCents / 100) - addedCents / 100),
        '$150',
        steady(owedCents / 100, 24.99, 150).months,
      ]
    },
    'The same gap, closed in his budget': () => {
      const [income, costs, help] = [1620, 1880, 190 + 45 + 40]
      return [
        dollars(income),
        dollars(costs),
        dollars(costs - income),
        '$190',
        '$45',
        '$40',
        dollars(help),
        dollars(income - costs + help),
      ]
    },
  },
}

describeExamples(examples)
