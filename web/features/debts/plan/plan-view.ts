/**
 * The plan as the screens show it: its date, its basis, the next step. All sums come from the
 * engine's comparison; here they are only chosen, added up and put into words.
 * Month 1 is the month of the next payment left (engine/debts/start): where that is Nov 28, 2026, month 38 is December 2029.
 */
import fees from '#content/rates/late-fees.json' with { type: 'json' }
import {
  type AskedNow,
  askedNow,
  shortNow,
  type ShortNow,
  shortWithSay,
} from '#engine/debts/cash/asked-now.ts'
import { type CashPlan, NO_CASH_PLAN } from '#engine/debts/cash/cash-plan.ts'
import { comparePlans, type PlanComparison, type Strategy } from '#engine/debts/payoff/compare.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { payoffProgress, progressFigures, quickWins } from '#engine/debts/progress.ts'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import { presentBudgetCents } from '#engine/debts/payoff/solve.ts'
import { settled } from '#engine/debts/run/settled.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { toPayoffDebt } from '#engine/debts/start/payoff-debt.ts'
import { calendarMonth, startPlan, type PlanStart } from '#engine/debts/start/plan-start.ts'
import { minimumDue, type MinimumDue, minimumRuleOf } from '#engine/debts/start/this-month.ts'
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'
import { type MinimumsKind, newDebtNames } from './plan-messages.ts'
import type { Series } from '#web/ui/charts/freedom-line/series.ts'

/** What a plan is worked out from. */
export type Planned = {
  debts: readonly Debt[]
  /** those of the last three cycles, or more */
  payments: readonly RecentPayment[]
  settings: PlanChoice
  /** a short month changes what is asked for; left out where none is known */
  cash?: CashPlan | undefined
  today: string
}

export type DebtPlan = {
  debts: readonly Debt[]
  settings: PlanChoice
  /** above the minimums in the first month: an increase that has come is part of it */
  extraCents: number
  today: string
  /** the debts as they are planned, and the month in which the plan begins */
  start: PlanStart
  comparison: PlanComparison
  /** the debts that the plan pays, a loan that is to come with them */
  planned: readonly { id: string; name: string }[]
  /** the strategy of the chosen order */
  chosen: Strategy
  /** what each debt asks for at least next, and where that comes from, by id */
  minimums: Map<string, MinimumDue>
  minimumsCents: number
  /** the open cycle of each debt with what is asked for now, by id */
  due: Map<string, AskedNow>
  /** the month whose money is less than all that is asked for; null where there is none */
  short: ShortNow | null
  /** the one that was entered, also where its money pays the plan */
  keptShort: ShortNow | null
  /** what goes to all debts in a month */
  budgetCents: number
  totalCents: number
}

/** The plan with what follows from it. */
export function workOutPlan({ debts, payments, settings, cash = NO_CASH_PLAN, today }: Planned): DebtPlan {
  const own = debts.map(toDebt)
  const paid = payments.map(toPayment)
  const start = startPlan({ debts: own, payments: paid, plan: settings, day: today })
  const keptShort = shortNow({ debts, payments: paid, cash, cardLateFeeCents: fees.firstCents, today })
  const comparison = comparePlans(start.input)
  const minimums = new Map(debts.map((debt) => [debt.id, minimumDue(toDebt(debt), today)]))
  return {
    debts,
    settings,
    extraCents: start.input.extraCents ?? settings.extra,
    today,
    start,
    comparison,
    planned: plannedDebts(debts, start, settings),
    chosen: comparison[settings.order] ?? comparison.avalanche,
    minimums,
    minimumsCents: [...minimums.values()].reduce((sum, { cents }) => sum + cents, 0),
    due: new Map(askedNow(start.due, keptShort).map((row) => [row.debtId, row])),
    short: shortWithSay(start.due, keptShort),
    keptShort,
    budgetCents: presentBudgetCents(start.input),
    totalCents: debts.reduce((sum, debt) => sum + debt.balance, 0),
  }
}

function plannedDebts(debts: readonly Debt[], start: PlanStart, { adjustments }: PlanChoice) {
  const ids = new Set(start.debts.map(({ id }) => id))
  const known = debts.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }))
  const { consolidation } = adjustments
  const isComing = consolidation && start.input.move
  return isComing ? [...known, { id: NEW_DEBT_ID, name: newDebtNames[consolidation.kind] }] : known
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

/** Balances of every debt, now and after each month of the chosen plan; those of a loan that is to come too. */
export function seriesOf(plan: Pick<DebtPlan, 'debts' | 'planned' | 'chosen'>): Series[] {
  const { schedule } = plan.chosen.plan
  const places = new Map(schedule[0]?.debts.map((row, place) => [row.id, place]))
  const balances = new Map(plan.debts.map(({ id, balance }) => [id, balance]))
  return plan.planned
    .filter(({ id }) => id === NEW_DEBT_ID || (balances.get(id) ?? 0) > 0)
    .map(({ id, name }) => {
      const place = places.get(id) ?? -1
      const later = schedule.map((month) => month.debts[place]?.balanceCents ?? 0)
      return { id, name, values: [balances.get(id) ?? 0, ...later] }
    })
}

/** Share paid of the highest balance each debt has had, in whole percent (reading 8). */
export function progressOf(debts: readonly Debt[]): number {
  return payoffProgress(debts.map(progressFigures)).percent ?? 0
}

/** The debt that the chosen order puts first in the first month; null when nothing is owed. */
export function targetOf({ debts, start, today }: DebtPlan): Debt | null {
  const planned = debts.map((debt) => toPayoffDebt(toDebt(debt), today).debt)
  const id = firstInOrder(planned, settled(start.input).order, 1)
  return debts.find((debt) => debt.id === id) ?? null
}

/** Debts under $5,000, smallest first (spec 9). */
export function quickWinsOf(debts: readonly Debt[]): Debt[] {
  return quickWins(debts.map((debt) => ({ debt, balanceCents: debt.balance }))).map(({ debt }) => debt)
}

/** Whether an offer of the plan ends: a rate changes, or interest is deferred. */
export function hasOffer({ start }: Pick<DebtPlan, 'start'>): boolean {
  return start.input.debts.some(({ rates, deferred }) => deferred !== undefined || rates.length > 1)
}
