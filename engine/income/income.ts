/**
 * The effect of extra income on a person's debts (spec 9): monthly = weekly x 4.33, net = monthly x (1 - tax rate).
 *
 * Where the rates are known, the months come from the payoff plan, with interest counted (reading 10). Where no
 * rate is known, the specification's formula is used, months = ceil(debt / (payment + net)); it leaves interest
 * out, so it is too hopeful, there is no interest saved to show, and `basis` is 'formula'.
 * Example: $150 a week is $649.50 a month, $506.61 after 22 % tax. On $10,000 with $300 a month the formula says
 * 34 months without and 13 with it: 21 saved.
 */
import { withBudget } from '#engine/debts/debt.ts'
import type { PayoffInput, PayoffStatus } from '#engine/debts/debt.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { shareCents } from '#engine/money/rounding.ts'

/** Weeks in a month, as a share in ppm. // spec 9 */
const WEEKS_PER_MONTH_PPM = 4_330_000

/** The tax rate a form starts with. // spec 9 */
export const DEFAULT_TAX_PPM = 220_000

export type ExtraIncome = { weeklyCents: number; taxPpm: number }

export type NetIncome = { monthlyCents: number; taxCents: number; netCents: number }

/** A week's extra income as a month's, before and after tax. The tax rate is at most 1,000,000 ppm. */
export function netIncome({ weeklyCents, taxPpm }: ExtraIncome): NetIncome {
  const monthlyCents = shareCents(weeklyCents, WEEKS_PER_MONTH_PPM)
  const taxCents = shareCents(monthlyCents, taxPpm)
  return { monthlyCents, taxCents, netCents: monthlyCents - taxCents }
}

/** A plan where rates are known; a total and a payment where they are not. */
export type OwedDebt =
  | { kind: 'plan'; input: PayoffInput }
  | { kind: 'formula'; debtCents: number; paymentCents: number }

/** `months` is the answer only where status is 'paid'; interest is null where the rate is not known. */
export type IncomeOutcome = { status: PayoffStatus; months: number; interestCents: number | null }

export type IncomeEffect = NetIncome & {
  basis: OwedDebt['kind']
  before: IncomeOutcome
  after: IncomeOutcome
  /** null unless both are paid */
  monthsSaved: number | null
  interestSavedCents: number | null
}

function byFormula(debtCents: number, paymentCents: number): IncomeOutcome {
  if (debtCents === 0) return { status: 'paid', months: 0, interestCents: null }
  if (paymentCents <= 0) return { status: 'never', months: 0, interestCents: null }
  return { status: 'paid', months: Math.ceil(debtCents / paymentCents), interestCents: null }
}

function byPlan(input: PayoffInput, addCents: number): IncomeOutcome {
  const order = input.order === 'minimumsOnly' ? 'avalanche' : input.order
  const present = input.budgetCents ?? startingMinimumsCents(input) + (input.extraCents ?? 0)
  const { status, months, interestCents } = outlinePayoff(withBudget({ ...input, order }, present + addCents))
  return { status, months, interestCents }
}

/** The debts without and with the net income, every month of it paid on the debts. Errors as planPayoff. */
export function incomeEffect(income: ExtraIncome, owed: OwedDebt): IncomeEffect {
  const net = netIncome(income)
  const outcome = (addCents: number) =>
    owed.kind === 'plan'
      ? byPlan(owed.input, addCents)
      : byFormula(owed.debtCents, owed.paymentCents + addCents)
  const before = outcome(0)
  const after = outcome(net.netCents)
  const arePaid = before.status === 'paid' && after.status === 'paid'
  const isInterestKnown = arePaid && before.interestCents !== null && after.interestCents !== null
  return {
    ...net,
    basis: owed.kind,
    before,
    after,
    monthsSaved: arePaid ? before.months - after.months : null,
    interestSavedCents: isInterestKnown ? before.interestCents! - after.interestCents! : null,
  }
}
