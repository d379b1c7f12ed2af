import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { passkeyRefusal } from './browser-passkeys.ts'
import { passkeyTexts } from './security-messages.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** A name for the new passkey; then the browser asks for the finger, the face or the device's lock. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const form = useForm({
    start: { name: '' },
    read: (values) => readRequired(values, { name: passkeyTexts.nameMissing }),
    send: ({ name }) => add.mutateAsync(name),
    refused: { text: (error) => passkeyRefusal(error) ?? passkeyTexts.failed },
    onSent: () => {
      toast(passkeyTexts.added)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={passkeyTexts.add}
      description={passkeyTexts.addText}
      label="Go on"
      onClose={onClose}
    >
      <TextField
        label={passkeyTexts.nameLabel}
        hint={passkeyTexts.nameHint}
        autoComplete="off"
        maxLength={60}
        required
        {...form.field('name')}
      />
    </FormDialog>
  )
}
