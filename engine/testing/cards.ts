/** Short ways to write debts in table tests. */
import type { MinimumRule, PayoffDebt, PayoffPlan } from '#engine/debts/debt.ts'

/** A debt of [balance in cents, rate in ppm, fixed minimum in cents]. */
export function debt(id: string, [balanceCents, aprPpm, minimumCents]: [number, number, number]): PayoffDebt {
  return {
    id,
    balanceCents,
    rates: [{ fromMonth: 0, aprPpm }],
    minimum: { kind: 'fixed', cents: minimumCents },
  }
}

/** $2,400 deferred at 29.99 % for 12 months, and a card at 22 % beside it: with $400 a month the best plan costs $776.38. */
export const store = {
  ...debt('store', [2_400_00, 0, 60_00]),
  rates: [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 13, aprPpm: 299_900 },
  ],
  deferred: { untilMonth: 12, aprPpm: 299_900, accruedCents: 0 },
}
export const card = debt('card', [4_000_00, 220_000, 100_00])

/** 1 % of the balance plus interest, floor $25. */
export const onePercentPlusInterest: Extract<MinimumRule, { kind: 'percent' }> = {
  kind: 'percent',
  ppm: 10_000,
  floorCents: 2_500,
  plusInterest: true,
  round: 'cent',
}

/** 2 % of the balance up to the dollar, or $20 plus interest, or $35, whichever is most: a rule of Discover cards. */
export const shareOrInterestPlus: Extract<MinimumRule, { kind: 'percent' }> = {
  kind: 'percent',
  ppm: 20_000,
  floorCents: 3_500,
  plusInterest: false,
  round: 'dollarUp',
  interestPlusCents: 2_000,
}

/** One debt's rows as [interest, payment, closing balance], month by month. */
export function ledger(plan: PayoffPlan, id: string): [number, number, number][] {
  return plan.schedule.flatMap(({ debts }) =>
    debts
      .filter((row) => row.id === id)
      .map((row): [number, number, number] => [row.interestCents, row.paymentCents, row.balanceCents]),
  )
}
