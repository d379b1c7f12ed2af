/**
 * The day of an amount of deferred interest: the one that is given with it, else the day on which the amount is new.
 * An amount that does not change keeps its day, whatever else of the debt is edited.
 * Example: $420.00 as of October 4. Renamed on November 20 it is as of October 4 still; $462.20 typed then, without a
 * day, is as of November 20.
 */
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { earliestDay } from '#engine/money/calendar-day.ts'
import type { IsoInstant } from '#engine/money/units.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { balanceTexts } from './messages.ts'
import type { KeptBalance, KeptDeferral } from './kept.ts'

/** `before` is the same offer as it was kept, with its day; `today` is the person's (YYYY-MM-DD). */
export function withAccruedOn(
  given: KeptDeferral,
  before: KeptDeferral | null | undefined,
  today: string,
): KeptDeferral {
  if (given.accruedOn) return given
  const isSame = before?.accrued === given.accrued
  return { ...given, accruedOn: isSame ? (before?.accruedOn ?? null) : today }
}

/** The same of several balances on a card; an offer is that of the balance with the same id. */
export function balancesWithAccruedOn(
  given: readonly KeptBalance[],
  before: readonly KeptBalance[] | null | undefined,
  today: string,
): KeptBalance[] {
  const kept = new Map(before?.map(({ id, deferredInterest }) => [id, deferredInterest]))
  return given.map((one) => {
    const { id, deferredInterest } = one
    if (!deferredInterest) return one
    return { ...one, deferredInterest: withAccruedOn(deferredInterest, kept.get(id), today) }
  })
}

type Offers = {
  deferredInterest: KeptDeferral | null
  balances?: KeptBalance[] | null | undefined
}

/**
 * The offers with a day each. An amount kept without one is taken as true when the debt was last changed, `updatedAt`
 * (ISO 8601 in UTC), on the earliest day that anybody had then: it is to come for nobody.
 */
export function offersWithDays(
  { deferredInterest, balances }: Offers,
  updatedAt: IsoInstant,
): { deferredInterest: KeptDeferral | null; balances: KeptBalance[] | null } {
  const dated = (deferral: KeptDeferral | null) =>
    deferral && { ...deferral, accruedOn: deferral.accruedOn ?? earliestDay(updatedAt) }
  return {
    deferredInterest: dated(deferredInterest),
    balances: balances?.map((one) => ({ ...one, deferredInterest: dated(one.deferredInterest) })) ?? null,
  }
}

/** What is wrong with the day of a figure, if anything; `startedOn` is null where it is not known. Days are YYYY-MM-DD. */
export function faultOfAccruedOn(
  accruedOn: string | null | undefined,
  { startedOn, latestDay }: { startedOn: string | null; latestDay: string },
): Sentence | null {
  if (!accruedOn) return null
  if (accruedOn > latestDay) return sentence(balanceTexts, 'accruedInFuture')
  return startedOn !== null && accruedOn < startedOn ? sentence(balanceTexts, 'accruedBeforeStart') : null
}

type GivenOffers = {
  deferredInterest?: Pick<KeptDeferral, 'accruedOn'> | null | undefined
  balances?: readonly Pick<KeptBalance, 'deferredInterest'>[] | null | undefined
}

/** Why the days given with a debt are refused, if so, by the field of the first; `latestDay` is the latest date anybody may have by now. */
export function refusalOfAccruedOn(
  { deferredInterest, balances }: GivenOffers,
  known: { startedOn: string | null; latestDay: string },
): Refusal | null {
  const given: [string, string | null | undefined][] = [
    ['deferredInterest.accruedOn', deferredInterest?.accruedOn],
    ...(balances ?? []).map((one, at): [string, string | null | undefined] => [
      `balances.${at}.deferredInterest.accruedOn`,
      one.deferredInterest?.accruedOn,
    ]),
  ]
  for (const [field, accruedOn] of given) {
    const fault = faultOfAccruedOn(accruedOn, known)
    if (fault !== null) return invalid(field, fault)
  }
  return null
}
