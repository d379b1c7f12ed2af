/** The worked examples of the articles on loans that a home or a car stands behind (62, 63, 82, 83, 100, 101). */
import { expect } from 'vitest'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { describeExamples, dollars, oneDebt, outcome, steady } from './articles-under-test.ts'
import type { WorkedExamples } from './articles-under-test.ts'

/** The level payment of a loan in dollars, to the cent. */
const levelPayment = (principal: number, aprPercent: number, months: number) =>
  standardPaymentCents({ principalCents: principal * 100, aprPpm: Math.round(aprPercent * 10_000), months }) /
  100

/** A loan with its level payment, and more than that if it is said. */
function installments(loan: { principal: number; apr: number; months: number; extra?: number }) {
  const payment = levelPayment(loan.principal, loan.apr, loan.months)
  const cents = Math.round((payment + (loan.extra ?? 0)) * 100)
  const debts = oneDebt(loan.principal, loan.apr, 0).map((debt) => ({
    ...debt,
    minimum: { kind: 'fixed' as const, cents },
  }))
  const paid = outcome({ debts, order: 'minimumsOnly' })
  return { ...paid, payment, interestDollars: paid.cents / 100 }
}

/** The first month after whose payment no more than that is owed. */
function monthAtOrBelow(
  leftCents: (month: number) => number,
  mostDollars: (month: number) => number,
): number {
  let month = 1
  while (leftCents(month) > mostDollars(month) * 100) month += 1
  return month
}

/** What a month costs while only the interest is paid. */
const monthOfInterest = (balance: number, aprPercent: number) => dollars((balance * aprPercent) / 100 / 12)

/** Loans that a home stands behind. */
const homeLoans: WorkedExamples = {
  '62': {
    'Same cards, two ways to pay': () => {
      const cards = steady(18_000, 22.99, 550)
      const long = installments({ principal: 18_700, apr: 9, months: 180 })
      const short = steady(18_700, 9, 550)
      expect(long.cents).toBeGreaterThan(cards.cents)
      return [
        '$18,000',
        '22.99%',
        '$550',
        cards.months,
        cards.interest,
        '9%',
        '$700',
        dollars(18_000 + 700),
        180,
        dollars(long.payment),
        long.interest,
        dollars(550 - long.payment),
        '$550',
        short.months,
        short.interest,
      ]
    },
    'When the line of credit turns around': () => {
      const repaying = dollars(levelPayment(18_000, 11, 120))
      return [
        '$18,000',
        '9%',
        monthOfInterest(18_000, 9),
        '11%',
        monthOfInterest(18_000, 11),
        120,
        '11%',
        repaying,
      ]
    },
  },
  '63': {
    'The whole picture': () => {
      const { before, after, cards } = refinancedHome()
      return [
        '$180,000',
        '3.5%',
        264,
        dollars(before.payment),
        before.interest,
        '$20,000',
        '23.99%',
        '$700',
        cards.months,
        cards.interest,
        dollars(180_000 + 20_000 + 5000),
        '$5,000',
        '6.75%',
        360,
        dollars(after.payment),
        after.interest,
        dollars(before.payment + 700 - after.payment),
        dollars((after.cents - before.cents - cards.cents) / 100),
      ]
    },
    'The price of the new money': () => {
      const { before, after } = refinancedHome()
      const more = Math.round(after.payment - before.payment)
      return [
        '$20,000',
        dollars(before.payment),
        dollars(after.payment),
        dollars(more),
        360 - 264,
        264,
        dollars(more),
        dollars(more * 264),
        '$20,000',
      ]
    },
  },
}

/** The mortgage and the cards before, and the larger mortgage after. */
function refinancedHome() {
  return {
    before: installments({ principal: 180_000, apr: 3.5, months: 264 }),
    after: installments({ principal: 205_000, apr: 6.75, months: 360 }),
    cards: steady(20_000, 23.99, 700),
  }
}

/** A car of $13,000 that loses $150 each month. */
const carWorth = (month: number) => 13_000 - 150 * month

