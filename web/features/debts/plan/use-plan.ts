/** The plan of the debts on screen, recomputed only when what it depends on changes. */
import { useMemo } from 'react'
import { payoffSpan, type PayoffSpan } from '#engine/debts/findings/range.ts'
import { adviseBudget, type Advice } from '#engine/debts/payoff/solve.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { shownDifference } from '#engine/money/format.ts'
import { calendarMonth } from '#engine/debts/start/plan-start.ts'
import { isSamePlan } from '#engine/debts/scenario/same-plan.ts'
import { type DebtPlan, type Planned, workOutPlan } from './plan-view.ts'

/** The chosen plan beside the others, worked out again when what it is made of changes. */
export function usePlan({ debts, payments, settings, cash, today }: Planned): DebtPlan {
  return useMemo(
    () => workOutPlan({ debts, payments, settings, cash, today }),
    [debts, payments, settings, cash, today],
  )
}

/** The plan that is asked about, beside the kept one: that one itself where nothing is asked. */
export function useTriedPlan(kept: DebtPlan, { debts, payments, settings, cash, today }: Planned): DebtPlan {
  return useMemo(
    () =>
      isSamePlan(settings, kept.settings) ? kept : workOutPlan({ debts, payments, settings, cash, today }),
    [kept, debts, payments, settings, cash, today],
  )
}

const STEP_CENTS = 5_000

export type NextFifty = { addCents: number; months: number; savedCents: number }

/** The effect of another $50 a month, with the interest as it is shown; null where either plan has no end, or nothing changes. */
export function useNextFifty({ chosen, extraCents, start }: DebtPlan): NextFifty | null {
  return useMemo(() => {
    if (chosen.status !== 'paid' || chosen.months === 0) return null
    const more = outlinePayoff({ ...start.input, extraCents: extraCents + STEP_CENTS })
    const savedCents = shownDifference(chosen.interestCents, more.interestCents)
    if (more.status !== 'paid' || (more.months >= chosen.months && savedCents <= 0)) return null
    return { addCents: STEP_CENTS, months: more.months, savedCents }
  }, [chosen, extraCents, start.input])
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
export function useMonthlySteps({ start }: DebtPlan): MonthlyStep[] {
  return useMemo(() => {
    const minimums = startingMinimumsCents(start.input)
    return STEPS_CENTS.map((extraCents) => {
      const { status, months } = outlinePayoff({ ...start.input, extraCents })
      const endsIn = status === 'paid' ? calendarMonth(start.firstMonth, months) : null
      return { extraCents, budgetCents: minimums + extraCents, endsIn }
    })
  }, [start])
}

/** Budgets that would work where the plan does not end well, or not within ten years; null where it does. */
export function useAdvice({ chosen, start }: DebtPlan): Advice | null {
  const isNeeded = chosen.status !== 'paid' || !chosen.compared.isFinished
  return useMemo(() => (isNeeded ? adviseBudget(start.input) : null), [isNeeded, start.input])
}

/** The months and the interest between which the chosen plan ends, by the ways lenders count. */
export function usePayoffSpan({ chosen, start }: DebtPlan): PayoffSpan {
  return useMemo(() => payoffSpan(start.input, chosen), [chosen, start.input])
}
