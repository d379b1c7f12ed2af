/**
 * The impact of a grant: interest and months of the payoff plan without it, less those with it. The month's money
 * stays the same, so what the grant pays is gone from the balances and the rest is paid faster.
 * Example: $5,000 at 24 % with $200 a month ends after 36 months; with a grant of $2,000 after 19.
 *
 * Only debts whose rate and payment were named are compared: without them every figure would be ours. A grant that pays
 * none of them is not measured, which is null and not 0. What is measured and cannot be proven counts as nothing: a
 * plan that does not end without the grant has no interest to compare.
 */
import { type PayoffDebt, type PayoffInput, withBudget } from '#engine/debts/debt.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'

/** Only debts whose rate and payment are known; a loan that is to replace some of them is left out. */
export type GrantPlan = Omit<PayoffInput, 'extraCents' | 'budgetCents' | 'move'> & { extraCents: number }

/** The amount requested for a debt and its balance, in whole cents; the plan's balance comes first. */
export type GrantShare = { debtId: string; askedCents: number; owedCents: number }

export type GrantImpact = { interestSavedCents: number; monthsSaved: number }

const NOTHING: GrantImpact = { interestSavedCents: 0, monthsSaved: 0 }

/**
 * The debts after the amount was paid on them, in the order of the shares, each up to what was asked and what is owed.
 * A share of a debt that the plan does not know takes its part too.
 */
export function payShares(debts: PayoffDebt[], shares: GrantShare[], amountCents: number): PayoffDebt[] {
  const balances = new Map(debts.map(({ id, balanceCents }) => [id, balanceCents]))
  let left = amountCents
  for (const { debtId, askedCents, owedCents } of shares) {
    const balance = balances.get(debtId) ?? owedCents
    const paid = Math.min(left, askedCents, balance)
    balances.set(debtId, balance - paid)
    left -= paid
  }
  return debts.map((debt) => ({ ...debt, balanceCents: balances.get(debt.id) ?? debt.balanceCents }))
}

/** Null where it pays no debt of the plan; never below zero. Throws as planPayoff does for debts that cannot be. */
export function grantImpact(plan: GrantPlan, shares: GrantShare[], amountCents: number): GrantImpact | null {
  const { debts, extraCents } = plan
  const open = debts.filter(({ balanceCents }) => balanceCents > 0)
  const left = payShares(open, shares, amountCents)
  if (open.every(({ balanceCents }, at) => left[at]?.balanceCents === balanceCents)) return null
  const before: PayoffInput = { ...plan, debts: open }
  const without = outlinePayoff(before)
  if (without.status !== 'paid') return NOTHING
  const budgetCents = startingMinimumsCents(before) + extraCents
  const after = left.filter(({ balanceCents }) => balanceCents > 0)
  if (after.length === 0) return { interestSavedCents: without.interestCents, monthsSaved: without.months }
  const withGrant = outlinePayoff(withBudget({ ...plan, debts: after }, budgetCents))
  if (withGrant.status !== 'paid') return NOTHING
  return {
    interestSavedCents: Math.max(0, without.interestCents - withGrant.interestCents),
    monthsSaved: Math.max(0, without.months - withGrant.months),
  }
}
