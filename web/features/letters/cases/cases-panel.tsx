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
import { casesEmpty, casesLoadFailed, caseTexts as texts, caseToasts, removeCaseTexts } from './messages.ts'

const SuedDialog = lateDialog(async () => (await import('../sued/sued-dialog.tsx')).SuedDialog)
const CaseDialog = lateDialog(async () => (await import('./case-dialog.tsx')).CaseDialog)

/** The person's own cases, in each of their states. */
export function CasesPanel() {
  const cases = useRead(listCases)
  if (cases.data) return <Cases cases={cases.data} />
  if (cases.isError) return <LoadFailed {...casesLoadFailed} reads={cases} />
  return <SkeletonRows label={texts.loading} rows={[['h-56', 'h-56']]} />
}

function Cases({ cases }: { cases: LetterCase[] }) {
  const [isOpen, setOpen] = useState(false)
  const add = () => setOpen(true)
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
            <h2>{texts.title}</h2>
            <Button data-no-print onClick={add}>
              <Plus size={18} aria-hidden="true" /> {casesEmpty.action}
            </Button>
          </div>
          <CaseList cases={cases} />
        </>
      )}
      {isOpen && <CaseDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

type Open = { act: 'edit' | 'remove'; kept: LetterCase }

/** A card for each case, and what is changed in one. */
export function CaseList({ cases }: { cases: LetterCase[] }) {
  const today = currentDay()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2" {...SuedDialog.near}>
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
      {open?.act === 'edit' && <EditCase key={open.kept.id} kept={open.kept} onClose={close} />}
      {open?.act === 'remove' && <RemoveCase kept={open.kept} onClose={close} />}
    </>
  )
}

type DialogProps = { kept: LetterCase; onClose: () => void }

const EditCase = (props: DialogProps) =>
  props.kept.kind === 'sued' ? <SuedDialog {...props} /> : <CaseDialog {...props} />

function RemoveCase({ kept, onClose }: DialogProps) {
  const { mutateAsync } = useWrite(deleteCase)
  return (
    <LateRemoveDialog
      title={removeCaseTexts.title(kept.recipient)}
      description={removeCaseTexts.text}
      label={removeCaseTexts.confirm}
      remove={() => mutateAsync({ params: { id: kept.id } })}
      removed={caseToasts.removed(kept.recipient)}
      failed={caseToasts.removeFailed}
      onClose={onClose}
    />
  )
}
