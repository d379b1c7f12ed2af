import { expect } from 'vitest'
import {
  describeExamples,
  dollars,
  oneDebt,
  outcome,
  steady,
  type WorkedExamples,
} from './articles-under-test.ts'

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: WorkedExamples = {
  '25': {
    'One month on one page': () => {
      const bills = 1720 + 1080 / 12 + 240
      const left = 3200 - bills
      const over = left - 520 - 160 - 300
      return [
        '$3,200',
        '$1,720',
        '$1,080',
        dollars(1080 / 12),
        '$240',
        dollars(bills),
        dollars(left),
        '$520',
        '$160',
        '$300',
        dollars(over),
        '$120',
        dollars(over - 120),
      ]
    },
    'The $120 from the page above': () => {
      const [before, after] = [steady(3400, 22.99, 105), steady(3400, 22.99, 225)]
      return [
        '$3,400',
        '22.99%',
        '$105',
        before.months,
        before.interest,
        '$120',
        dollars(105 + 120),
        after.months,
        after.interest,
        before.months - after.months,
      ]
    },
  },
  '26': {
    'Six months of pay': () => {
      const pay = [2100, 3400, 2650, 1900, 3050, 2500]
      const total = pay.reduce((sum, month) => sum + month, 0)
      const [average, low] = [total / pay.length, Math.min(...pay)]
      return [...pay, total, average, low, average - low].map((amount) => dollars(amount))
    },
    'A good month': () => {
      const above = 3400 - 2050
      return [
        '$2,050',
        '$3,400',
        dollars(above),
        dollars(above / 2),
        '$475',
        dollars(above / 2 - 475),
        '$1,900',
        dollars(2050 - 1900),
      ]
    },
    'Lumps count too': () => {
      const before = steady(3000, 21.99, 120)
      const lumpSums = [3, 8].map((month) => ({ month, cents: 400_00 }))
      const debts = oneDebt(3000, 21.99, 120)
      const after = outcome({ debts, budgetCents: 120_00, order: 'avalanche', lumpSums })
      return [
        '$3,000',
        '21.99%',
        '$120',
        before.months,
        before.interest,
        '$400',
        3,
        '$400',
        8,
        after.months,
        after.interest,
      ]
    },
  },
  '27': {
    'Four calls, one evening': () => {
      const less = 75 - 60 + (85 - 55) + (142 - 128) + 14
      const [before, after] = [steady(4800, 23.99, 150), steady(4800, 23.99, 150 + less)]
      return [
        '$75',
        '$60',
        '$85',
        '$55',
        '$142',
        '$128',
        '$14',
        dollars(less),
        dollars(less * 12),
        '$4,800',
        '23.99%',
        '$150',
        before.months,
        before.interest,
        dollars(less),
        after.months,
        after.interest,
      ]
    },
  },
  '31': {
    'Sharing bills by income': () => {
      const [one, other, bills] = [3000, 2000, 3500]
      const share = one / (one + other)
      return [
        dollars(one),
        dollars(other),
        dollars(bills),
        dollars(one + other),
        `${share * 100}%`,
        `${100 - share * 100}%`,
        dollars(bills * share),
        dollars(bills * (1 - share)),
        dollars(one - bills * share),
        dollars(other - bills * (1 - share)),
      ]
    },
    'Eighty dollars, found by two': () => {
      const [before, after] = [steady(5000, 20.99, 160), steady(5000, 20.99, 240)]
      return [
        '$5,000',
        '20.99%',
        '$160',
        before.months,
        before.interest,
        dollars((240 - 160) / 2),
        '$240',
        after.months,
        after.interest,
      ]
    },
  },
  '33': {
    'One year on one page': () => {
      const year = 570 * 2 + 120 + 300 + 480 + 360
      return ['$570', dollars(570 * 2), '$120', '$300', '$480', '$360', dollars(year), dollars(year / 12)]
    },
    'Three months to go': () => ['$570', 3, dollars(570 / 3), 6, dollars(570 / 6)],
    'The insurance on a card': () => {
      const { months, interest } = steady(570, 24.99, 50)
      expect(months).toBeGreaterThan(6)
      return ['$570', '24.99%', '$50', months, interest, 6]
    },
  },
}

describeExamples(examples)
