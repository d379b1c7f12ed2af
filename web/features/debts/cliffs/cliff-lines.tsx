import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { cliffStepTexts } from './cliff-messages.ts'
import { cliffShortly, cliffsOfPlan, cliffStep } from './cliff-words.ts'

type CliffLinesProps = {
  plan: DebtPlan
  /** without the figures, where the plan below has them */
  isShort?: boolean
}

/** In the next step: the offer that ends soonest, and what avoids its end. */
export function CliffLines({ plan, isShort = false }: CliffLinesProps) {
  const [cliff] = useMemo(() => cliffsOfPlan(plan), [plan])
  if (!cliff) return null
  return (
    <p className="mt-2 text-small text-ink-2">
      {isShort ? cliffShortly(plan, cliff) : cliffStep(plan, cliff)}{' '}
      <Link to={`${paths.debtTracker}#strategies`} className="link">
        {cliffStepTexts.see}
      </Link>
    </p>
  )
}
