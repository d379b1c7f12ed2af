/**
 * How fast any plan can be, before one is sought: the least that can be owed on a debt at the end of each month, and
 * so the earliest month in which it closes. By a month, every other debt has got what its lender asks for in all months, or
 * all that was owed on it: closing another debt early never leaves more for this one.
 * Example: $1,000 at 0 % with $400 a month, and another debt that takes $100 for years: $700, $400 and $100 are left
 * after months 1 to 3, and it closes in month 4, not in month 3.
 */
import type { DebtMonths } from './debt-months.ts'
import type { MonthMoney } from './month-money.ts'

/** Plans in whole cents round: a cent a month. */
const ROUNDING = 0.01

/** The money of months in a row that others leave to a debt at most. */
class Spare {
  private sum = 0
  private before = 0
  private readonly got: number[]
  private readonly others: readonly { debt: DebtMonths; owed: number }[]

  /** `others`: with the least that is owed on each at the start. */
  constructor(others: readonly { debt: DebtMonths; owed: number }[]) {
    this.others = others
    this.got = others.map(() => 0)
  }

  /** Of the next month. */
  in(month: number, money: number): number {
    this.sum += money
    let left = this.sum
    this.others.forEach(({ debt, owed }, j) => {
      if (month >= debt.paymentsFrom) this.got[j]! += debt.asked[month]!.floor
      left -= Math.min(this.got[j]!, owed)
    })
    const spare = Math.max(0, left - this.before)
    this.before += spare
    return spare
  }
}

/** By debt and month; place 0 is today. */
export function leastOwed(debts: readonly DebtMonths[], money: readonly MonthMoney[]): number[][] {
  return debts.map((debt) => {
    const others = debts
      .filter((other) => other !== debt)
      .map((other) => ({ debt: other, owed: other.balance }))
    const spare = new Spare(others)
    let owed = debt.balance
    return money.map(({ all }, month) => {
      if (month === 0) return debt.balance
      const before = owed * (1 + debt.rate[month]!) + (month === 1 ? debt.addedAtOnce : 0)
      owed = Math.max(0, before - spare.in(month, all) - ROUNDING)
      return owed
    })
  })
}

/** By debt: the first month after which nothing need be owed, the last where there is none. */
export function earliestClosings(least: readonly (readonly number[])[]): number[] {
  return least.map((owed) => {
    const month = owed.findIndex((cents) => cents <= 0)
    return month < 0 ? owed.length - 1 : month
  })
}

/** All debts, the least that is owed on each by month, and the money of each month. */
export type Reach = { debts: readonly DebtMonths[]; least: readonly number[][]; money: readonly MonthMoney[] }

/** After this many months all that can be owed may be owed: more steps make the model large and help little. */
const MOST_STEPS = 12

/**
 * The most that may be owed at the end of a month so that the debt can be closed in a later one, in steps: the first is
 * what the next month can pay, each further one what one more month adds. They end where all that can be owed is reached,
 * or with the last month. With them a debt is never "half closed" while more is owed than the coming months can pay: that
 * brings the model without whole numbers near the optimum.
 * Example: $1,000 a month at 0 %, of which another debt takes $100: $900, then $900 more for each month that it stays open.
 */
export function owedSteps({ debts, least, money }: Reach, debt: DebtMonths, month: number): number[] {
  const others = debts.flatMap((other, j) =>
    other === debt ? [] : [{ debt: other, owed: least[j]![month]! }],
  )
  const spare = new Spare(others)
  const top = debt.top[month]!
  const steps: number[] = []
  let sum = 0
  let discount = 1
  for (let next = month + 1; next < money.length && sum < top; next += 1) {
    discount /= 1 + debt.rate[next]!
    const payable = (spare.in(next, money[next]!.all) + ROUNDING) * discount
    const step = steps.length === MOST_STEPS ? top - sum : Math.min(payable, top - sum)
    steps.push(step)
    sum += step
  }
  return steps
}
