/**
 * Several balances of a card with dates: each as a debt of its own terms. For what reads a debt's rate or offers on a day.
 * Example: $1,000 of purchases at 24 % and $2,000 at 0 % until 2027-06-30 are two debts due on the same day.
 */
import type { CardBalance, Debt } from '#engine/debts/debt.ts'

/** Each balance of a debt as one; the debt itself where it has no more than one. */
export function balancesOf(debt: Debt): Debt[] {
  const { balances } = debt
  if (!balances) return [debt]
  return balances.map(({ balanceCents, aprPpm, promotionalRate, deferredInterest }) => ({
    ...debt,
    balances: null,
    balanceCents,
    aprPpm,
    promotionalRate: promotionalRate ?? null,
    deferredInterest: deferredInterest ?? null,
  }))
}

/** The highest usual rate on which something is owed; where nothing is, the highest. */
export function highestUsualPpm(balances: readonly CardBalance[]): number {
  const open = balances.filter(({ balanceCents }) => balanceCents > 0)
  return Math.max(0, ...(open.length > 0 ? open : balances).map(({ aprPpm }) => aprPpm))
}

/** The debt as it was before these cents were paid: they are put back on the highest usual rate. */
export function withPaidBack(debt: Debt, paidCents: number): Debt {
  const balanceCents = debt.balanceCents + paidCents
  const { balances } = debt
  if (!balances) return { ...debt, balanceCents }
  const highest = highestUsualPpm(balances)
  const place = balances.findIndex(({ aprPpm }) => aprPpm === highest)
  const back = balances.map((one, at) =>
    at === place ? { ...one, balanceCents: one.balanceCents + paidCents } : one,
  )
  return { ...debt, balanceCents, balances: back }
}
