/**
 * Whether the extra money does more on a debt whose offer ends than where the plan's order puts it. The order looks at
 * one month's rates or balances; here whole plans are compared, each with the same money: the debt of each cliff first,
 * and all of them by their ends. After those the highest rate comes first.
 * Example: a store card of $2,400 deferred at 29.99 % until month 12 and a card of $4,000 at 22 %, $400 a month: highest
 * rate first lets the deferral fall due. The store card first costs less.
 */
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import type { Cliff } from './cliffs.ts'

/** `order` is a list of ids as PayoffInput takes it; `savedCents` is interest and fees less than the plan's, above 0. */
export type OfferFirst = { order: string[]; savedCents: number }

type Costs = Pick<PayoffPlan, 'status' | 'interestCents' | 'feesCents'>

/** Interest and fees, in cents. */
export const costOf = ({ interestCents, feesCents = 0 }: Omit<Costs, 'status'>): number =>
  interestCents + feesCents

/** The cheapest of those orders; null where none costs less, or the plan has no end to compare with. Errors as planPayoff. */
export function offerFirst(
  input: PayoffInput,
  plan: Costs,
  cliffs: readonly Pick<Cliff, 'id' | 'addCentsToAvoid'>[],
): OfferFirst | null {
  if (plan.status !== 'paid' || input.order === 'minimumsOnly') return null
  const ids = [
    ...new Set(cliffs.filter(({ addCentsToAvoid }) => addCentsToAvoid !== null).map(({ id }) => id)),
  ]
  const orders = ids.length > 1 ? [...ids.map((id) => [id]), ids] : ids.map((id) => [id])
  const found = orders.flatMap((order): OfferFirst[] => {
    const other = outlinePayoff({ ...input, order })
    const savedCents = other.status === 'paid' ? costOf(plan) - costOf(other) : 0
    return savedCents > 0 ? [{ order, savedCents }] : []
  })
  return found.toSorted((a, b) => b.savedCents - a.savedCents)[0] ?? null
}
