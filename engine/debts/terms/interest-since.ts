/**
 * An estimate of the interest charged between two days, where the rate changed on the way: the days are split where
 * an offer ends, each stretch has its own rate, and deferred interest is added when its offer ran out in between.
 * Example: $6,000 at 0 % through December 1, then 29.99 %, from November 3 to December 3: 28 days at 0 % and
 * 2 days at 29.99 % are $9.86.
 */
import { balancesOf } from '#engine/debts/balances/dated.ts'
import type { Debt } from '#engine/debts/debt.ts'
import { deferredByCents } from '#engine/debts/terms/deferred-so-far.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import { interestOfStretchesCents, type Stretch } from '#engine/money/interest.ts'

/** Rates of a debt as its lender states them. Dates are 'YYYY-MM-DD'; an offer holds through its `endsOn`. */
export type StatedRates = Pick<Debt, 'aprPpm' | 'promotionalRate' | 'deferredInterest'>

/** The rate charged on a day: the offer's while it lasts, none while interest is deferred. Null: not known. */
export function rateOfDay(rates: StatedRates, date: string): number | null {
  const { aprPpm, promotionalRate, deferredInterest } = rates
  if (promotionalRate && date <= promotionalRate.endsOn) return promotionalRate.aprPpm
  if (deferredInterest && date <= deferredInterest.endsOn) return 0
  return aprPpm ?? deferredInterest?.aprPpm ?? null
}

/** Interest is counted for each day after `since`, through `until`, on a balance that did not change. */
export type AccrualCase = { balanceCents: number; since: string; until: string; rates: StatedRates }

/** `cents` is all of it, `deferredCents` the part that gathered under a deferral and fell due in between. */
export type AccruedInterest = {
  cents: number
  deferredCents: number
  /** in order, each through its last day; neighbors have different rates */
  stretches: (Stretch & { through: string })[]
}

/** Null where the rate of a day is not known, or there is no day between the two. */
export function interestSince(accrual: AccrualCase): AccruedInterest | null {
  const { balanceCents, since, until, rates } = accrual
  if (since >= until) return null
  const stretches: AccruedInterest['stretches'] = []
  let from = since
  for (const through of [...endsWithin(accrual), until]) {
    const aprPpm = rateOfDay(rates, through)
    if (aprPpm === null) return null
    const days = dayNumber(through) - dayNumber(from)
    const last = stretches.at(-1)
    if (last?.aprPpm === aprPpm) stretches[stretches.length - 1] = { aprPpm, days: last.days + days, through }
    else stretches.push({ aprPpm, days, through })
    from = through
  }
  const deferredCents = deferredDueCents(accrual)
  return {
    cents: interestOfStretchesCents(balanceCents, stretches) + deferredCents,
    deferredCents,
    stretches,
  }
}

/** The same of a whole debt. Of several balances each is counted at its own rates; `stretches` is empty then, as they differ. */
export function interestOfDebtSince(
  debt: Debt,
  { since, until }: Pick<AccrualCase, 'since' | 'until'>,
): AccruedInterest | null {
  if (!debt.balances) return interestSince({ balanceCents: debt.balanceCents, since, until, rates: debt })
  const whole: AccruedInterest = { cents: 0, deferredCents: 0, stretches: [] }
  for (const rates of balancesOf(debt)) {
    const accrued = interestSince({ balanceCents: rates.balanceCents, since, until, rates })
    if (accrued === null) return null
    whole.cents += accrued.cents
    whole.deferredCents += accrued.deferredCents
  }
  return whole
}

/** The days between the two on which an offer ends, in order. */
function endsWithin({ since, until, rates }: AccrualCase): string[] {
  const ends = [rates.promotionalRate?.endsOn, rates.deferredInterest?.endsOn]
  const within = ends.filter((end) => end !== undefined && end > since && end < until) as string[]
  return [...new Set(within)].toSorted()
}

/**
 * Interest that had gathered by the end of a deferral, if it ended between the two days: from the day of what is known
 * of it, else from `since`. Before that nothing is due; after it the charge is in the balance.
 */
function deferredDueCents({ balanceCents, since, until, rates }: AccrualCase): number {
  const { deferredInterest: deferral } = rates
  if (!deferral || balanceCents === 0 || deferral.endsOn < since || deferral.endsOn >= until) return 0
  const known = { ...deferral, accruedOn: deferral.accruedOn ?? since }
  return deferredByCents(known, deferral.endsOn, { balanceCents })
}
