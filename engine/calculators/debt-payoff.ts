/**
 * The debt payoff calculator (spec 9): one debt, paid with its minimum alone and with something extra on top.
 * Interest is charged each month at rate / 12, then the payment is made; the minimum is the amount typed in and
 * does not fall. Looks 600 months ahead. The last payment is what is left, so total paid is not months times
 * payment.
 * Example: $15,000 at 18.5 % with $350 a month takes 71 months and $9,728.99 interest; with $100 extra 48 months
 * and $6,217.05: 23 months and $3,511.94 saved.
 */
import type { PayoffInput, PayoffStatus } from '#engine/debts/debt.ts'
import { outlinePayoff, savingOf } from '#engine/debts/payoff/payoff.ts'
import { paymentForMonths } from '#engine/debts/payoff/solve.ts'
import { monthInterestCents } from '#engine/money/interest.ts'

export type DebtPayoffCase = {
  balanceCents: number
  aprPpm: number
  minimumCents: number
  extraCents: number
}

/** How far it looks. // spec 9 */
const CALCULATOR_MONTHS = 600

/** Months, interest and total paid are the answer only where status is 'paid'. A payment alone is never 'short'. */
export type PayoffScenario = {
  status: Exclude<PayoffStatus, 'short'>
  paymentCents: number
  months: number
  interestCents: number
  paidCents: number
}

export type DebtPayoffResult = {
  minimumOnly: PayoffScenario
  withExtra: PayoffScenario
  /** null unless both are paid */
  monthsSaved: number | null
  interestSavedCents: number | null
  firstMonthInterestCents: number
  /** the smallest whole-dollar payment that pays the debt within 600 months, in cents */
  leastPaymentCents: number
}

function inputOf({ balanceCents, aprPpm }: DebtPayoffCase): PayoffInput {
  const debt = {
    id: 'debt',
    balanceCents,
    rates: [{ fromMonth: 0, aprPpm }],
    minimum: { kind: 'fixed' as const, cents: 0 },
  }
  return { debts: [debt], order: 'avalanche', horizonMonths: CALCULATOR_MONTHS }
}

function scenario(input: PayoffInput, paymentCents: number): PayoffScenario {
  const { status, months, interestCents, paidCents } = outlinePayoff({ ...input, budgetCents: paymentCents })
  // With a minimum of 0 no month can ask for more than the payment.
  return { status: status === 'short' ? 'never' : status, paymentCents, months, interestCents, paidCents }
}

/** Both scenarios and their difference. Whole cents and ppm, not negative (RangeError). */
export function debtPayoff(debtCase: DebtPayoffCase): DebtPayoffResult {
  const input = inputOf(debtCase)
  const minimumOnly = scenario(input, debtCase.minimumCents)
  const withExtra = scenario(input, debtCase.minimumCents + debtCase.extraCents)
  return {
    minimumOnly,
    withExtra,
    ...savingOf(minimumOnly, withExtra),
    firstMonthInterestCents: monthInterestCents(debtCase.balanceCents, debtCase.aprPpm),
    leastPaymentCents: paymentForMonths(input, CALCULATOR_MONTHS),
  }
}
