/**
 * Credit utilization: what is owed on cards as a share of their limits, for each card and over all of them.
 * Only cards with a limit count, on both sides. Percents are rounded up, so that "under 30 %" never describes
 * 30.2 %.
 * Example: $450 of a $1,000 limit and $150 of $2,000: $600 of $3,000, 20 % in all, 45 % and 8 % each.
 */
import { dollarsUp, percentUp } from '#engine/money/rounding.ts'

/** Scores suffer above this … */
export const HIGH_UTILIZATION_PERCENT = 30
/** … and are best under this: "aim under 10 %" (spec 2). */
export const BEST_UTILIZATION_PERCENT = 10

/** `limitCents` is null where the person has not given it; a limit of 0 counts as not given. */
export type Card = { id: string; balanceCents: number; limitCents: number | null }

type CardUtilization = {
  id: string
  balanceCents: number
  limitCents: number
  /** whole percent, rounded up; above 100 where the balance is above the limit */
  percent: number
}

export type Utilization = {
  balanceCents: number
  limitCents: number
  percent: number
  /** highest first */
  cards: CardUtilization[]
}

/** Utilization over all cards with a limit; null where no limit is known. */
export function creditUtilization(cards: readonly Card[]): Utilization | null {
  const counted = cards.flatMap(({ id, balanceCents, limitCents }) =>
    limitCents ? [{ id, balanceCents, limitCents, percent: percentUp(balanceCents, limitCents) }] : [],
  )
  if (counted.length === 0) return null
  const balanceCents = counted.reduce((sum, card) => sum + card.balanceCents, 0)
  const limitCents = counted.reduce((sum, card) => sum + card.limitCents, 0)
  return {
    balanceCents,
    limitCents,
    percent: percentUp(balanceCents, limitCents),
    cards: counted.toSorted((a, b) => b.balanceCents / b.limitCents - a.balanceCents / a.limitCents),
  }
}

/**
 * The payment that gets a balance under a percent of the limit, in whole dollars rounded up; never more than the
 * balance, and 0 where it is under it already. Under means below, not at.
 */
export function payToGetUnder(card: { balanceCents: number; limitCents: number }, percent: number): number {
  const { balanceCents, limitCents } = card
  const mostCents = Math.max(0, percentUp(limitCents * percent, 10_000) - 1)
  return balanceCents <= mostCents ? 0 : Math.min(balanceCents, dollarsUp(balanceCents - mostCents))
}
