import { useState } from 'react'
import { indexedDbStore } from '#web/local/indexed-db.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import type { leaving } from './messages.ts'

type RemoveKeptDialogProps = { words: typeof leaving; onRemoved: () => void; onClose: () => void }

/** Asks, then removes everything that is kept here, and ends private mode. */
export function RemoveKeptDialog({ words, onRemoved, onClose }: RemoveKeptDialogProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await indexedDbStore.empty()
    } catch {
      setBusy(false)
      setProblem(words.failed)
      return
    }
    privateMode.end()
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={words.title}
      description={words.description}
      problem={problem}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      busy={isBusy}
      onConfirm={() => void remove()}
      onOpenChange={(open) => !open && onClose()}
    />
  )
}
