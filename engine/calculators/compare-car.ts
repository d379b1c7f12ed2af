/**
 * Buying against leasing over the same months: the months of the loan, because that is when the bought car is
 * sold. The lease is taken again and again on the same terms, and a part of a lease counts in proportion. Miles,
 * repairs, insurance and fees at the end of a lease are not counted.
 * Example: $22,701.80 net for buying over 60 months; a lease of $16,864 over 36 months is $28,106.67 over 60:
 * buying saves $5,404.87, about $90 a month.
 */
import { nearestCent } from '#engine/money/rounding.ts'
import type { CarBuyResult } from './car-buy.ts'
import type { CarLeaseResult } from './car-lease.ts'

export type CarComparison = {
  months: number
  buyCents: number
  leaseCents: number
  cheaper: 'buy' | 'lease' | 'equal'
  savedCents: number
  savedMonthlyCents: number
}

/** Which of the two costs less over the months of the loan, and by how much. */
export function compareCar(buy: CarBuyResult, lease: CarLeaseResult): CarComparison {
  const months = buy.termMonths
  const buyCents = buy.netCents
  const leaseCents = nearestCent((lease.totalCents * months) / lease.termMonths)
  const savedCents = Math.abs(leaseCents - buyCents)
  const cheaper = savedCents === 0 ? 'equal' : buyCents < leaseCents ? 'buy' : 'lease'
  return {
    months,
    buyCents,
    leaseCents,
    cheaper,
    savedCents,
    savedMonthlyCents: nearestCent(savedCents / months),
  }
}