/** Loans on cars. */
const carLoans: WorkedExamples = {
  '82': {
    'When the loan meets the value': () => {
      const [usual, more] = [steady(16_000, 9.9, 420), steady(16_000, 9.9, 480)]
      return [
        '$16,000',
        '9.9%',
        '$420',
        dollars(carWorth(0)),
        '$150',
        12,
        dollars(usual.leftCents(12) / 100),
        dollars(carWorth(12)),
        monthAtOrBelow(usual.leftCents, carWorth),
        '$480',
        monthAtOrBelow(more.leftCents, carWorth),
      ]
    },
    'An old debt in a new loan': () => {
      const [rolled, alone] = [26_000, 22_000].map((principal) =>
        installments({ principal, apr: 10.9, months: 72 }),
      )
      if (!rolled || !alone) return expect.fail('two loans')
      return [
        '$4,000',
        '$22,000',
        '$4,000',
        '10.9%',
        72,
        dollars(rolled.payment),
        dollars(alone.payment),
        '$4,000',
        dollars(rolled.payment - alone.payment),
        dollars(rolled.interestDollars - alone.interestDollars),
      ]
    },
    'A total loss, with GAP and without': () => {
      const insurance = 14_800 - 500
      return [
        '$19,500',
        '$14,800',
        '$500',
        dollars(insurance),
        dollars(19_500 - insurance),
        dollars(19_500 - 14_800),
        dollars(19_500 - insurance - (19_500 - 14_800)),
      ]
    },
  },
  '83': {
    'The same car at two rates': () => {
      const high = installments({ principal: 14_000, apr: 19.9, months: 72 })
      const low = installments({ principal: 14_000, apr: 11.9, months: 72 })
      return [
        '$14,000',
        72,
        '19.9%',
        dollars(high.payment),
        high.interest,
        '11.9%',
        dollars(low.payment),
        low.interest,
        dollars(high.payment - low.payment),
        dollars(high.interestDollars - low.interestDollars),
      ]
    },
    'Add-ons in the same loan': () => {
      const price = 2000 + 800 + 400
      const { payment, interestDollars } = installments({ principal: price, apr: 19.9, months: 72 })
      return [
        '$2,000',
        '$800',
        '$400',
        dollars(price),
        '19.9%',
        72,
        dollars(payment),
        dollars(price + interestDollars),
      ]
    },
  },
  '100': {
    'A lower rate, the same end date': () => {
      const { old, same } = refinancedCar()
      const ahead = Math.round(old.interestDollars) - Math.round(same.interestDollars) - 90
      return [
        '$16,500',
        '14.9%',
        54,
        dollars(old.payment),
        '8.9%',
        54,
        '$90',
        dollars(same.payment),
        dollars(old.payment - same.payment),
        old.interest,
        same.interest,
        '$90',
        dollars(ahead),
        Math.ceil(90 / (old.payment - same.payment)),
      ]
    },
    'The same new rate, a longer loan': () => {
      const { same, longer } = refinancedCar()
      return [
        72,
        '8.9%',
        dollars(longer.payment),
        longer.interest,
        dollars(longer.interestDollars - same.interestDollars),
        54,
        72 - 54,
      ]
    },
    'Keep your old payment': () => {
      const payment = Math.round(refinancedCar().old.payment)
      const { months, interest } = steady(16_500, 8.9, payment)
      return [54, '8.9%', dollars(payment), months, interest]
    },
  },
}

/** What is left of a car loan, at the old rate and with two new loans. */
function refinancedCar() {
  return {
    old: installments({ principal: 16_500, apr: 14.9, months: 54 }),
    same: installments({ principal: 16_500, apr: 8.9, months: 54 }),
    longer: installments({ principal: 16_500, apr: 8.9, months: 72 }),
  }
}

/** The home of article 101: the loan on schedule, and with $100 more. */
function mortgage() {
  const terms = { principal: 237_500, apr: 6.5, months: 360 }
  return { onSchedule: installments(terms), withMore: installments({ ...terms, extra: 100 }) }
}

const mortgages: WorkedExamples = {
  '101': {
    'Eleven months that nobody has to pay': () => {
      const { onSchedule, withMore } = mortgage()
      const reaches = (loan: typeof onSchedule, share: number) =>
        monthAtOrBelow(loan.leftCents, () => 250_000 * share)
      const [ask, ends, sooner] = [
        reaches(onSchedule, 0.8),
        reaches(onSchedule, 0.78),
        reaches(withMore, 0.8),
      ]
      expect(ends - ask).toBe(11)
      return [
        '$250,000',
        '$237,500',
        '6.5%',
        360,
        '$120',
        '80%',
        dollars(250_000 * 0.8),
        '78%',
        dollars(250_000 * 0.78),
        ask,
        ends,
        ends - ask,
        dollars((ends - ask) * 120),
        '$100',
        '80%',
        sooner,
        ask - sooner,
        dollars((ask - sooner) * 120),
      ]
    },
    'One hundred dollars a month': () => {
      const { onSchedule, withMore } = mortgage()
      return [
        '$237,500',
        '6.5%',
        360,
        dollars(onSchedule.payment),
        onSchedule.interest,
        '$100',
        withMore.months,
        withMore.interest,
        360 - withMore.months,
        dollars(onSchedule.interestDollars - withMore.interestDollars),
      ]
    },
    'Where $100 a month does more': () => {
      const year = 100 * 12
      return [
        '22.99%',
        '6.5%',
        '$100',
        dollars(year),
        dollars(year),
        dollars(year * 0.2299),
        dollars(year * 0.065),
      ]
    },
  },
}

describeExamples({ ...homeLoans, ...carLoans, ...mortgages })
