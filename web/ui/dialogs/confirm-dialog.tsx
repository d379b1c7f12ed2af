import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { actionTexts } from '#web/ui/messages.ts'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  /** why the last press failed; it takes the place of the description */
  problem?: string | null
  open?: boolean
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
  const { confirmLabel, cancelLabel = actionTexts.cancel, onConfirm, tone = 'danger', ...rest } = props
  const { problem = null, busy = false, description, ...dialog } = rest
  const failure = (
    <span role="alert" className="text-danger">
      {problem}
    </span>
  )
  return (
    <Dialog
      {...dialog}
      description={problem === null ? description : failure}
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
