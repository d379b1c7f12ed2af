import { latePart } from '#web/ui/late/late-part.tsx'
import { SmallRow } from '#web/ui/rows/small-row.tsx'
import { useOpenPart } from '#web/ui/rows/use-open-parts.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { keptRowTexts, whatIfTexts as texts } from './messages.ts'
import type { WhatIf } from './use-what-if.ts'

const ROWS = ['more', 'once', 'pause', 'rate', 'loan', 'by', 'order'] as const
export type WhatIfRow = (typeof ROWS)[number]

const WhatIfPanel = latePart(
  async () => (await import('../what-if-panels/what-if-panel.tsx')).WhatIfPanel,
  <Spinner label={texts.loading} />,
)
const KeptPlans = latePart(
  async () => (await import('./kept-plans.tsx')).KeptPlans,
  <Spinner label={keptRowTexts.loading} />,
)

type WhatIfRowsProps = { plan: DebtPlan; whatIf: WhatIf }

/** What could be different, a line each; one is open at a time, and the address says which. */
export function WhatIfRows({ plan, whatIf }: WhatIfRowsProps) {
  const { opened, toggle } = useOpenPart('whatif')
  return (
    <div className="rounded-control border border-line">
      {ROWS.map((row) => (
        <SmallRow
          key={row}
          {...texts.rows[row]}
          isOpen={opened === row}
          onToggle={() => toggle(row)}
          onNear={WhatIfPanel.fetch}
        >
          <WhatIfPanel row={row} plan={plan} whatIf={whatIf} />
        </SmallRow>
      ))}
      <SmallRow
        title={keptRowTexts.title}
        note={keptRowTexts.note}
        isOpen={opened === 'kept'}
        onToggle={() => toggle('kept')}
        onNear={KeptPlans.fetch}
      >
        <KeptPlans debts={plan.debts} onKept={whatIf.clear} />
      </SmallRow>
    </div>
  )
}
