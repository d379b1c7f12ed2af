/** The records of a person that the coach may use, read on the server and never taken from a request. */
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import type { Debt, getDebtPlan } from '#contracts/money/debts.ts'
import type { Goal } from '#contracts/money/goals.ts'
import type { Settings } from '#contracts/account/settings.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { dueDateOf, minimumDue } from '#engine/debts/start/this-month.ts'
import type { MinimumDue } from '#engine/debts/start/this-month.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { toPayoffDebt } from '#engine/debts/start/payoff-debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import type { PlanStart } from '#engine/debts/start/plan-start.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { dayInZone } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { readBudgetCategories } from '#server/features/budget/budget.queries.ts'
import { readScores } from '#server/features/credit-scores/credit-scores.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { PaidMonth } from '#server/features/debts/read-debts.queries.ts'
import { readGoals } from '#server/features/goals/goals.queries.ts'
import { eq } from 'drizzle-orm'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { users } from '#server/features/account/account.table.ts'
import { FIRST_PLAN } from '#server/features/debts/debts.queries.ts'
import { debtPlans } from '#server/features/debts/debts.table.ts'
import { FIRST_SETTINGS, settings, settingsColumns } from '#server/features/settings/settings.table.ts'

type Choices = { settings: Settings; plan: AnswerOf<typeof getDebtPlan> }

/** The person's settings and plan in one statement; what stands at first where they have not chosen. */
export async function readChoices(db: Executor, userId: string): Promise<Choices> {
  const [found] = await db
    .select({ settings: settingsColumns, plan: { order: debtPlans.order, extra: debtPlans.extra } })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(debtPlans, eq(debtPlans.userId, users.id))
    .where(eq(users.id, userId))
  const plan = found?.plan ?? FIRST_PLAN
  return {
    settings: found?.settings ?? FIRST_SETTINGS,
    plan: { order: plan.order, extra: plan.extra },
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
  order: 'avalanche' | 'snowball'
  extraCents: number
  categories: BudgetCategory[]
  goals: Goal[]
  /** oldest first */
  scores: CreditScore[]
  settings: Settings
}

/** Two years, as the dashboard's payment record has them. */
const RECORD_MONTHS = 25

function firstDayMonthsAgo(today: string, months: number): string {
  const { year, month } = monthOfIndex(monthIndex(today) - months)
  return `${year}-${String(month).padStart(2, '0')}-01`
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

/** Five statements, whatever the person has. */
export async function readRecords(db: Executor, userId: string, now: Date): Promise<Records> {
  const choices = await readChoices(db, userId)
  const today = dayInZone(now, choices.settings.timezone)
  const [found, scores, goals, categories] = await Promise.all([
    readDebtsWithPayments(db, userId, { today, since: firstDayMonthsAgo(today, RECORD_MONTHS) }),
    readScores(db, userId),
    readGoals(db, userId),
    readBudgetCategories(db, userId, today),
  ])
  const own = found.map(({ debt, paid }) => ownDebt(debt, today, paid))
  const { order, extra } = choices.plan
  const extraCents = extra
  return {
    today,
    debts: own.filter(({ payoff }) => payoff.balanceCents > 0),
    closedDebts: own.filter(({ payoff }) => payoff.balanceCents === 0).map(({ debt }) => debt),
    plan: startPlan({
      debts: found.map(({ debt }) => toDebt(debt)),
      payments: found.flatMap(({ payments }) => payments),
      order,
      extraCents,
      day: today,
    }),
    order,
    extraCents,
    categories: categories.filter(({ isActive }) => isActive),
    goals,
    scores,
    settings: choices.settings,
  }
}

/** The person's plan as the engine takes it, with another extra amount where one is asked about. */
export function planInput(records: Records, extraCents = records.extraCents): PayoffInput {
  return { debts: records.plan.debts, order: records.order, extraCents }
}
