/**
 * The question a plan answers backwards: how much a month to be done by then. And what would work, for plans that do
 * not end well: the smallest budgets that pay everything.
 * Example: $10,000 at 20 % is done within 24 months with $509 a month; $508 leaves a 25th. $10,000 at 30 % with $250 a
 * month never ends; $251 ends within 50 years, $269 within 10.
 */
import { gatheredCents } from '#engine/debts/balances/terms.ts'
import { dollarsUp } from '#engine/money/rounding.ts'
import { DEFAULT_HORIZON_MONTHS, MAX_HORIZON_MONTHS } from './check-input.ts'
import { COMPARED_MONTHS } from './compare.ts'
import { withBudget, type PayoffInput, type PayoffStatus } from '#engine/debts/debt.ts'
import { outlinePayoff, startingMinimumsCents } from './payoff.ts'

const DOLLAR = 100

/**
 * With minimums only there is no budget to look for: the search pays in avalanche order. So does that for the plan of
 * least interest, which itself takes a search for every budget: what is enough for avalanche is enough for a plan that
 * costs no more with the same money.
 */
function searching(input: PayoffInput, budgetCents: number): PayoffInput {
  const isSimple = input.order !== 'minimumsOnly' && input.order !== 'leastInterest'
  return withBudget(isSimple ? input : { ...input, order: 'avalanche' }, budgetCents)
}

/** A budget that pays everything in the first month: all balances and whatever can be charged in it. */
function enoughDollars(input: PayoffInput): number {
  const { interestCents, totalCents } = outlinePayoff({ ...input, order: 'minimumsOnly', horizonMonths: 1 })
  const deferredCents = input.debts.reduce((sum, debt) => sum + gatheredCents(debt), 0)
  const taken = (input.changes ?? []).reduce((sum, change) => sum + Math.max(0, -change.addCents), 0)
  const wholeCents = (totalCents[0] ?? 0) + interestCents + deferredCents + taken
  // Paused months pay less than there is, and what is owed then grows until the next; a move adds its fee.
  return dollarsUp(input.pauses || input.move ? 4 * wholeCents : wholeCents) / DOLLAR
}

/**
 * The smallest whole-dollar budget, in cents, with which every debt is paid within `months`; 0 without
 * debts. Lump sums and changes of the input stay in the plan. Months: 1 to 1,200, else RangeError.
 * One dollar less is never enough. It is the smallest of all where more money never takes longer, as with
 * constant rates and fixed minimums; with lump sums or rates that change, a smaller one far below may by chance do.
 */
export function paymentForMonths(input: PayoffInput, months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > MAX_HORIZON_MONTHS) {
    throw new RangeError(`months must be a whole number from 1 to ${MAX_HORIZON_MONTHS}, not ${months}`)
  }
  const enough = enoughForMonths(input, months)
  return input.order === 'leastInterest' ? loweredFrom(enough, input, months) : enough
}

/** What is enough in the order that is searched in; one dollar less is not. */
function enoughForMonths(input: PayoffInput, months: number): number {
  const isDone = (dollars: number) =>
    outlinePayoff({ ...searching(input, dollars * DOLLAR), horizonMonths: months }).status === 'paid'
  let tooLittle = -1
  let enough = enoughDollars(input)
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isDone(middle)) enough = middle
    else tooLittle = middle
  }
  return enough * DOLLAR
}

/** From a budget that is enough down to the least that is, in steps that double: the two are seldom far apart. */
function loweredFrom(enoughCents: number, input: PayoffInput, months: number): number {
  const isDone = (dollars: number) =>
    dollars >= 0 &&
    outlinePayoff({ ...withBudget(input, dollars * DOLLAR), horizonMonths: months }).status === 'paid'
  let enough = enoughCents / DOLLAR
  let step = 1
  while (isDone(enough - step)) {
    enough -= step
    step *= 2
  }
  let tooLittle = enough - step
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isDone(middle)) enough = middle
    else tooLittle = middle
  }
  return enough * DOLLAR
}

/**
 * What it takes a month to be done within `months`, and what that adds to the plan's present budget (below 0: less would
 * do); null where no amount does it, as where the last of those months is a pause. RangeError as paymentForMonths.
 */
export function doneBy(input: PayoffInput, months: number): { budgetCents: number; addCents: number } | null {
  const budgetCents = paymentForMonths(input, months)
  const outline = outlinePayoff({ ...searching(input, budgetCents), horizonMonths: months })
  if (outline.status !== 'paid') return null
  return { budgetCents, addCents: budgetCents - presentBudgetCents(input) }
}

/** The whole month's money of a plan. */
export function presentBudgetCents(input: PayoffInput): number {
  return input.budgetCents ?? startingMinimumsCents(input) + (input.extraCents ?? 0)
}

export type Advice = {
  status: PayoffStatus
  /** the first month's minimum payments: less than this is `short` at once */
  minimumsCents: number
  /** the smallest whole-dollar budget that pays everything within 600 months */
  budgetCents: number
  /** the same within 120 months // spec 9 */
  tenYearBudgetCents: number
  /** what these add to the plan's present budget a month, never below 0 */
  addCents: number
  tenYearAddCents: number
}

/** The budgets that would work, for the plan of least interest in avalanche order, whatever the plan's own status; the screen shows them where it is not `paid`. Errors as planPayoff. */
export function adviseBudget(input: PayoffInput): Advice {
  const minimumsCents = startingMinimumsCents(input)
  const present = input.order === 'minimumsOnly' ? minimumsCents : presentBudgetCents(input)
  const budgetCents = enoughForMonths(input, DEFAULT_HORIZON_MONTHS)
  const tenYearBudgetCents = enoughForMonths(input, COMPARED_MONTHS)
  return {
    status: outlinePayoff(input).status,
    minimumsCents,
    budgetCents,
    tenYearBudgetCents,
    addCents: Math.max(0, budgetCents - present),
    tenYearAddCents: Math.max(0, tenYearBudgetCents - present),
  }
}
