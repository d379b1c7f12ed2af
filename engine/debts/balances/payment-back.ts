/**
 * A card as it was before a payment of its open month: the minimum back on the balance that the issuer paid with it, the
 * rest on the one that comes first for it. Paid again in the plan, the balances are what they are now.
 * Example: purchases $290 at 24 % and a transfer of $1,970 at 0 % after $140, of which $30 were the minimum: before, they
 * were $400 and $2,000.
 */
import type { DebtBucket, PayoffDebt } from '#engine/debts/debt.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { excessOrder, minimumOrder } from './allocation.ts'
import { deferralEndIn } from './buckets.ts'
import { interestOfDebtCents } from './terms.ts'

/** The first of an order on which something is still owed; where nothing is, the first. */
function placeIn(order: readonly number[], buckets: readonly DebtBucket[]): number {
  return order.find((place) => buckets[place]!.balanceCents > 0) ?? order[0]!
}

const added = (buckets: readonly DebtBucket[], place: number, cents: number): DebtBucket[] =>
  buckets.map((one, at) => (at === place ? { ...one, balanceCents: one.balanceCents + cents } : one))

/** `month` of the plan is the one the payment counts to. */
export function withPaymentBack(debt: PayoffDebt, cents: number, month: number): PayoffDebt {
  const { buckets } = debt
  const balanceCents = debt.balanceCents + cents
  if (!buckets || cents === 0) return { ...debt, balanceCents }
  const ranked = buckets.map((one) => ({
    balanceCents: one.balanceCents,
    aprPpm: rateInMonth(one.rates, month),
    deferralEnd: deferralEndIn(one, month),
  }))
  const first = placeIn(excessOrder(ranked), buckets)
  const all = { ...debt, balanceCents, buckets: added(buckets, first, cents) }
  const asked =
    debt.firstMinimumCents ?? minimumDueCents(debt.minimum, balanceCents, interestOfDebtCents(all, month))
  const minimumCents = Math.min(asked, cents)
  const withRest = added(buckets, first, cents - minimumCents)
  return {
    ...all,
    buckets: added(withRest, placeIn(minimumOrder(ranked, debt.minimumTo), buckets), minimumCents),
  }
}
