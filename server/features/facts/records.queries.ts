/** The records of a person that the coach may use, read on the server and never taken from a request. */
import type { Language } from '#contracts/language.ts'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { Goal } from '#contracts/money/goals.ts'
import type { Settings } from '#contracts/account/settings.ts'
import type { ShortNow } from '#engine/debts/cash/asked-now.ts'
import { cashPlanOn } from '#engine/debts/cash/cash-plan.ts'
import type { PayoffDebt, PayoffInput, PayoffOrder } from '#engine/debts/debt.ts'
import { dueDateOf, minimumDue } from '#engine/debts/start/this-month.ts'
import type { MinimumDue } from '#engine/debts/start/this-month.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { toPayoffDebt } from '#engine/debts/start/payoff-debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import type { PlanStart } from '#engine/debts/start/plan-start.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { gather, given, listOf, query } from '#server/db/statements/lists.ts'
import { categoryList, inMonth } from '#server/features/budget/budget.queries.ts'
import { scoreList } from '#server/features/credit-scores/credit-scores.queries.ts'
import { cashColumns, cashPlanOf, shortOn } from '#server/features/debts/cash/cash.queries.ts'
import { cashPlans } from '#server/features/debts/cash/cash.table.ts'
import { paidAround, paidDebtList } from '#server/features/debts/read-debts.queries.ts'
import { goalList } from '#server/features/goals/goals.queries.ts'
import { unansweredSuits } from '#server/features/letters/letters.queries.ts'
import { eq } from 'drizzle-orm'
import { RECORD_MONTHS } from '#engine/credit/payment-record.ts'
import type { PaidMonth } from '#server/features/debts/read-debts.queries.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { planColumns, planOf } from '#server/features/debts/plan/debt-plan.queries.ts'
import { debtPlans } from '#server/features/debts/debts.table.ts'
import {
  FIRST_SETTINGS,
  settings,
  settingsColumns,
} from '#server/features/account/settings/settings.table.ts'

const settingsList = listOf(settingsColumns, (row) =>
  query
    .select({ row })
    .from(settings)
    .where(eq(settings.userId, given('userId'))),
)

const planList = listOf(planColumns, (row) =>
  query
    .select({ row })
    .from(debtPlans)
    .where(eq(debtPlans.userId, given('userId'))),
)

const cashList = listOf(cashColumns, (row) =>
  query
    .select({ row })
    .from(cashPlans)
    .where(eq(cashPlans.userId, given('userId'))),
)

const askLists = gather('records', {
  debts: paidDebtList,
  scores: scoreList,
  goals: goalList,
  categories: categoryList,
  settings: settingsList,
  plans: planList,
  cash: cashList,
  suits: unansweredSuits,
})

/** The first day of the month before those that the payment record looks at. */
function beforeRecord(today: string): string {
  const { year, month } = monthOfIndex(monthIndex(today) - RECORD_MONTHS - 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/** Who is asked about, and the zone that says which day it is for them. */
export type Person = { id: string; timezone: string }

/** What a person has entered and chosen, and their calendar date (YYYY-MM-DD). One statement, whatever they have. */
export async function readEntered(db: Executor, { id: userId, timezone }: Person, now: Date) {
  const today = dayInZone(now, timezone)
  const asked = { userId, ...paidAround(today, beforeRecord(today)), ...inMonth(today) }
  const { settings: chosen, plans, cash, ...lists } = await askLists(db, asked)
  return {
    ...lists,
    today,
    settings: chosen[0] ?? FIRST_SETTINGS,
    plan: planOf(plans[0]),
    cashPlan: cashPlanOn(cashPlanOf(cash[0]), today),
  }
}

export type OwnDebt = {
  debt: Debt
  payoff: PayoffDebt
  /** what must be paid at least, and by which day */
  minimum: MinimumDue
  /** whether that day is known; else the end of the month stands for it */
  isDueDayKnown: boolean
  lacksRate: boolean
  lacksMinimum: boolean
  paid: PaidMonth[]
}

export type Records = {
  /** the person's calendar date, YYYY-MM-DD */
  today: string
  /** those with a balance, in the order they were entered */
  debts: OwnDebt[]
  /** paid off already */
  closedDebts: Debt[]
  /** where the plan of these debts begins, and what is due in it */
  plan: PlanStart
  /** the month whose money is less than all that is asked for; null where there is none */
  short: ShortNow | null
  order: PlanOrder
  /** above the minimums, from the first month of the plan on */
  extraCents: number
  categories: BudgetCategory[]
  goals: Goal[]
  /** oldest first */
  scores: CreditScore[]
  settings: Settings
  /** of what is said from them; English unless said otherwise */
  language?: Language
}

/** A debt as the coach knows it on a day. */
export function ownDebt(debt: Debt, today: string, paid: PaidMonth[]): OwnDebt {
  const known = toDebt(debt)
  const { debt: payoff, assumed } = toPayoffDebt(known, today)
  return {
    debt,
    payoff,
    minimum: minimumDue(known, today),
    isDueDayKnown: dueDateOf(known, today) !== null,
    lacksRate: assumed.includes('rate'),
    lacksMinimum: assumed.includes('minimum'),
    paid,
  }
}

/** What all debts ask for at least, in cents. */
export function minimumsCents({ debts }: Pick<Records, 'debts'>): number {
  return debts.reduce((sum, { minimum }) => sum + minimum.cents, 0)
}

/** One statement, whatever the person has. */
export async function readRecords(db: Executor, person: Person, now: Date): Promise<Records> {
  const {
    debts: found,
    scores,
    goals,
    categories,
    settings: chosen,
    plan,
    cashPlan: cash,
    today,
  } = await readEntered(db, person, now)
  const own = found.map(({ debt, paid }) => ownDebt(debt, today, paid))
  const debts = found.map(({ debt }) => debt)
  const payments = found.flatMap((one) => one.payments)
  const start = startPlan({ debts: debts.map(toDebt), payments, plan, day: today })
  return {
    today,
    debts: own.filter(({ payoff }) => payoff.balanceCents > 0),
    closedDebts: own.filter(({ payoff }) => payoff.balanceCents === 0).map(({ debt }) => debt),
    plan: start,
    short: shortOn({ debts, payments, cash, today }),
    order: plan.order,
    extraCents: start.input.extraCents ?? plan.extra,
    categories: categories.filter(({ isActive }) => isActive),
    goals,
    scores,
    settings: chosen,
  }
}

/** The order of a plan as the engine takes it: the person's own is a list of debts. */
export function orderOf({ order, plan }: Pick<Records, 'plan' | 'order'>): PayoffOrder {
  return order === 'own' ? plan.input.order : order
}

/** The person's plan as the engine takes it, with another extra amount where one is asked about. */
export function planInput(
  records: Pick<Records, 'plan' | 'order' | 'extraCents'>,
  extraCents = records.extraCents,
): PayoffInput & { extraCents: number } {
  return { ...records.plan.input, order: orderOf(records), extraCents }
}
