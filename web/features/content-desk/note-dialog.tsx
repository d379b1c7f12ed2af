import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { deskTexts } from './messages.ts'

type NoteDialogProps = {
  title: string
  description: string
  confirmLabel: string
  /** runs the action, with the note for the history */
  onConfirm: (note: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a change note before something is published. */
export function NoteDialog({ title, description, confirmLabel, onConfirm, onClose }: NoteDialogProps) {
  const form = useForm({
    start: { note: '' },
    read: (body) => ({ body }),
    send: ({ note }) => onConfirm(note),
    refused: { text: deskTexts.notDone },
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={title} description={description} label={confirmLabel} onClose={onClose}>
      <TextField
        label={deskTexts.note}
        hint={deskTexts.noteHint}
        maxLength={300}
        autoComplete="off"
        required
        {...form.field('note')}
      />
    </FormDialog>
  )
}
