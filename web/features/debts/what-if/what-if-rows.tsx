import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { latePart } from '#web/ui/rows/late-part.tsx'
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
        <Row
          key={row}
          {...texts.rows[row]}
          isOpen={opened === row}
          onToggle={() => toggle(row)}
          onNear={WhatIfPanel.fetch}
        >
          <WhatIfPanel row={row} plan={plan} whatIf={whatIf} />
        </Row>
      ))}
      <Row
        title={keptRowTexts.title}
        note={keptRowTexts.note}
        isOpen={opened === 'kept'}
        onToggle={() => toggle('kept')}
        onNear={KeptPlans.fetch}
      >
        <KeptPlans debts={plan.debts} onKept={whatIf.clear} />
      </Row>
    </div>
  )
}

type RowProps = {
  title: string
  note: string
  isOpen: boolean
  onToggle: () => void
  onNear: () => void
  children: ReactNode
}

function Row({ title, note, isOpen, onToggle, onNear, children }: RowProps) {
  const id = useId()
  return (
    <div className="border-t border-line first:border-t-0">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-sunken"
          onClick={onToggle}
          onPointerOver={onNear}
          onFocus={onNear}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-small font-[560]">{title}</span>
            <span className="block font-sans text-tiny font-normal text-ink-3">{note}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 shrink-0 text-ink-3', isOpen && 'rotate-180')}
          />
        </button>
      </h4>
      {isOpen && (
        <section id={id} aria-label={title} className="px-3 pt-1 pb-4">
          {children}
        </section>
      )}
    </div>
  )
}
