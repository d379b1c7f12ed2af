import { expect } from 'vitest'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
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
}

describeExamples(examples)
