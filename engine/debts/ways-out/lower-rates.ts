/**
 * The same debts at lower rates that lenders agree to: a debt management plan of a nonprofit agency, or a lender's
 * hardship program for some months. All of the debt is paid back.
 * Example: $9,000 on three cards at 25 to 30 %, $350 a month. At 8 % with $30 a month for the agency, $320 go to the
 * cards: 32 months.
 */
import { partsOf, withRates } from '#engine/debts/balances/terms.ts'
import { withBudget, type PayoffDebt, type RateStep } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { cheapestPlan } from './cheapest-order.ts'
import { ended, keptMinimumsCents, monthlyOf, type Parted } from './money.ts'
import { isNoWay, noWay, type NoWay, type WayAnswer, type WaysOutCase } from './way.ts'

const hasDearer = (debts: readonly PayoffDebt[], aprPpm: number) =>
  debts.flatMap(partsOf).some(({ rates }) => rates.some((step) => step.aprPpm > aprPpm))

const capped = (step: RateStep, aprPpm: number): RateStep => ({
  ...step,
  aprPpm: Math.min(step.aprPpm, aprPpm),
})

/** One payment a month to the agency: the level payment that ends the debt in time, at the lower rate. */
function managed(debt: PayoffDebt, { managementAprPpm, managementMonths }: WaysOutCase['terms']): PayoffDebt {
  const { firstMinimumCents: _, ...lasting } = debt
  const lower = withRates(lasting, (rates) => rates.map((step) => capped(step, managementAprPpm)))
  const cents = standardPaymentCents({
    principalCents: debt.balanceCents,
    aprPpm: Math.max(...partsOf(lower).flatMap(({ rates }) => rates.map(({ aprPpm }) => aprPpm))),
    months: managementMonths,
  })
  return { ...lower, minimum: { kind: 'fixed', cents } }
}

/** Cards and other unsecured debts in an agency's plan. Its monthly fee ends with the last of them. */
export function debtManagement({ terms }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const { input, unsecured, kept, budgetCents } = parted
  if (unsecured.length === 0) return noWay('nothingUnsecured')
  if (!hasDearer(unsecured, terms.managementAprPpm)) return noWay('rateNotLower')
  const feeCents = terms.managementMonthlyCents
  const inPlan = new Map(unsecured.map((debt) => [debt.id, managed(debt, terms)]))
  const asksCents = levelSum([...inPlan.values()]) + keptMinimumsCents(parted) + feeCents
  if (asksCents > budgetCents) return noWay('tooLittleMoney', asksCents)
  const debts = input.debts.map((debt) => inPlan.get(debt.id) ?? debt)
  const less = withBudget({ ...input, debts }, budgetCents - feeCents)
  const first = planPayoff(less)
  const months = Math.max(...unsecured.map(({ id }) => first.payoffMonth[id] ?? 0))
  const freed = [...(input.changes ?? []), { fromMonth: months + 1, addCents: feeCents }]
  const plan = ended(kept.length > 0 && months > 0 ? planPayoff({ ...less, changes: freed }) : first)
  if (isNoWay(plan)) return plan
  const feesCents = terms.managementStartCents + feeCents * months
  return {
    months: plan.months,
    totalCents: plan.paidCents + feesCents,
    monthlyCents: monthlyOf(parted),
    feesCents,
    forgivenCents: 0,
    taxCents: 0,
  }
}

const levelSum = (debts: readonly PayoffDebt[]) =>
  debts.reduce((sum, { minimum }) => sum + (minimum.kind === 'fixed' ? minimum.cents : 0), 0)

/** The rates with none above `aprPpm` for the first `months`. */
function cappedFor(
  rates: readonly RateStep[],
  { aprPpm, months }: { aprPpm: number; months: number },
): RateStep[] {
  const back = { fromMonth: months + 1, aprPpm: rateInMonth([...rates], months + 1) }
  const early = rates.filter(({ fromMonth }) => fromMonth <= months).map((step) => capped(step, aprPpm))
  return [...early, back, ...rates.filter(({ fromMonth }) => fromMonth > months + 1)]
}

/** The unsecured debts at a lower rate for some months, then at their own again; the payment stays. */
export function hardshipPrograms({ terms }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const { input, unsecured, budgetCents } = parted
  if (unsecured.length === 0) return noWay('nothingUnsecured')
  const lower = { aprPpm: terms.hardshipAprPpm, months: terms.hardshipMonths }
  if (!hasDearer(unsecured, lower.aprPpm)) return noWay('rateNotLower')
  const debts = input.debts.map((debt) =>
    unsecured.includes(debt) ? withRates(debt, (rates) => cappedFor(rates, lower)) : debt,
  )
  const plan = ended(cheapestPlan(withBudget({ ...input, debts }, budgetCents)))
  if (isNoWay(plan)) return plan
  return {
    months: plan.months,
    totalCents: plan.paidCents,
    monthlyCents: monthlyOf(parted),
    feesCents: 0,
    forgivenCents: 0,
    taxCents: 0,
  }
}
