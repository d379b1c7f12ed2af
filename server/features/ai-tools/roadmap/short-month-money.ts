/** What a month's money pays where it falls short, by the engine's order, and what of it comes from savings. */
import fees from '#content/rates/late-fees.json' with { type: 'json' }
import { paysDebt } from '#engine/budget/living-costs.ts'
import { dueDateIn } from '#engine/budget/due-day.ts'
import { essentialKindOf } from '#engine/debts/cash/essential-kind.ts'
import { shortMonthDue } from '#engine/debts/cash/lender-due.ts'
import { type Consequence, type Essential, shortMonth } from '#engine/debts/cash/short-month.ts'
import { startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { type GoalShare, takeFromGoals } from '#engine/goals/bridge-goals.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { openGoals } from '#server/features/facts/money.facts.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import type { Drawing } from './drawing.ts'

/** Something that is asked for. `dueOn` is null where no day is known. */
export type Ask = {
  id: string
  name: string
  isDebt: boolean
  askedCents: number
  paidCents: number
  dueOn: string | null
  /** what can follow from the part that is not paid */
  consequences: readonly Consequence[]
}

export type ShortMonthMoney = {
  /** home, food, power and the like, in the order of payment; empty where the budget does not say */
  essentials: Ask[]
  /** minimum payments, by the day they are due */
  dues: Ask[]
  /** spending that is neither, and what is left for it */
  rest: { askedCents: number; paidCents: number }
  fromGoals: GoalShare[]
  /** from savings that are in no goal */
  fromOtherCents: number
}

/** The next day that a bill is due on. */
function nextDue(dueDay: number | null, today: string): string | null {
  if (dueDay === null) return null
  const now = dueDateIn(today.slice(0, 7), dueDay)
  if (now >= today) return now
  const { year, month } = monthOfIndex(monthIndex(today) + 1)
  return dueDateIn(`${year}-${String(month).padStart(2, '0')}`, dueDay)
}

type NamedEssential = Essential & { dueOn: string | null }

/** The essentials of the budget; none where they are more than what was entered as spent. */
function essentialsIn({ categories, debts, today }: Records, expensesCents: number): NamedEssential[] {
  const listed = debts.map(({ debt }) => debt)
  const found = categories.flatMap(({ id, name, budgetAmount, dueDay }) => {
    const kind = essentialKindOf(name)
    if (kind === null || budgetAmount <= 0 || paysDebt(name, listed)) return []
    return [{ id: `category.${id}`, kind, name, cents: budgetAmount, dueOn: nextDue(dueDay, today) }]
  })
  return found.reduce((sum, { cents }) => sum + cents, 0) > expensesCents ? [] : found
}

/** A known day first, then in the order of entry. */
const byDay = (one: { dueOn: string | null }, other: { dueOn: string | null }) =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/** Each debt's minimum of the first month of the plan. */
function minimumsOf({ debts, plan }: Records) {
  return debts.flatMap(({ debt, minimum, isDueDayKnown }) => {
    const planned = plan.debts.find(({ id }) => id === debt.id)
    const openCents = planned ? startingMinimumsCents({ debts: [planned], order: 'minimumsOnly' }) : 0
    const dueOn = isDueDayKnown ? minimum.dueOn : null
    return openCents > 0 ? [{ id: debt.id, name: debt.name, type: debt.type, openCents, dueOn }] : []
  })
}

/** Where fewer savings were entered than the goals hold, their figures are no longer true, and none is named. */
function goalsOf(records: Records, enteredCents: number | null | undefined, cents: number): GoalShare[] {
  const goals = openGoals(records)
  const heldCents = goals.reduce((sum, { currentAmount }) => sum + Math.max(0, currentAmount), 0)
  return (enteredCents ?? heldCents) < heldCents ? [] : takeFromGoals(goals, cents)
}

/** Places income and savings. For a month that falls short. */
export function placeMoney({ records, asked, six, lenders }: Drawing): ShortMonthMoney {
  const fromSavingsCents = six.bridge?.fromSavingsCents ?? 0
  const named = essentialsIn(records, asked.monthlyExpenses)
  const namedCents = named.reduce((sum, { cents }) => sum + cents, 0)
  // Without a budget all that is spent comes before the debts.
  const whole: NamedEssential[] = [
    { id: 'expenses', kind: 'housing', name: '', cents: asked.monthlyExpenses, dueOn: null },
  ]
  const minimums = minimumsOf(records).toSorted(byDay)
  const result = shortMonth({
    cents: asked.currentIncome + fromSavingsCents,
    essentials: named.length > 0 ? named : whole,
    dues: minimums.map(({ dueOn, ...due }) =>
      shortMonthDue({ ...due, dueOn: dueOn ?? records.today }, { lenders, cardFeeCents: fees.firstCents }),
    ),
  })
  const paid = new Map(result.pay.map(({ id, cents }) => [id, cents]))
  const skipped = new Map(result.skipped.map(({ id, consequences }) => [id, consequences]))
  const askOf = (
    one: { id: string; name: string; dueOn: string | null },
    askedCents: number,
    isDebt: boolean,
  ) => ({
    id: one.id,
    name: one.name,
    isDebt,
    askedCents,
    paidCents: paid.get(one.id) ?? 0,
    dueOn: one.dueOn,
    consequences: skipped.get(one.id) ?? [],
  })
  const restCents = named.length > 0 ? asked.monthlyExpenses - namedCents : asked.monthlyExpenses
  const fromGoals = goalsOf(records, asked.currentSavings, fromSavingsCents)
  return {
    essentials: named.map((one) => askOf(one, one.cents, false)),
    dues: minimums.map((one) => askOf(one, one.openCents, true)),
    rest: {
      askedCents: restCents,
      paidCents: named.length > 0 ? Math.min(restCents, result.leftCents) : (paid.get('expenses') ?? 0),
    },
    fromGoals,
    fromOtherCents: fromSavingsCents - fromGoals.reduce((sum, { takenCents }) => sum + takenCents, 0),
  }
}
