/** The worked examples of the articles on small plans, bank fees and what is paid for in a store (45, 51, 52, 67 to 69). */
import { expect } from 'vitest'
import { describeExamples, dollars, oneDebt, outcome, steady } from './articles-under-test.ts'
import type { WorkedExamples } from './articles-under-test.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** A purchase with deferred interest for twelve payments. */
function deferred(price: number, aprPercent: number, payment: number) {
  const aprPpm = Math.round(aprPercent * 10_000)
  const debts = oneDebt(price, aprPercent, payment).map((debt) => ({
    ...debt,
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 13, aprPpm },
    ],
    deferred: { untilMonth: 12, aprPpm, accruedCents: 0 },
  }))
  const paid = outcome({ debts, order: 'minimumsOnly' })
  return {
    ...paid,
    charge: () => paid.interestUntil(12) / 100,
    owedAfter: () => paid.leftCents(12) / 100,
  }
}

/** How many of the payments leave the account below zero, in their order. */
function overdrafts(balance: number, payments: number[]): number {
  const left = (upTo: number) =>
    balance - payments.slice(0, upTo + 1).reduce((sum, payment) => sum + payment, 0)
  return payments.filter((_, at) => left(at) < 0).length
}

/** Plans, advances and overdrafts. */
const smallPlans: WorkedExamples = {
  '45': {
    'Five plans, one paycheck': () => {
      const payments = [31, 24, 45, 18, 27]
      const together = payments.reduce((sum, payment) => sum + payment, 0)
      return [
        ...payments.map(dollars),
        dollars(together),
        dollars(together * 4),
        '$900',
        percent(together / 900),
      ]
    },
    'What two late payments can do': () => {
      const fees = 2 * 7 + 35
      return ['$80', dollars(80 / 4), '$7', '$35', dollars(fees), '$80', dollars(80 + fees)]
    },
  },
  '51': {
    'Six dollars for ten days': () => {
      const fee = 4 + 2
      const yearly = (fee / 80) * (365 / 10)
      return ['$80', '$4', '$2', dollars(fee), 10, percent(yearly), dollars(fee * 2 * 12)]
    },
    'Down by twenty dollars each payday': () => {
      const steps = [100, 80, 60, 40, 20]
      return [
        '$100',
        '$6',
        26,
        dollars(26 * 6),
        ...steps.map(dollars),
        steps.length,
        dollars(steps.length * 6),
        dollars(100 - 80),
      ]
    },
  },
  '52': {
    'The order of the payments': () => {
      const small = [12, 9, 15]
      const [smallFirst, largeFirst] = [overdrafts(60, [...small, 95]), overdrafts(60, [95, ...small])]
      const taken = small.reduce((sum, payment) => sum + payment, 0)
      return [
        '$60',
        ...[...small, 95, 35, taken, 95].map(dollars),
        smallFirst,
        dollars(smallFirst * 35),
        '$95',
        largeFirst,
        dollars(largeFirst * 35),
      ]
    },
    'A cushion that costs less': () => {
      const fees = 5 * 35
      return ['$35', dollars(fees), '$7', fees / 7, dollars(fees)]
    },
  },
}

/** What is paid for in a store or at a doctor's desk. */
const storePlans: WorkedExamples = {
  '67': {
    'The refrigerator, three ways': () => {
      const [inTime, late, early] = [125, 50, 137].map((payment) => deferred(1500, 29.99, payment))
      if (!inTime || !late || !early) return expect.fail('three ways')
      expect([inTime.cents, early.cents]).toEqual([0, 0])
      return [
        '$1,500',
        12,
        '29.99%',
        '$125',
        inTime.months,
        '$50',
        dollars(late.owedAfter() - late.charge()),
        12,
        dollars(late.charge()),
        dollars(late.owedAfter()),
        '$137',
        early.months,
      ]
    },
    'A discount at the register': () => {
      const saved = 400 * 0.15
      const { months, cents, interest } = steady(400 - saved, 30.99, 20)
      expect(cents).toBeGreaterThan(saved * 100)
      return ['15%', '$400', dollars(saved), dollars(400 - saved), '30.99%', '$20', months, interest]
    },
  },
  '68': {
    'A washing machine by the week': () => {
      const total = 18 * 78
      const { months, interest } = steady(540, 18, 50)
      return [
        '$540',
        '$18',
        78,
        dollars(total),
        (total / 540).toFixed(1),
        '$18',
        '$540',
        540 / 18,
        '$540',
        '18%',
        '$50',
        months,
        interest,
      ]
    },
    'Buying it early': () => {
      const [paid, rest] = [18 * 40, 18 * (78 - 40)]
      return [
        '$18',
        40,
        dollars(paid),
        78 - 40,
        dollars(rest),
        dollars(rest / 2),
        dollars(paid + rest / 2),
        dollars(18 * 78),
      ]
    },
  },
  '69': {
    'The same dental bill, two ways': () => {
      const card = deferred(2400, 26.99, 150)
      return [
        '$2,400',
        '$150',
        steady(2400, 0, 150).months,
        12,
        '26.99%',
        '$150',
        12,
        dollars(card.owedAfter() - card.charge()),
        dollars(card.charge()),
        dollars(card.owedAfter()),
        '$150',
        card.months - 12,
        card.interest,
        dollars(2400 / 12),
      ]
    },
    'What assistance can be worth': () => {
      const share = 3200 * 0.4
      return ['$3,200', '40%', dollars(share), dollars(3200 - share), '$3,200', '$3,200']
    },
  },
}

describeExamples({ ...smallPlans, ...storePlans })
