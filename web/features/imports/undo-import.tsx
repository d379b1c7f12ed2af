import { descriptionInWords } from '#engine/imports/description-words.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { listImportLines, listImports, undoImport, type Import } from '#contracts/money/imports.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { undoTexts } from './messages.ts'

type UndoImportProps = { made: Import; onUndone?: () => void }

const MOST_NAMED = 5

function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  const list = names.slice(0, MOST_NAMED).join('; ')
  return more > 0 ? undoTexts.andMore(list, more) : list
}

/** The question before an import is undone: how much goes, and what the person changed since. */
export function undoWords(made: Import, changed: readonly string[]): string {
  const { kind, lines, inBudget, debts } = made
  const what = kind === 'debts' ? undoTexts.debts(debts.length) : undoTexts.lines(lines, inBudget)
  if (changed.length === 0) return what
  return `${what} ${undoTexts.changed(changed.length, named(changed))}`
}

/** Undoes an import, at once or much later. */
export function UndoImport(props: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  const Asking = props.made.kind === 'debts' ? AskDebts : AskLines
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={undoTexts.buttonOf(props.made.fileName)}
        onClick={() => setOpen(true)}
      >
        <Undo2 size={16} aria-hidden="true" /> {undoTexts.button}
      </Button>
      {isOpen && <Asking {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type AskProps = UndoImportProps & { onClose: () => void }

function AskDebts(props: AskProps) {
  const changed = props.made.debts.filter(({ isChanged }) => isChanged).map(({ name }) => name)
  return <Ask {...props} changed={changed} isReading={false} />
}

function AskLines(props: AskProps) {
  const lines = useRead(listImportLines, { params: { id: props.made.id } })
  const changed = (lines.data ?? [])
    .filter(({ isChanged }) => isChanged)
    .map(({ description, date }) => `${descriptionInWords(description)} (${formatDate(date)})`)
  return <Ask {...props} changed={changed} isReading={lines.isPending} />
}

type QuestionProps = AskProps & { changed: readonly string[]; isReading: boolean }

function Ask({ made, changed, isReading, onClose, onUndone }: QuestionProps) {
  const undoing = useWrite(undoImport, {
    list: readOf(listImports).queryKey,
    // The toast shows even where the list item that asked is gone with the import.
    onSuccess: ({ lines, debts }) => {
      onClose()
      toast(made.kind === 'debts' ? undoTexts.debtsDone(debts) : undoTexts.linesDone(lines))
      onUndone?.()
    },
  })
  return (
    <ConfirmDialog
      title={undoTexts.title}
      description={
        <>
          {isReading ? undoTexts.reading : undoWords(made, changed)}
          {undoing.isError && (
            <span role="alert" className="mt-2 block font-[560] text-danger">
              {undoTexts.failed}
            </span>
          )}
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      confirmLabel={undoTexts.confirm}
      onConfirm={() => undoing.mutate({ params: { id: made.id } })}
      busy={undoing.isPending || isReading}
    />
  )
}
