/** The worked examples of the course's lessons, weeks 5 and 6: each figure is worked out again and compared in the order of the text. */
import { expect } from 'vitest'
import { netIncome } from '#engine/income/income.ts'
import { validationWindowEnd } from '#engine/letters/case-deadlines.ts'
import { addDays } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dollars, oneDebt, outcome, steady } from './articles-under-test.ts'
import { describeLessonExamples, exact, named, type LessonExamples } from './lessons-under-test.ts'

/** The figures of each example, in order, worked out from the amounts it names. */
const examples: LessonExamples = {
  'before-you-call': () => {
    const left = 2700 - 1960 - 340
    return [
      '$2,700',
      '$1,960',
      '$340',
      dollars(left),
      '$100',
      dollars(left - 100),
      '$385',
      dollars(385 - (left - 100)),
    ]
  },
  'ask-for-a-lower-rate': () => {
    const [before, after] = [steady(5200, 26.99, 200), steady(5200, 20.99, 200)]
    return [
      '$5,200',
      '26.99%',
      '$200',
      before.months,
      before.interest,
      '20.99%',
      '$200',
      after.months,
      after.interest,
      formatMoney(before.cents - after.cents),
    ]
  },
  'hardship-plans': () => {
    const before = steady(6500, 27.99, 220)
    const after = outcome({
      debts: [
        {
          ...named('debt', [6500, 9, 220]),
          rates: [
            { fromMonth: 0, aprPpm: 90_000 },
            { fromMonth: 13, aprPpm: 279_900 },
          ],
        },
      ],
      order: 'minimumsOnly',
    })
    return [
      '$6,500',
      '27.99%',
      '$220',
      before.months,
      before.interest,
      '9%',
      12,
      '27.99%',
      '$220',
      after.months,
      after.interest,
      formatMoney(before.cents - after.cents),
      before.months - after.months,
    ]
  },
  'letters-to-collectors': () => {
    const end = validationWindowEnd('2027-03-09')
    const mail = addDays(end, -7)
    expect([end.slice(5, 7), mail.slice(5, 7)]).toEqual(['04', '04'])
    return [9, 30, Number(end.slice(8)), Number(mail.slice(8))]
  },
  'what-they-may-not-do': () => {
    const calls = [2, 1, 2, 2, 2]
    return [...calls, calls.reduce((a, b) => a + b, 0), calls.length]
  },
  'get-it-in-writing': () => ['$1,800', '$1,100', 2, dollars(1100 / 2), dollars(1800 - 1100), '$1,100'],
  'what-your-skills-can-earn': () => {
    const extra = netIncome({ weeklyCents: 110_00, taxPpm: 220_000 })
    const before = steady(7000, 23.99, 230)
    const after = outcome({
      debts: oneDebt(7000, 23.99, 230),
      budgetCents: 230_00 + extra.netCents,
      order: 'avalanche',
    })
    return [
      '$22',
      5,
      dollars(22 * 5),
      4.33,
      exact(extra.monthlyCents),
      '22%',
      exact(extra.taxCents),
      exact(extra.netCents),
      '$7,000',
      '23.99%',
      '$230',
      before.months,
      after.months,
      before.interest,
      after.interest,
    ]
  },
  'ask-for-a-raise': () => {
    const monthly = netIncome({ weeklyCents: 36_00, taxPpm: 250_000 })
    return [
      '$19',
      36,
      '$36',
      exact(monthly.monthlyCents),
      4.33,
      52,
      dollars(36 * 52),
      exact(monthly.netCents),
    ]
  },
  'your-first-client': () => {
    const costs = 24 + 18
    const first = 3 * 60 - costs
    const later = 80 - costs / 3
    return [
      '$60',
      dollars(180),
      '$24',
      '$18',
      dollars(first),
      9,
      exact(Math.round((first / 9) * 100)),
      '$80',
      dollars(later),
      3,
      dollars(later / 3),
    ]
  },
  'what-a-site-takes': () => {
    const left = 200 * 0.8 - 3 - 12
    return [
      '$200',
      '20%',
      dollars(200 * 0.2),
      '$3',
      '$12',
      dollars(left),
      6,
      2,
      exact(Math.round((left / 8) * 100)),
      exact(Math.round((200 / 6) * 100)),
    ]
  },
  'set-money-aside-for-tax': () => {
    const profit = 500 - 60
    const counted = Math.round(profit * 0.9235 * 100)
    const self = Math.round(counted * 0.153)
    const income = Math.round(profit * 0.12 * 100)
    return [
      '$500',
      '$60',
      dollars(profit),
      '92.35%',
      exact(counted),
      '15.3%',
      exact(self),
      '12%',
      exact(income),
      exact(self + income),
      '$120',
    ]
  },
  'guard-your-time': () => {
    const [far, near] = [150 - 14, 110]
    return [
      '$150',
      6,
      dollars(150 / 6),
      2,
      '$14',
      dollars(far),
      8,
      dollars(far / 8),
      '$110',
      5,
      dollars(near / 5),
    ]
  },
  'spot-a-job-scam': () => ['$2,400', '$400', '$2,000', '$2,000', '$2,400', '$650', dollars(2000 - 650)],
}

describeLessonExamples([5, 6], examples)
