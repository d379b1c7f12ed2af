/** The worked examples of the articles on student loans, taxes, settlements and money that comes back (46, 47, 48). */
import { povertyLineCents } from '#engine/grants/poverty-line.ts'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { describeExamples, dollars } from './articles-under-test.ts'

/** The guideline of 2026 for the 48 states and the District of Columbia. */
const GUIDELINE_2026 = { firstCents: 15_960_00, additionalCents: 5_680_00 }
const povertyLine = (people: number) => povertyLineCents(GUIDELINE_2026, people) / 100

const exact = (amount: number) => formatMoney(Math.round(amount * 100), { decimals: 2 })
const interestOf = (balance: number, aprPercent: number) =>
  monthInterestCents(balance * 100, aprPercent * 10_000) / 100

/** 34 CFR 685.209(b)(2): the share of the whole income, which ends of a step belong to. */
const rapPercent = (income: number) => Math.min(10, Math.ceil(income / 10_000) - 1)
/** 34 CFR 685.209(f)(5), for incomes above $10,000: in dollars a month. */
const rapPayment = (income: number, dependents: number) =>
  Math.max(10, (income * rapPercent(income)) / 100 / 12 - 50 * dependents)

/** What lies above 150% of the guideline, which IBR and rehabilitation start from. */
const above = (income: number, people: number) => income - povertyLine(people) * 1.5

const rehabilitation = (above(30_000, 1) * 0.15) / 12

describeExamples({
  '46': {
    'One income, one child': () => {
      const percent = rapPercent(38_000)
      const year = (38_000 * percent) / 100
      return [
        ['$38,000', '$30,000', '$40,000', `${percent}%`, '$38,000', dollars(year)],
        [dollars(year / 12), '$50', dollars(rapPayment(38_000, 1))],
      ].flat()
    },
    'What happens to the debt': () => {
      const payment = rapPayment(38_000, 1)
      const interest = interestOf(24_000, 5.5)
      // 34 CFR 685.209(h): what the payment leaves of $50, and never more than the payment.
      const help = Math.min(50, payment) - Math.max(0, payment - interest)
      return [
        ['$24,000', '5.5%', dollars(payment), dollars(interest), dollars(payment)],
        [dollars(interest - payment), dollars(help), 12, dollars(12 * payment), dollars(24_000 - 12 * help)],
      ].flat()
    },
    'The same person in IBR': () => {
      const left = above(38_000, 2)
      return [
        [2026, dollars(povertyLine(2)), '150%', dollars(povertyLine(2) * 1.5), '$38,000', dollars(left)],
        ['10%', dollars(left * 0.1), dollars((left * 0.1) / 12)],
        ['15%', dollars(left * 0.15), dollars((left * 0.15) / 12)],
      ].flat()
    },
  },
  '47': {
    'A rehabilitation payment': () =>
      [
        ['$30,000', 2026, dollars(povertyLine(1)), '150%', dollars(povertyLine(1) * 1.5)],
        [dollars(above(30_000, 1)), '15%', dollars(above(30_000, 1) * 0.15)],
        [exact(rehabilitation), exact(9 * rehabilitation)],
      ].flat(),
    'Garnished or rehabilitated': () => {
      const taken = 2000 * 0.15
      return [
        '$2,000',
        '15%',
        dollars(taken),
        exact(rehabilitation),
        dollars(9 * taken),
        exact(9 * rehabilitation),
      ]
    },
  },
  '48': {
    'How far is it?': () => [84, 120, 120 - 84, '$180', dollars((120 - 84) * 180)],
    'What a pause can cost': () => {
      const interest = interestOf(31_000, 6)
      return [
        8,
        120 - 84,
        120 - 84,
        120 - 84 + 8,
        '$31,000',
        '6%',
        dollars(interest),
        dollars(8 * interest),
        8,
      ]
    },
  },
})
