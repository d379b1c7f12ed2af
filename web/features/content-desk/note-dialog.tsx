import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { CheckboxField, TextField } from '#web/ui/fields/field.tsx'
import { deskTexts, spanishTexts } from './messages.ts'

type Note = { note: string; hidesSpanish?: boolean }

type NoteDialogProps = {
  title: string
  description: string
  confirmLabel: string
  /** whether the Spanish is not to be shown until it is brought up to date, as it is offered; null where there is no such choice */
  hidesSpanish: boolean | null
  /** runs the action, with the note for the history */
  onConfirm: (given: Note) => Promise<unknown>
  onClose: () => void
}

/** Asks for a change note before something is published and, of English, whether its Spanish is right until it is changed too. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, description, confirmLabel, hidesSpanish, onConfirm, onClose } = props
  const form = useForm({
    start: { note: '', hidesSpanish: hidesSpanish ?? false },
    read: (body) => ({ body }),
    send: ({ note, ...choice }) => onConfirm(hidesSpanish === null ? { note } : { note, ...choice }),
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
      {hidesSpanish === null ? null : (
        <CheckboxField
          label={spanishTexts.hide}
          hint={spanishTexts.hideHint}
          {...form.tick('hidesSpanish')}
        />
      )}
    </FormDialog>
  )
}
