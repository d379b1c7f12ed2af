import { useState } from 'react'
import { actionTexts } from '#web/ui/messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'

type RemoveDialogProps = {
  title: string
  /** what goes with it */
  description: string
  /** the act in words: "Remove debt" */
  label: string
  remove: () => Promise<unknown>
  /** the toast afterwards, unless the screen itself tells of it */
  removed?: ToastMessage
  failed: ToastMessage
  onClose: () => void
}

/** Asks before something is removed for good, removes it, and closes. It stays open where that failed. */
export function RemoveDialog({ title, description, label, remove, ...parts }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    const isRemoved = (await toastOutcome(remove(), { done: parts.removed, failed: parts.failed })) !== null
    setBusy(false)
    if (isRemoved) parts.onClose()
  }
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && parts.onClose()}
      title={title}
      description={description}
      confirmLabel={label}
      cancelLabel={actionTexts.keep}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
