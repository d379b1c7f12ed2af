import { FolderOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { deleteCase, type LetterCase, listCases } from '#contracts/money/letters.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import { LateRemoveDialog } from '#web/ui/dialogs/late-remove-dialog.ts'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { CaseCard } from './case-card.tsx'
import { casesEmpty, casesLoadFailed, caseToasts } from './messages.ts'

const CaseDialog = lateDialog(async () => (await import('./case-dialog.tsx')).CaseDialog)

/** The person's own cases, in each of their states. */
export function CasesPanel() {
  const cases = useRead(listCases)
  if (cases.data) return <Cases cases={cases.data} />
  if (cases.isError) return <LoadFailed {...casesLoadFailed} reads={cases} />
  return <SkeletonRows label="Loading your cases" rows={[['h-56', 'h-56']]} />
}

type Open = { act: 'add' } | { act: 'edit' | 'remove'; kept: LetterCase }

function Cases({ cases }: { cases: LetterCase[] }) {
  const today = currentDay()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = () => setOpen({ act: 'add' })
  return (
    <div className="grid grid-cols-1 gap-4" {...CaseDialog.near}>
      {cases.length === 0 ? (
        <EmptyState icon={FolderOpen} title={casesEmpty.title} text={casesEmpty.text}>
          <Button size="large" onClick={add}>
            <Plus size={18} aria-hidden="true" /> {casesEmpty.action}
          </Button>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2>My cases</h2>
            <Button data-no-print onClick={add}>
              <Plus size={18} aria-hidden="true" /> {casesEmpty.action}
            </Button>
          </div>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {cases.map((kept) => (
              <CaseCard
                key={kept.id}
                kept={kept}
                today={today}
                onEdit={() => setOpen({ act: 'edit', kept })}
                onRemove={() => setOpen({ act: 'remove', kept })}
              />
            ))}
          </div>
        </>
      )}
      {open?.act === 'add' && <CaseDialog onClose={close} />}
      {open?.act === 'edit' && <CaseDialog key={open.kept.id} kept={open.kept} onClose={close} />}
      {open?.act === 'remove' && <RemoveCase kept={open.kept} onClose={close} />}
    </div>
  )
}

function RemoveCase({ kept, onClose }: { kept: LetterCase; onClose: () => void }) {
  const { mutateAsync } = useWrite(deleteCase)
  return (
    <LateRemoveDialog
      title={`Remove the case: ${kept.recipient}?`}
      description="Its days and its note go with it. Your letter is not touched. This cannot be undone."
      label="Remove case"
      remove={() => mutateAsync({ params: { id: kept.id } })}
      removed={caseToasts.removed(kept.recipient)}
      failed={caseToasts.removeFailed}
      onClose={onClose}
    />
  )
}
