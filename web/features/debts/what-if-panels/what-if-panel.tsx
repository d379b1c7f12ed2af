import type { DebtPlan } from '../plan/plan-view.ts'
import type { WhatIf } from '../what-if/use-what-if.ts'
import type { WhatIfRow } from '../what-if/what-if-rows.tsx'
import { DoneByPanel } from './done-by-panel.tsx'
import { LoanPanel } from './loan-panel.tsx'
import { MorePanel, OncePanel } from './money-panels.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PausePanel } from './pause-panel.tsx'
import { RatePanel } from './rate-panel.tsx'

export type PanelProps = { plan: DebtPlan; whatIf: WhatIf }

const panels = {
  more: MorePanel,
  once: OncePanel,
  pause: PausePanel,
  rate: RatePanel,
  loan: LoanPanel,
  by: DoneByPanel,
  order: OrderPanel,
}

/** What is inside a row. */
export function WhatIfPanel({ row, ...props }: PanelProps & { row: WhatIfRow }) {
  const Panel = panels[row]
  return <Panel {...props} />
}
