import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { isSamePlan } from '#engine/debts/scenario/same-plan.ts'
import { upToDate } from '#engine/debts/scenario/up-to-date.ts'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { noWhatIf, readWhatIf, writeWhatIf } from './address.ts'

const SETTLED_AFTER_MS = 600

export type WhatIf = {
  /** the plan that is asked about: the kept one where nothing is asked */
  settings: PlanChoice
  /** whether it is another plan than the kept one */
  isAsked: boolean
  /** asks about a plan: a step of its own in the browser's history */
  ask: (plan: PlanChoice) => void
  /** asks while something is being moved: the address follows once it rests, in the place of the one before */
  move: (plan: PlanChoice) => void
  /** nothing is asked any more */
  clear: () => void
}

/** What the address asks about, compared with the kept plan. */
export function useWhatIf(kept: PlanChoice, debts: readonly Debt[], today: string): WhatIf {
  const [params, setParams] = useSearchParam()
  const asked = useMemo(() => {
    const plan = upToDate(readWhatIf(params, kept, debts), today)
    return isSamePlan(plan, kept) ? kept : plan
  }, [params, kept, debts, today])
  const [moving, setMoving] = useState<PlanChoice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settings = moving ?? asked

  const set = useCallback(
    (plan: PlanChoice | null, options?: { replace: boolean }) => {
      clearTimeout(timer.current)
      setParams(plan ? writeWhatIf(plan, kept) : noWhatIf, options)
      setMoving(null)
    },
    [kept, setParams],
  )
  const move = useCallback(
    (plan: PlanChoice) => {
      setMoving(plan)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => set(plan, { replace: true }), SETTLED_AFTER_MS)
    },
    [set],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    settings,
    isAsked: settings !== kept && !isSamePlan(settings, kept),
    ask: useCallback((plan: PlanChoice) => set(plan, { replace: false }), [set]),
    move,
    clear: useCallback(() => set(null, { replace: true }), [set]),
  }
}
