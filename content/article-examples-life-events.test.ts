import { expect } from 'vitest'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import {
  describeExamples,
  dollars,
  steady,
  type Figures,
  type WorkedExamples,
} from './articles-under-test.ts'

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
}

describeExamples(examples)
