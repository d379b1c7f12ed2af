import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** the act in words: "Remove debt" */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  busy?: boolean
  tone?: 'danger' | 'primary'
}

/** Asks before what cannot be undone. Escape and Cancel change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', onConfirm, busy = false, tone = 'danger', ...dialog } = props
  return (
    <Dialog
      {...dialog}
      isQuestion
      footer={
        <>
          <Button variant="quiet" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
