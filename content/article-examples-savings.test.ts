import { expect } from 'vitest'
import { formatMoney, shownDifference } from '#engine/money/format.ts'
import {
  describeExamples,
  dollars,
  steady,
  type Figures,
  type WorkedExamples,
} from './articles-under-test.ts'

/** Interest of a year on a sum that stays as it is. */
const yearOn = (amount: number, ratePercent: number) => dollars((amount * ratePercent) / 100)

function purchase(price: number, aprPercent: number, payment: number): Figures {
  const { months, interest } = steady(price, aprPercent, payment)
  return [dollars(payment), months, interest]
}

function cushionFirst(): Figures {
  const atOnce = steady(4000, 23.99, 310)
  const waiting = steady(4000, 23.99, 110)
  const after = steady(waiting.leftCents(3) / 100, 23.99, 310)
  const cents = waiting.interestUntil(3) + after.cents
  return [
    '$4,000',
    '23.99%',
    '$110',
    '$200',
    dollars(110 + 200),
    atOnce.months,
    atOnce.interest,
    '$200',
    3,
    dollars(200 * 3),
    '$310',
    3 + after.months,
    formatMoney(cents),
    formatMoney(shownDifference(cents, atOnce.cents)),
    3 + after.months - atOnce.months,
  ]
}

function matchOrCard(): Figures {
  const [without, withExtra] = [steady(5000, 22.99, 150), steady(5000, 22.99, 310)]
  const lessCents = without.leftCents(12) - withExtra.leftCents(12)
  const savedCents = without.interestUntil(12) - withExtra.interestUntil(12)
  expect(lessCents).toBe(160_00 * 12 + savedCents)
  return [
    '$5,000',
    '22.99%',
    '$150',
    '$160',
    formatMoney(lessCents),
    12,
    dollars(160 * 12),
    formatMoney(savedCents),
  ]
}

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: WorkedExamples = {
  '28': {
    'A repair of $600': () => {
      const { months, interest } = steady(600, 24.99, 30)
      return ['$600', '24.99%', '$30', months, interest, '$600', '$600']
    },
    'Twenty dollars a week': () => ['$20', 25, dollars(20 * 25), 52, dollars(20 * 52)],
  },
  '29': {
    'One thousand dollars, one year': () => [
      '4%',
      '$1,000',
      yearOn(1000, 4),
      '23.99%',
      '$1,000',
      yearOn(1000, 23.99),
      dollars(240 - 40),
    ],
    'What a cushion costs': cushionFirst,
  },
  '30': {
    'A used car in a year and a half': () => [
      '$3,600',
      18,
      dollars(3600 / 18),
      '26.99%',
      ...purchase(3600, 26.99, 200),
      ...purchase(3600, 26.99, 120),
    ],
  },
  '32': {
    'One small step': () => {
      const [before, after] = [steady(2500, 21.99, 75), steady(2500, 21.99, 100)]
      return [
        '$2,500',
        '21.99%',
        '$75',
        before.months,
        before.interest,
        dollars(100 - 75),
        after.months,
        after.interest,
        before.months - after.months,
      ]
    },
  },
  '41': {
    'One year with a match': () => {
      const put = 48_000 * 0.04
      return [
        '$48,000',
        50,
        '4%',
        '4%',
        dollars(put),
        dollars(put / 12),
        dollars(put / 2),
        dollars(put + put / 2),
      ]
    },
    'A year of $160 on a card': matchOrCard,
    'Above the match': () => {
      const [before, after] = [steady(5000, 22.99, 150), steady(5000, 22.99, 310)]
      return [
        '$5,000',
        '22.99%',
        before.months,
        '$150',
        before.interest,
        dollars(150 + 160),
        after.months,
        after.interest,
      ]
    },
  },
  '42': {
    'The same two thousand dollars': () => {
      const gain = yearOn(2000, 6)
      return ['$2,000', '22.99%', yearOn(2000, 22.99), '$2,000', '6%', gain, '6%', gain, '22.99%']
    },
    'One percent a year': () => {
      const [free, charged] = [10_000 * 1.04 ** 20, 10_000 * 1.03 ** 20]
      return [
        '$10,000',
        20,
        '4%',
        dollars(free),
        '1%',
        '3%',
        dollars(charged),
        dollars(Math.round(free) - Math.round(charged)),
      ]
    },
  },
}

describeExamples(examples)
