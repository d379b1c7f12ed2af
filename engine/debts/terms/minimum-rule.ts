/**
 * The least payment of a month. Loans have a contract payment; cards take a share of the balance,
 * often plus the month's interest, never below a floor, so it falls as the balance falls.
 * The share is taken of the balance at the month's start, as the sample calculation of Regulation Z
 * does (12 CFR 1026, appendix M2): it is the balance the statement names. `ofNewBalance` is the other way there is.
 * Example: 1 % plus interest, floor $25, on $5,000.00 with $75.00 interest is $50.00 + $75.00 = $125.00.
 * On $300.00 with $4.50 interest it is the floor, $25.00.
 * Some cards name a third amount, "or $20 plus interest": 2 %, floor $35, on $5,000.00 with $100.00 interest is
 * $100.00 + $20.00 = $120.00.
 */
import { dollarsDown, dollarsUp, shareCents } from '#engine/money/rounding.ts'
import type { MinimumRule } from '#engine/debts/debt.ts'
import { standardPaymentCents } from './amortization.ts'

function roundedTo(cents: number, round: 'cent' | 'dollarUp' | 'dollarDown'): number {
  if (round === 'dollarUp') return dollarsUp(cents)
  if (round === 'dollarDown') return dollarsDown(cents)
  return cents
}

/**
 * The minimum payment by a rule in one month, in whole cents; the caller caps it at the balance.
 * `balanceCents` is the balance at the month's start, `interestCents` the interest on the statement.
 * The share is rounded half up to the cent, then to dollars where the rule does;
 * `roundBeforeInterest` rounds the share alone. The floor and interest plus an amount come last, whichever is most.
 */
export function minimumDueCents(rule: MinimumRule, balanceCents: number, interestCents: number): number {
  if (rule.kind === 'fixed') return rule.cents
  const share = shareCents(rule.ofNewBalance ? balanceCents + interestCents : balanceCents, rule.ppm)
  const interest = rule.plusInterest ? interestCents : 0
  const asked = rule.roundBeforeInterest
    ? roundedTo(share, rule.round) + interest
    : roundedTo(share + interest, rule.round)
  const withInterest = rule.interestPlusCents === undefined ? 0 : interestCents + rule.interestPlusCents
  return Math.max(asked, rule.floorCents, withInterest)
}

/** The assumed minimum of a card where the person gave none: 1 % of the balance plus interest, at least $25. The usual rule of US cards. */
export const DEFAULT_CARD_MINIMUM: MinimumRule = {
  kind: 'percent',
  ppm: 10_000,
  floorCents: 2_500,
  plusInterest: true,
  round: 'cent',
}

/** Usual terms of loans in months, for a payment that is not known. */
const USUAL_TERM_MONTHS: Record<string, number> = {
  auto_loan: 60,
  student_loan: 120,
  mortgage: 360,
  personal_loan: 36,
  other: 60,
}

export type DefaultMinimumCase = { type: string; balanceCents: number; aprPpm: number }

/**
 * The minimum rule of a debt whose minimum the person has not given. An estimate, and every screen
 * that rests on it labels it: a card has DEFAULT_CARD_MINIMUM, a loan the payment that would pay the
 * balance off over a usual term (auto 60 months, student 120, mortgage 360, personal 36, other 60).
 */
export function defaultMinimumRule({ type, balanceCents, aprPpm }: DefaultMinimumCase): MinimumRule {
  if (type === 'credit_card') return DEFAULT_CARD_MINIMUM
  const months = USUAL_TERM_MONTHS[type] ?? 60
  return { kind: 'fixed', cents: standardPaymentCents({ principalCents: balanceCents, aprPpm, months }) }
}
