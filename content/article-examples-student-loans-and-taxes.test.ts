/** The worked examples of the articles on student loans, taxes, settlements and money that comes back (46, 47, 48, 49, 65, 66, 76, 77, 78, 79, 94, 95). */
import { exactPaymentCents } from '#engine/debts/terms/amortization.ts'
import { povertyLineCents } from '#engine/grants/poverty-line.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { describeExamples, dollars, steady } from './articles-under-test.ts'

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

/** Payment and interest of a loan of level payments. */
function level(balance: number, aprPercent: number, years: number) {
  const months = years * 12
  const payment =
    exactPaymentCents({ principalCents: balance * 100, aprPpm: aprPercent * 10_000, months }) / 100
  return { payment, interest: payment * months - balance }
}

/** What is owed after months without a payment, late fees apart. */
function grown(balance: number, aprPercent: number, months: number): number {
  let cents = balance * 100
  for (let month = 0; month < months; month += 1) cents += monthInterestCents(cents, aprPercent * 10_000)
  return cents / 100
}

const dayOf = (date: string) => parseDate(date)?.day ?? Number.NaN
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

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
  '49': {
    'Filing late or on time': () => {
      // 26 U.S.C. 6651(c)(1): where both penalties run, the one for filing is smaller by the other.
      const late = 4000 * (0.045 + 0.005) * 3
      const onTime = 4000 * 0.005 * 3
      return ['$4,000', 3, '5%', dollars(late), 3, '0.5%', dollars(onTime), dollars(late - onTime)]
    },
    'What a monthly plan costs': () => {
      const penalty = 0.25 * 12
      const [plan, card] = [steady(4060, 7 + penalty, 150), steady(4060, 24.99, 150)]
      return [
        ['$4,060', '7%', '0.25%', `${penalty}%`, `${7 + penalty}%`, '$150', plan.months, plan.interest],
        ['24.99%', '$150', card.months, card.interest],
      ].flat()
    },
  },
  '65': {
    'Four years of waiting': () => {
      const interest = interestOf(12_000, 8)
      return [
        ['$12,000', '8%', dollars(interest), dollars(12 * interest), 4, dollars(48 * interest)],
        [dollars(12_000 + 48 * interest)],
      ].flat()
    },
    'The same loan over more years': () => {
      const [short, long] = [level(30_000, 8, 10), level(30_000, 8, 15)]
      return [
        ['$30,000', '8%', 10, dollars(short.payment), dollars(short.interest)],
        [15, dollars(long.payment), dollars(long.interest), dollars(long.interest - short.interest)],
      ].flat()
    },
  },
  '66': {
    'Six months of interest only': () => {
      const interest = interestOf(22_000, 11.5)
      return ['$22,000', '11.5%', '$320', 6, dollars(interest), dollars(320 - interest), '$22,000']
    },
    'The same payment at a lower rate': () => {
      const [now, then] = [steady(22_000, 11.5, 320), steady(22_000, 8.25, 320)]
      return [
        ['$22,000', '11.5%', '$320', now.months, now.interest],
        ['8.25%', '$320', then.months, then.interest],
        [formatMoney(now.cents - then.cents), now.months - then.months],
      ].flat()
    },
  },
  '76': {
    'Half a page of math': () => {
      const short = 34_000 - 27_500
      const taxed = 8000 - short
      return [
        ['$8,000', '$27,500', '$34,000', dollars(short), dollars(short), '$8,000', dollars(taxed)],
        ['12%', dollars(taxed * 0.12), '$8,000', dollars(8000 * 0.12)],
      ].flat()
    },
    'Plan for it when you settle': () => {
      const canceled = 4000 - 1600
      const tax = canceled * 0.12
      return [
        ['$1,600', '$4,000', dollars(canceled), '12%', dollars(tax), dollars(1600 + tax)],
        [9, dollars(tax / 9)],
      ].flat()
    },
  },
  '77': {
    'Find your own date': () => {
      const end = addDays('2027-03-05', 180)
      return [5, 2027, 180, dayOf(end), 2027, 1, daysBetween('2027-06-01', end)]
    },
    'What four more months cost': () => {
      const later = grown(5200, 26.99, 4)
      return ['$5,200', '26.99%', 4, dollars(later), dollars(later - 5200)]
    },
    'The same debt in a plan': () => {
      const [plan, before] = [steady(5200, 9, 110), steady(5200, 26.99, 160)]
      return [
        ['9%', '$110', plan.months, plan.interest],
        ['26.99%', '$160', before.months, before.interest],
      ].flat()
    },
  },
  '78': {
    'What a settlement really costs': () => {
      const paid = 3600 * 0.4
      const tax = (3600 - paid) * 0.12
      return [
        ['$3,600', '40%', dollars(paid), dollars(3600 - paid), '12%', dollars(tax)],
        [dollars(paid + tax), dollars(paid)],
      ].flat()
    },
    'A plan that breaks': () => {
      const part = 1440 / 6
      return [
        '$1,440',
        6,
        dollars(part),
        dollars(3 * part),
        '$3,600',
        dollars(3 * part),
        dollars(3600 - 3 * part),
      ]
    },
  },
  '79': {
    'A letter that fits on half a page': () => [],
    'The same money': () => {
      const cost = 119 + 99 * 8
      return ['$119', '$99', 8, dollars(cost), '$640', dollars(cost), '$640', dollars(cost - 640)]
    },
  },
  '94': {
    'A fee for three weeks': () => {
      const share = 60 / 1000
      const year = Math.round(((share * 365) / 21) * 100)
      return ['$1,000', 21, '$60', `${share * 100}%`, 365, `${year}%`]
    },
    'What is left of the refund': () => ['$3,100', '$240', '$45', '$9', dollars(240 + 45 + 9), '$3,100'],
    'Part of a refund on a card': () => {
      const [all, rest] = [steady(4200, 24.99, 130), steady(4200 - 1800, 24.99, 130)]
      return [
        ['$4,200', '24.99%', '$130', all.months, all.interest],
        ['$1,800', rest.months, rest.interest],
      ].flat()
    },
  },
  '95': {
    "The finder's share": () => ['$900', '25%', dollars(900 / 4), dollars((900 * 3) / 4), dollars(900 / 4)],
    'A small find on a card': () => {
      const [all, most, whole] = [0, 675, 900].map((find) => steady(2000 - find, 24.99, 80))
      if (!all || !most || !whole) throw new Error('three cards')
      return [
        ['$2,000', '24.99%', '$80', all.months, all.interest],
        ['$675', most.months, most.interest, '$900', whole.months, whole.interest],
      ].flat()
    },
  },
})
