/** The worked examples of the articles on small plans and bank fees (45, 51, 52). */
import { describeExamples, dollars } from './articles-under-test.ts'
import type { WorkedExamples } from './articles-under-test.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** How many of the payments leave the account below zero, in their order. */
function overdrafts(balance: number, payments: number[]): number {
  const left = (upTo: number) =>
    balance - payments.slice(0, upTo + 1).reduce((sum, payment) => sum + payment, 0)
  return payments.filter((_, at) => left(at) < 0).length
}

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

describeExamples(smallPlans)
