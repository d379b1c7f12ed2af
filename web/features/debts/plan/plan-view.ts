/**
 * The plan as the screens show it: its date, its basis, the next step. All sums come from the
 * engine's comparison; here they are only chosen, added up and put into words.
 * Month 1 is the month of the next payment left (engine/debts/start): where that is Nov 28, 2026, month 38 is December 2029.
 */
import type { PlanComparison, Strategy } from '#engine/debts/payoff/compare.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { payoffProgress, progressFigures, quickWins } from '#engine/debts/progress.ts'
import { startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { toPayoffDebt } from '#engine/debts/start/payoff-debt.ts'
import { calendarMonth, type PlanStart } from '#engine/debts/start/plan-start.ts'
import {
  type DueThisMonth,
  minimumDue,
  type MinimumDue,
  minimumRuleOf,
} from '#engine/debts/start/this-month.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { MinimumsKind } from './plan-messages.ts'
import type { Series } from '#web/ui/charts/freedom-line/series.ts'

export type PlanOrder = 'avalanche' | 'snowball'
export type PlanSettings = { order: PlanOrder; extraCents: number }

export type DebtPlan = {
  debts: readonly Debt[]
  settings: PlanSettings
  today: string
  /** the debts as they are planned, and the month in which the plan begins */
  start: PlanStart
  comparison: PlanComparison
  /** the strategy of the chosen order */
  chosen: Strategy
  /** what each debt asks for at least next, and where that comes from, by id */
  minimums: Map<string, MinimumDue>
  minimumsCents: number
  /** the open cycle of each debt, by id */
  due: Map<string, DueThisMonth>
  /** what goes to all debts in a month */
  budgetCents: number
  totalCents: number
}

type Planned = Pick<DebtPlan, 'debts' | 'start' | 'comparison' | 'settings' | 'today'>

/** The plan with what follows from it. */
export function describePlan(input: Planned): DebtPlan {
  const { debts, start, comparison, settings, today } = input
  const minimums = new Map(debts.map((debt) => [debt.id, minimumDue(toDebt(debt), today)]))
  const { order, extraCents } = settings
  return {
    ...input,
    chosen: order === 'avalanche' ? comparison.avalanche : comparison.snowball,
    minimums,
    minimumsCents: [...minimums.values()].reduce((sum, { cents }) => sum + cents, 0),
    due: new Map(start.due.map((row) => [row.debtId, row])),
    budgetCents: startingMinimumsCents({ debts: start.debts, order }) + extraCents,
    totalCents: debts.reduce((sum, debt) => sum + debt.balance, 0),
  }
}

/** How the minimums of the debts that are owed come about: fixed amounts, or by rules that follow the balance. */
export function minimumsKind(debts: readonly Debt[]): MinimumsKind {
  const open = debts.filter(({ balance }) => balance > 0)
  const kinds = new Set(open.map((debt) => minimumRuleOf(toDebt(debt)).rule.kind))
  if (kinds.size > 1) return 'mixed'
  return kinds.has('percent') ? 'falling' : 'fixed'
}

/** The calendar's month, as an index, of a month of the plan; month 0 is the one before the first payment. */
export function monthOf({ start }: Pick<DebtPlan, 'start'>, month: number): number {
  return calendarMonth(start.firstMonth, month)
}

/** The debt that is paid off next of those still owed; null where none is. */
export function nextToGo({ debts, chosen }: Pick<DebtPlan, 'debts' | 'chosen'>): string | null {
  const open = new Set(debts.filter(({ balance }) => balance > 0).map(({ id }) => id))
  const { payoffMonth } = chosen.plan
  return chosen.payoffOrder.find((id) => open.has(id) && payoffMonth[id] !== undefined) ?? null
}

/** The month a debt is paid off, as an index; null when the plan does not get there, or it is paid off already. */
export function goneMonth(plan: DebtPlan, debtId: string): number | null {
  const month = plan.chosen.plan.payoffMonth[debtId]
  return month ? monthOf(plan, month) : null
}

/** Balances of every debt, now and after each month of the chosen plan. */
export function seriesOf(plan: Pick<DebtPlan, 'debts' | 'chosen'>): Series[] {
  const { schedule } = plan.chosen.plan
  const open = plan.debts.filter((debt) => debt.balance > 0)
  const places = new Map(schedule[0]?.debts.map((row, place) => [row.id, place]))
  return open.map((debt) => {
    const place = places.get(debt.id) ?? -1
    return {
      id: debt.id,
      name: debt.name,
      values: [debt.balance, ...schedule.map((month) => month.debts[place]?.balanceCents ?? 0)],
    }
  })
}

/** Share paid of the highest balance each debt has had, in whole percent (reading 8). */
export function progressOf(debts: readonly Debt[]): number {
  return payoffProgress(debts.map(progressFigures)).percent ?? 0
}

/** The debt that the chosen order puts first in the first month; null when nothing is owed. */
export function targetOf({ debts, settings, today }: DebtPlan): Debt | null {
  const planned = debts.map((debt) => toPayoffDebt(toDebt(debt), today).debt)
  const id = firstInOrder(planned, settings.order, 1)
  return debts.find((debt) => debt.id === id) ?? null
}

/** Debts under $5,000, smallest first (spec 9). */
export function quickWinsOf(debts: readonly Debt[]): Debt[] {
  return quickWins(debts.map((debt) => ({ debt, balanceCents: debt.balance }))).map(({ debt }) => debt)
}
