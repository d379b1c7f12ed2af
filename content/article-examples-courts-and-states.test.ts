/** The worked examples of the articles on courts, protected money and what differs by state (50 to 103). */
import { describeExamples, dollars, type Figures } from './articles-under-test.ts'

const total = (...amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** 31 CFR 212.3: what came in over the lookback period, or the balance if that is less. */
const protectedOf = (benefits: number, balance: number) => Math.min(benefits, balance)

describeExamples({
  '50': {
    'Choosing with $1,900': () => {
      const income = 1900
      const first = { rent: 1150, food: 320, power: 140, gas: 110, car: 260 }
      const [card, clinic, splitPower, lateFee] = [85, 120, 60, 30]
      const all = total(...Object.values(first), card, clinic)
      const needed = total(...Object.values(first))
      const split = needed - first.power + splitPower
      const amounts = [
        ...[
          income,
          income,
          ...Object.values(first),
          card,
          clinic,
          all,
          all - income,
          needed,
          needed - income,
        ],
        ...[splitPower, first.power - splitPower, split, lateFee, lateFee],
      ]
      // the title's amount is not part of the text
      return amounts.slice(1).map(dollars)
    },
  },
  '57': {
    'What the bank must leave': () => {
      const benefit = 1640
      const benefits = benefit * 2
      const [balance, smaller] = [4100, 2900]
      const kept = protectedOf(benefits, balance)
      const amounts = [
        ...[benefit, benefits, balance, kept, balance - kept],
        ...[smaller, protectedOf(benefits, smaller), benefits],
      ]
      return amounts.map(dollars)
    },
  },
  '58': {
    'Why a low offer still pays them': (): Figures => {
      const [cents, owed, claimed, share] = [4, 3200, 4150, 30]
      const spent = (owed * cents) / 100
      const settled = (claimed * share) / 100
      return [
        cents,
        ...[owed, spent, claimed].map(dollars),
        `${share}%`,
        dollars(settled),
        dollars(settled - spent),
      ]
    },
  },
})
