/**
 * The debts of a case in two parts, and its money a month.
 *
 * Unsecured debts (cards, personal loans, others) can be moved, lowered, settled or discharged. The rest is kept: a home
 * or a car stands behind it, and student loans stay after bankruptcy as a rule (U.S. Courts, "Discharge in Bankruptcy").
 * Example: a card, a car loan, $600 a month. A settlement that sets $250 aside leaves the car loan $350 until it is over.
 */
import { withBudget, type PayoffDebt, type PayoffInput, type PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { presentBudgetCents } from '#engine/debts/payoff/solve.ts'
import { isNoWay, noWay, type NoWay, type WaysOutCase } from './way.ts'

/** Debts with no home, car or government behind them. */
const unsecuredTypes: readonly string[] = ['credit_card', 'personal_loan', 'other']

export type Parted = {
  /** the plan without a loan that is to come, its extra money at the highest rate first */
  input: PayoffInput
  unsecured: PayoffDebt[]
  kept: PayoffDebt[]
  unsecuredCents: number
  budgetCents: number
}

export function sumOf(debts: readonly PayoffDebt[]): number {
  return debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
}

const isLater = ({ paymentsFrom = 1, interestFrom = 1 }: PayoffDebt) =>
  Math.max(paymentsFrom, interestFrom) > 1

/**
 * The month's money as one sum. A plan whose debts begin in different months counts the minimums of the month in which
 * the last one has begun, which may be some cents more than today's.
 */
function budgetOf(input: PayoffInput): number {
  const present = presentBudgetCents(input)
  if (input.budgetCents !== undefined || !input.debts.some(isLater)) return present
  const begun = Math.max(
    ...input.debts.map(({ paymentsFrom = 1, interestFrom = 1 }) => Math.max(paymentsFrom, interestFrom)),
  )
  const { schedule } = planPayoff({ ...input, order: 'minimumsOnly', horizonMonths: begun + 1 })
  const paid = schedule.map(({ debts }) => debts.reduce((sum, row) => sum + row.paymentCents, 0))
  return Math.max(present, ...paid.map((cents) => cents + (input.extraCents ?? 0)))
}

/** Debts without a balance are left out, and so is a loan that the plan holds for later. */
export function partDebts({ input: asPlanned, types }: WaysOutCase): Parted {
  const { move: _, ...unmoved } = asPlanned
  const debts = asPlanned.debts.filter(({ balanceCents }) => balanceCents > 0)
  const input: PayoffInput = { ...unmoved, debts, order: 'avalanche' }
  const unsecured = debts.filter(({ id }) => unsecuredTypes.includes(types[id] ?? ''))
  const kept = debts.filter((debt) => !unsecured.includes(debt))
  return { input, unsecured, kept, unsecuredCents: sumOf(unsecured), budgetCents: budgetOf(input) }
}

/** A plan that ends, or why it has no figures. */
export function ended(
  plan: PayoffPlan,
  never: 'neverEnds' | 'otherDebtsNeverEnd' = 'neverEnds',
): PayoffPlan | NoWay {
  if (plan.status === 'paid') return plan
  if (plan.status === 'short') return noWay('tooLittleMoney')
  if (never === 'otherDebtsNeverEnd') return noWay(never)
  return noWay(plan.status === 'never' ? 'neverEnds' : 'tooLong')
}

/** What goes out in a month at the start: all of the money, unless less is owed. */
export function monthlyOf({ input, budgetCents }: Pick<Parted, 'input' | 'budgetCents'>): number {
  return Math.min(budgetCents, sumOf(input.debts))
}

/** The first minimums of the debts that are kept, in cents. */
export function keptMinimumsCents({ input, kept }: Parted): number {
  if (kept.length === 0) return 0
  const { budgetCents: _, extraCents: __, ...rest } = input
  return startingMinimumsCents({ ...rest, debts: kept, order: 'minimumsOnly' })
}

/** The debts that are kept, while `asideCents` of each month's money go elsewhere for `months`. */
export function keptAlongside(
  { input, kept, budgetCents }: Parted,
  { asideCents, months }: { asideCents: number; months: number },
): { paidCents: number; months: number } | NoWay {
  if (kept.length === 0) return { paidCents: 0, months: 0 }
  const changes = [
    ...(input.changes ?? []),
    { fromMonth: 1, addCents: -asideCents },
    { fromMonth: months + 1, addCents: asideCents },
  ]
  const plan = ended(
    planPayoff(withBudget({ ...input, debts: kept, changes }, budgetCents)),
    'otherDebtsNeverEnd',
  )
  return isNoWay(plan) ? plan : { paidCents: plan.paidCents, months: plan.months }
}
