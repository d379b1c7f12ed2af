/**
 * How a debt of the wire becomes a debt of the engine: decimal texts to whole cents and ppm, dates to
 * month numbers counted from today's month (0), the first payment falling in month 1.
 *
 * A promotional rate still holds in the month of its `endsOn`; the usual rate begins the month after.
 * Example: today 2026-11-20, 0 % until 2027-06-30, then 24.99 %: June 2027 is month 7, so the rates are
 * 0 from month 0 and 249900 from month 8.
 */
import type { DeferredInterest, MinimumRule, PayoffDebt, RateStep } from '#engine/debts/debt.ts'
import { defaultMinimumRule } from '#engine/debts/minimum-rule.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { parseCents, parsePpm } from '#engine/money/cents.ts'
import type { Debt } from './debts.ts'

/** What the person has not told us and the plan therefore assumes; the screen names it. */
export type Assumed = 'rate' | 'minimum'

function centsOf(text: string): number {
  const cents = parseCents(text)
  if (cents === null) throw new RangeError(`not an amount: ${text}`)
  return cents
}

function ppmOf(text: string): number {
  const ppm = parsePpm(text)
  if (ppm === null) throw new RangeError(`not a rate: ${text}`)
  return ppm
}

/** The number of the month an offer ends in, or null when it has ended before today. */
function lastMonth(endsOn: string, today: string): number | null {
  return endsOn < today ? null : monthIndex(endsOn) - monthIndex(today)
}

/** The steps of an offer that holds through month `until`, then the usual rate. */
function offerSteps(offerPpm: number, until: number, usualPpm: number): RateStep[] {
  return [
    { fromMonth: 0, aprPpm: offerPpm },
    { fromMonth: until + 1, aprPpm: usualPpm },
  ]
}

function deferredOf(debt: Debt, today: string): DeferredInterest | undefined {
  if (!debt.deferredInterest) return undefined
  const untilMonth = lastMonth(debt.deferredInterest.endsOn, today)
  // After its end the charge is in the balance already.
  if (untilMonth === null) return undefined
  const { interestRate, accrued } = debt.deferredInterest
  return { untilMonth, aprPpm: ppmOf(interestRate), accruedCents: centsOf(accrued) }
}

/** While interest is deferred none is charged, unless a promotional rate of its own says otherwise. */
function ratesOf(debt: Debt, usualPpm: number, today: string): RateStep[] {
  const offer =
    debt.promotionalRate ??
    (debt.deferredInterest && { interestRate: '0.0', endsOn: debt.deferredInterest.endsOn })
  const until = offer ? lastMonth(offer.endsOn, today) : null
  if (!offer || until === null) return [{ fromMonth: 0, aprPpm: usualPpm }]
  return offerSteps(ppmOf(offer.interestRate), until, usualPpm)
}

/** The lender's rule wins over the amount; null where the person gave neither. */
function givenMinimum({ minimumRule, minimumPayment }: Debt): MinimumRule | null {
  if (minimumRule) {
    const { percent, floor, plusInterest, round, roundBeforeInterest, interestPlus } = minimumRule
    return {
      kind: 'percent',
      ppm: ppmOf(percent),
      floorCents: centsOf(floor),
      plusInterest,
      round,
      roundBeforeInterest,
      ...(interestPlus !== null && { interestPlusCents: centsOf(interestPlus) }),
    }
  }
  return minimumPayment === null ? null : { kind: 'fixed', cents: centsOf(minimumPayment) }
}

/**
 * The engine's debt. `today` is the person's calendar date, 'YYYY-MM-DD'. Without a rate it is 0 %,
 * without a minimum the usual one of its kind, and `assumed` says so. Deferred interest gives the usual
 * rate where none is given. Throws RangeError on texts that are not amounts, rates or dates.
 */
export function toPayoffDebt(debt: Debt, today: string): { debt: PayoffDebt; assumed: Assumed[] } {
  const usualRate = debt.interestRate ?? debt.deferredInterest?.interestRate ?? null
  const usualPpm = usualRate === null ? 0 : ppmOf(usualRate)
  const balanceCents = centsOf(debt.balance)
  const minimum = givenMinimum(debt)
  const deferred = deferredOf(debt, today)
  const assumed: Assumed[] = []
  if (usualRate === null) assumed.push('rate')
  if (minimum === null) assumed.push('minimum')
  return {
    debt: {
      id: debt.id,
      balanceCents,
      rates: ratesOf(debt, usualPpm, today),
      minimum: minimum ?? defaultMinimumRule({ type: debt.type, balanceCents, aprPpm: usualPpm }),
      ...(deferred && { deferred }),
    },
    assumed,
  }
}
