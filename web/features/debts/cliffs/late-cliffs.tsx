import { latePart } from '#web/ui/late/late-part.tsx'
import { hasOffer, type DebtPlan } from '../plan/plan-view.ts'
import type { WhatIf } from '../what-if/use-what-if.ts'

// Most plans have no offer that ends: then nothing is loaded.
const CliffGuard = latePart(async () => (await import('./cliff-guard.tsx')).CliffGuard, null)
const CliffLines = latePart(async () => (await import('./cliff-lines.tsx')).CliffLines, null)

/** Beside the plan: the offers that end with something owed. */
export function CliffNotices({ plan, whatIf }: { plan: DebtPlan; whatIf: WhatIf }) {
  return hasOffer(plan) ? <CliffGuard plan={plan} whatIf={whatIf} /> : null
}

/** In the next step, in one line. */
export function CliffNextStep({ plan, isShort = false }: { plan: DebtPlan; isShort?: boolean }) {
  return hasOffer(plan) ? <CliffLines plan={plan} isShort={isShort} /> : null
}
