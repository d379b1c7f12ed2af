/**
 * The earliest month in which each debt can be closed: all the money of every month goes to it, less what the others ask
 * for until they in turn can be closed at the earliest. Example: $1,000 at 0 % with $400 a month and another debt that
 * takes $100 for years can be closed in month 4, not in month 3.
 */
import type { DebtMonths } from './debt-months.ts'
import type { MonthMoney } from './month-money.ts'

/** Each round knows the others a little better; after a few nothing changes. */
const ROUNDS = 6

/** Plans in whole cents round; a debt that is nearly closed may be. */
const ROUNDING = 0.01

function earliest(debt: DebtMonths, money: readonly MonthMoney[], others: (month: number) => number): number {
  let owed = debt.balance + debt.addedAtOnce
  for (let month = 1; month < money.length; month += 1) {
    owed *= 1 + debt.rate[month]!
    owed -= Math.max(0, money[month]!.all - others(month))
    if (owed <= ROUNDING * month) return month
  }
  return money.length - 1
}

/** By debt; months from 1. */
export function earliestClosings(debts: readonly DebtMonths[], money: readonly MonthMoney[]): number[] {
  let known = debts.map(() => 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = known
    known = debts.map((debt, i) =>
      earliest(debt, money, (month) =>
        debts.reduce((sum, other, j) => {
          const isAsking = j !== i && month < before[j]! && month >= other.paymentsFrom
          return isAsking ? sum + other.asked[month]!.floor : sum
        }, 0),
      ),
    )
    if (known.every((month, i) => month === before[i])) break
  }
  return known
}
