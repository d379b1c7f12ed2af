/**
 * A debt's yearly rate month by month. A step holds from its month until the next step begins.
 * Example: [{ fromMonth: 0, aprPpm: 0 }, { fromMonth: 13, aprPpm: 249900 }] charges nothing in
 * months 1 to 12 and 24.99 % from month 13 on: a promotional rate of twelve payments.
 */
import type { RateStep } from '#engine/debts/debt.ts'

/** The rate of a month in parts per million: the last step that has begun. */
export function rateInMonth(rates: readonly RateStep[], month: number): number {
  let aprPpm = 0
  for (const step of rates) {
    if (step.fromMonth > month) break
    aprPpm = step.aprPpm
  }
  return aprPpm
}

/** The lowest rate the debt will have in any month after this one. */
export function lowestRateAfter(rates: readonly RateStep[], month: number): number {
  let lowest = rateInMonth(rates, month + 1)
  for (const step of rates) {
    if (step.fromMonth > month + 1 && step.aprPpm < lowest) lowest = step.aprPpm
  }
  return lowest
}

/** Whether the rate is the same in every month after this one. */
export function isConstantAfter(rates: readonly RateStep[], month: number): boolean {
  return rates.every((step) => step.fromMonth <= month + 1)
}
