/**
 * The plan as the screens tell it: which date, what it rests on, what comes next. All sums come from the
 * engine's comparison; here they are only chosen, added up and put into words.
 * The first payment falls in month 1, the month after this one: on Nov 20, 2026 month 38 is January 2030.
 */
import { monthIndex } from '#engine/money/calendar.ts'
import type { PlanComparison, Strategy } from '#engine/debts/compare.ts'
import { comparisonOf } from '#engine/debts/orders.ts'
import { payoffProgress } from '#engine/debts/progress.ts'
import { quickWins } from '#engine/debts/quick-wins.ts'
import { rateInMonth } from '#engine/debts/rate-schedule.ts'
import type { Debt } from '#contracts/debts.ts'
import { toPayoffDebt, type Assumed } from '#contracts/to-payoff-debt.ts'
import type { Series } from '#web/ui/freedom-line/series.ts'
import { centsOf } from './figures.ts'

export type PlanOrder = 'avalanche' | 'snowball'
export type PlanSettings = { order: PlanOrder; extraCents: number }

export type DebtPlan = {
  debts: readonly Debt[]
  settings: PlanSettings
  today: string
  /** index of the month of today */
  startMonth: number
  comparison: PlanComparison
  /** the strategy of the chosen order */
  chosen: Strategy
  /** what each debt needs at least in the first month, by id */
  minimumCents: Map<string, number>
  minimumsCents: number
  totalCents: number
  /** what the person has not told us, by debt: no rate counts as 0 %, a minimum is estimated */
  assumed: Map<string, readonly Assumed[]>
}

export function describePlan(input: {
  debts: readonly Debt[]
  comparison: PlanComparison
  settings: PlanSettings
  today: string
  assumed: Map<string, readonly Assumed[]>
}): DebtPlan {
  const { debts, comparison, settings, today } = input
  // With minimums only, the first month pays each debt exactly its minimum.
  const first = comparison.minimumsOnly.plan.schedule[0]?.debts ?? []
  const minimumCents = new Map(first.map((row) => [row.id, row.paymentCents]))
  return {
    ...input,
    startMonth: monthIndex(today),
    chosen: settings.order === 'avalanche' ? comparison.avalanche : comparison.snowball,
    minimumCents,
    minimumsCents: first.reduce((sum, row) => sum + row.paymentCents, 0),
    totalCents: debts.reduce((sum, debt) => sum + centsOf(debt.balance), 0),
  }
}

/** Names of open debts without a rate: the plan counts no interest for them. */
export function debtsWithoutRate(plan: Pick<DebtPlan, 'debts' | 'assumed'>): string[] {
  return plan.debts
    .filter((debt) => centsOf(debt.balance) > 0 && plan.assumed.get(debt.id)?.includes('rate'))
    .map((debt) => debt.name)
}

/** The month a debt is gone, as an index; null when the plan does not get there, or it is gone already. */
export function goneMonth(plan: DebtPlan, debtId: string): number | null {
  const month = plan.chosen.plan.payoffMonth[debtId]
  return month ? plan.startMonth + month : null
}

/** What the plan pays to a debt in the first month, in cents. */
export function firstPaymentCents(plan: DebtPlan, debtId: string): number {
  return plan.chosen.plan.schedule[0]?.debts.find((row) => row.id === debtId)?.paymentCents ?? 0
}

/** Balances of every debt, now and after each month of the chosen plan. */
export function seriesOf(plan: Pick<DebtPlan, 'debts' | 'chosen'>): Series[] {
  const { schedule } = plan.chosen.plan
  const open = plan.debts.filter((debt) => centsOf(debt.balance) > 0)
  const places = new Map(schedule[0]?.debts.map((row, place) => [row.id, place]))
  return open.map((debt) => {
    const place = places.get(debt.id) ?? -1
    return {
      id: debt.id,
      name: debt.name,
      values: [centsOf(debt.balance), ...schedule.map((month) => month.debts[place]?.balanceCents ?? 0)],
    }
  })
}

/** Share paid of the highest balance each debt has had, in whole percent (reading 8). */
export function progressOf(debts: readonly Debt[]): number {
  const progress = payoffProgress(
    debts.map((debt) => ({
      balanceCents: centsOf(debt.balance),
      highestBalanceCents: centsOf(debt.highestBalance),
    })),
  )
  return progress.percent ?? 0
}

/** The debt that the chosen order puts first in the first month; null when nothing is owed. */
export function targetOf({ debts, settings, today }: DebtPlan): Debt | null {
  const open = debts.flatMap((debt, entered) => {
    const { balanceCents, rates } = toPayoffDebt(debt, today).debt
    const candidate = { aprPpm: rateInMonth(rates, 1), balanceCents, place: 0, entered }
    return balanceCents > 0 ? [{ debt, candidate }] : []
  })
  const compare = comparisonOf(settings.order)
  const [first] = open.toSorted((a, b) => compare?.(a.candidate, b.candidate) ?? 0)
  return first?.debt ?? null
}

export type NextStep = {
  debt: Debt
  payCents: number
  /** what the plan pays above the minimum */
  aboveCents: number
  goneIn: number | null
}

/** The payment that matters most this month: the debt the extra goes to, else the largest share of the plan. */
export function nextStepOf(plan: DebtPlan): NextStep | null {
  const rows = plan.chosen.plan.schedule[0]?.debts ?? []
  const above = (id: string, payment: number) => payment - (plan.minimumCents.get(id) ?? 0)
  const target = rows
    .filter((row) => row.paymentCents > 0)
    .toSorted(
      (a, b) => above(b.id, b.paymentCents) - above(a.id, a.paymentCents) || b.paymentCents - a.paymentCents,
    )[0]
  const debt = plan.debts.find((one) => one.id === target?.id)
  if (!target || !debt) return null
  return {
    debt,
    payCents: target.paymentCents,
    aboveCents: above(target.id, target.paymentCents),
    goneIn: plan.chosen.plan.payoffMonth[debt.id] ?? null,
  }
}

/** Debts under $5,000, smallest first (spec 9). */
export function quickWinsOf(debts: readonly Debt[]): Debt[] {
  return quickWins(debts.map((debt) => ({ debt, balanceCents: centsOf(debt.balance) }))).map(
    ({ debt }) => debt,
  )
}
