/**
 * What the model knows of each of several balances on a card in each month: its rate, its deferral, the most that can be
 * owed on it, and whether the issuer pays it with the minimum. In dollars, months from 1; place 0 is today.
 */
import type { MinimumTo } from '#engine/debts/balances/allocation.ts'
import { deferralEndIn } from '#engine/debts/balances/buckets.ts'
import type { DebtBucket, PayoffDebt } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { type Asked, askedIn, MONTH_PARTS } from './asked.ts'

/** Half a cent of rounding, and room for it: a bound must hold for plans in whole cents. */
export const ROUNDING = 0.01

type Deferral = { until: number; gathers: number[]; accrued: number; most: number }

/** What is charged by itself: a debt, or one of several balances on a card. */
export type BalanceMonths = {
  balance: number
  /** interest that is charged, as a share of the balance */
  rate: number[]
  /** the most that can be owed at the end of a month */
  top: number[]
  /** a charge in month 1 that no payment averts */
  addedAtOnce: number
  deferral: Deferral | null
}

export function deferralOf(
  { deferred, interestFrom = 1 }: Pick<PayoffDebt, 'deferred' | 'interestFrom'>,
  months: number,
): Deferral | null {
  if (!deferred || deferred.untilMonth < 1) return null
  const rate = deferred.aprPpm / MONTH_PARTS
  const gathers = Array.from({ length: months + 1 }, (_, month) =>
    month >= interestFrom && month <= deferred.untilMonth ? rate : 0,
  )
  return { until: deferred.untilMonth, gathers, accrued: deferred.accruedCents / 100, most: 0 }
}

export type PartMonths = BalanceMonths & {
  /** what is asked for on the whole card, were all of it at this balance's rate */
  asked: Asked[]
  /** the one balance that the issuer pays with the minimum while it is open; false where two are alike */
  getsMinimum: boolean[]
  /** the one balance that gets what is above the minimum while it is open; false where two are alike */
  getsExcess: boolean[]
}

/** A deferral in its last two months comes first, the one that ends first in front; then the highest rate. */
function excessRank(one: DebtBucket, month: number, ppm: number): number {
  const end = deferralEndIn(one, month)
  return end === null ? ppm : Number.MAX_SAFE_INTEGER - end
}

/** By month, whether one row is below, or above, all others. */
function targets(rows: readonly number[][], own: number, to: MinimumTo): boolean[] {
  const others = rows.filter((_, at) => at !== own)
  return rows[own]!.map((one, month) =>
    others.every((other) => (to === 'lowestRate' ? one < other[month]! : one > other[month]!)),
  )
}

/** The balances of a card on which something is owed; none for a debt of one balance. `top` is today's alone (`growParts`). */
export function partMonths(debt: PayoffDebt, months: number): PartMonths[] {
  const { buckets = [], interestFrom = 1, minimumTo = 'lowestRate' } = debt
  const open = buckets.filter(({ balanceCents }) => balanceCents > 0)
  const ppmOf = open.map(({ rates }) =>
    Array.from({ length: months + 1 }, (_, month) => rateInMonth(rates, month)),
  )
  const ranks = open.map((one, k) => ppmOf[k]!.map((ppm, month) => excessRank(one, month, ppm)))
  return open.map(({ balanceCents, deferred }, k) => {
    const ppm = ppmOf[k]!
    const balance = balanceCents / 100
    const deferral = deferralOf({ ...(deferred && { deferred }), interestFrom }, months)
    return {
      balance,
      asked: ppm.map((one, month) => askedIn(debt, month, one)),
      rate: ppm.map((one, month) => (month >= Math.max(1, interestFrom) ? one / MONTH_PARTS : 0)),
      top: [balance],
      addedAtOnce: deferred?.untilMonth === 0 ? deferred.accruedCents / 100 : 0,
      deferral: deferral && { ...deferral, most: deferral.accrued },
      getsMinimum: targets(ppmOf, k, minimumTo),
      getsExcess: targets(ranks, k, 'highestRate'),
    }
  })
}

/** Gathers a month's interest under the deferrals. Returns the most that is charged at its end. */
export function gatherParts(parts: readonly PartMonths[], month: number): number {
  let charged = 0
  for (const { deferral, top } of parts) {
    if (!deferral) continue
    deferral.most += top[month - 1]! * (deferral.gathers[month] ?? 0)
    if (deferral.until === month) charged += deferral.most
  }
  return charged
}

/** The most that can be owed on each after a month: as if nothing was paid on it, but never more than on the card. */
export function growParts(parts: readonly PartMonths[], month: number, cardTop: number): void {
  for (const { deferral, top, rate, addedAtOnce } of parts) {
    const charge = deferral?.until === month ? deferral.most : 0
    const owed = top[month - 1]! * (1 + rate[month]!) + (month === 1 ? addedAtOnce : 0) + ROUNDING + charge
    top.push(Math.min(owed, cardTop))
  }
}
