import { useState, type FormEvent } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { deskTexts } from './messages.ts'

type NoteDialogProps = {
  title: string
  description: string
  confirmLabel: string
  /** does it, with the note for the history */
  onConfirm: (note: string) => Promise<unknown>
  onClose: () => void
}

/** Asks what changed before something is published. */
export function NoteDialog({ title, description, confirmLabel, onConfirm, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await onConfirm(note)
      onClose()
    } catch (error) {
      const { note: wrongNote } = fieldMessages(error)
      const message = wrongNote ?? serverMessage(error) ?? deskTexts.notDone
      setErrors([{ field: wrongNote ? 'note' : null, message }])
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      description={description}
      open
      onOpenChange={onClose}
      footer={<DialogButtons form="content-note" busy={isBusy} label={confirmLabel} onCancel={onClose} />}
    >
      <form id="content-note" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={errors} />
        <TextField
          label={deskTexts.note}
          hint={deskTexts.noteHint}
          name="note"
          maxLength={300}
          autoComplete="off"
          value={note}
          error={errors.find(({ field }) => field === 'note')?.message}
          onValueChange={setNote}
          required
        />
      </form>
    </Dialog>
  )
}
