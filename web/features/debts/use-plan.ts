/** The plan of the debts on screen, recomputed only when what it depends on changes. */
import { useMemo } from 'react'
import { adviseBudget, type Advice } from '#engine/debts/advice.ts'
import { comparePlans } from '#engine/debts/compare.ts'
import { outlinePayoff } from '#engine/debts/payoff.ts'
import { shownDifference } from '#engine/money/format.ts'
import type { Debt } from '#contracts/debts.ts'
import { toPayoffDebt } from '#contracts/to-payoff-debt.ts'
import { describePlan, type DebtPlan, type PlanSettings } from './plan-view.ts'

/** The chosen plan beside the others. Moving the amount compares anew; changing the order only chooses. */
export function usePlan(debts: readonly Debt[], settings: PlanSettings, today: string): DebtPlan {
  const { order, extraCents } = settings
  const converted = useConverted(debts, today)
  const comparison = useMemo(
    () => comparePlans({ debts: converted.debts, extraCents }),
    [converted.debts, extraCents],
  )
  return useMemo(
    () =>
      describePlan({
        debts,
        comparison,
        settings: { order, extraCents },
        today,
        assumed: converted.assumed,
      }),
    [debts, comparison, order, extraCents, today, converted.assumed],
  )
}

const STEP_CENTS = 5_000

export type NextFifty = { addCents: number; months: number; savedCents: number }

/** What another $50 a month would change, in interest as it is shown; null where either plan has no end, or nothing changes. */
export function useNextFifty(plan: DebtPlan): NextFifty | null {
  const { chosen, settings, debts, today } = plan
  const converted = useConverted(debts, today)
  return useMemo(() => {
    if (chosen.status !== 'paid' || chosen.months === 0) return null
    const more = outlinePayoff({
      debts: converted.debts,
      order: settings.order,
      extraCents: settings.extraCents + STEP_CENTS,
    })
    const savedCents = shownDifference(chosen.interestCents, more.interestCents)
    if (more.status !== 'paid' || (more.months >= chosen.months && savedCents <= 0)) return null
    return { addCents: STEP_CENTS, months: more.months, savedCents }
  }, [chosen, settings, converted.debts])
}

/** What would work where the plan does not end well, or not within ten years; null where nothing needs mending. */
export function useAdvice(plan: DebtPlan): Advice | null {
  const { chosen, settings, debts, today } = plan
  const converted = useConverted(debts, today)
  const isNeeded = chosen.status !== 'paid' || !chosen.compared.isFinished
  return useMemo(
    () =>
      isNeeded
        ? adviseBudget({ debts: converted.debts, order: settings.order, extraCents: settings.extraCents })
        : null,
    [isNeeded, converted.debts, settings],
  )
}

function useConverted(debts: readonly Debt[], today: string) {
  return useMemo(() => {
    const converted = debts.map((debt) => toPayoffDebt(debt, today))
    return {
      debts: converted.map(({ debt }) => debt),
      assumed: new Map(converted.map(({ debt, assumed }) => [debt.id, assumed])),
    }
  }, [debts, today])
}
