import { useState } from 'react'
import { listRemovedDebts, type Debt } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { OpenRow, OpenRows } from '#web/ui/rows/open-row.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import type { DebtAction } from '../list/debt-card.tsx'
import { asideTexts as texts } from './leaving-messages.ts'

const waiting = <SkeletonRows label={texts.loading} className="gap-3" rows={['h-12', 'h-12']} />
const ClosedDebts = latePart(async () => (await import('./aside-lists.tsx')).ClosedDebts, waiting)
const RemovedDebts = latePart(async () => (await import('./aside-lists.tsx')).RemovedDebts, waiting)

type SetAsideProps = { debts: readonly Debt[]; onAction: (act: DebtAction, debt: Debt) => void }

/** The closed debts and those that can still be brought back, in rows that open. Nothing where there are none. */
export function SetAside({ debts, onAction }: SetAsideProps) {
  const removed = useRead(listRemovedDebts).data ?? []
  const closed = debts.filter(({ closedAt }) => closedAt !== null)
  const [open, setOpen] = useState<'closed' | 'removed' | null>(null)
  const rowOf = (row: 'closed' | 'removed') => ({
    isOpen: open === row,
    onToggle: () => setOpen(open === row ? null : row),
    onNear: ClosedDebts.fetch,
  })
  if (closed.length + removed.length === 0) return null
  return (
    <section aria-label={texts.label} className="print:hidden">
      <OpenRows>
        {closed.length > 0 && (
          <OpenRow
            {...rowOf('closed')}
            title={texts.closed}
            note={texts.closedNote}
            figure={String(closed.length)}
          >
            <ClosedDebts debts={closed} onAction={onAction} />
          </OpenRow>
        )}
        {removed.length > 0 && (
          <OpenRow
            {...rowOf('removed')}
            title={texts.removed}
            note={texts.removedNote}
            figure={String(removed.length)}
          >
            <RemovedDebts removed={removed} />
          </OpenRow>
        )}
      </OpenRows>
    </section>
  )
}
