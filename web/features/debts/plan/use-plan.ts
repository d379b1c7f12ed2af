/** The plan of the debts on screen, recomputed only when what it depends on changes. */
import { useMemo } from 'react'
import { adviseBudget, type Advice } from '#engine/debts/payoff/solve.ts'
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { shownDifference } from '#engine/money/format.ts'
import { calendarMonth, startPlan } from '#engine/debts/start/plan-start.ts'
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { describePlan, type DebtPlan, type PlanSettings } from './plan-view.ts'

export type Planned = {
  debts: readonly Debt[]
  /** those of the last two cycles, or more */
  payments: readonly RecentPayment[]
  settings: PlanSettings
  today: string
}

/** The chosen plan beside the others, computed again when the amount changes. */
export function usePlan({ debts, payments, settings, today }: Planned): DebtPlan {
  const { order, extraCents } = settings
  const own = useMemo(
    () => ({ debts: debts.map(toDebt), payments: payments.map(toPayment) }),
    [debts, payments],
  )
  const start = useMemo(
    () => startPlan({ ...own, order, extraCents, day: today }),
    [own, order, extraCents, today],
  )
  const comparison = useMemo(
    () => comparePlans({ debts: start.debts, extraCents }),
    [start.debts, extraCents],
  )
  return useMemo(
    () =>
      describePlan({
        debts,
        start,
        comparison,
        settings: { order, extraCents },
        today,
      }),
    [debts, start, comparison, order, extraCents, today],
  )
}

const STEP_CENTS = 5_000

export type NextFifty = { addCents: number; months: number; savedCents: number }

/** The effect of another $50 a month, with the interest as it is shown; null where either plan has no end, or nothing changes. */
export function useNextFifty({ chosen, settings, start }: DebtPlan): NextFifty | null {
  return useMemo(() => {
    if (chosen.status !== 'paid' || chosen.months === 0) return null
    const more = outlinePayoff({
      debts: start.debts,
      order: settings.order,
      extraCents: settings.extraCents + STEP_CENTS,
    })
    const savedCents = shownDifference(chosen.interestCents, more.interestCents)
    if (more.status !== 'paid' || (more.months >= chosen.months && savedCents <= 0)) return null
    return { addCents: STEP_CENTS, months: more.months, savedCents }
  }, [chosen, settings, start.debts])
}

/** What a month could go to debts, and what that would do. */
export type MonthlyStep = {
  extraCents: number
  budgetCents: number
  /** the month that ends the plan, as an index; null where nothing ends it */
  endsIn: number | null
}

const STEPS_CENTS = [0, 5_000, 10_000, 20_000]

/** The minimums, and what $50, $100 and $200 more a month would do. */
export function useMonthlySteps({ start, settings: { order } }: DebtPlan): MonthlyStep[] {
  return useMemo(() => {
    const minimums = startingMinimumsCents({ debts: start.debts, order })
    return STEPS_CENTS.map((extraCents) => {
      const { status, months } = outlinePayoff({ debts: start.debts, order, extraCents })
      const endsIn = status === 'paid' ? calendarMonth(start.firstMonth, months) : null
      return { extraCents, budgetCents: minimums + extraCents, endsIn }
    })
  }, [start, order])
}

/** Budgets that would work where the plan does not end well, or not within ten years; null where it does. */
export function useAdvice({ chosen, settings, start }: DebtPlan): Advice | null {
  const isNeeded = chosen.status !== 'paid' || !chosen.compared.isFinished
  return useMemo(
    () =>
      isNeeded
        ? adviseBudget({ debts: start.debts, order: settings.order, extraCents: settings.extraCents })
        : null,
    [isNeeded, start.debts, settings],
  )
}
