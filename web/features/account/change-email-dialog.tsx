import { changeEmail } from '#contracts/account/security.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { emailTexts, messages } from './messages.ts'

type ChangeEmailDialogProps = { onAsked: (email: string) => void; onClose: () => void }

/** Where mail is to come from now on: a link goes there, and only whoever opens it changes the address. */
export function ChangeEmailDialog({ onAsked, onClose }: ChangeEmailDialogProps) {
  const form = useForm({
    start: { email: '' },
    read: (values) => readRequired(values, { email: messages.emailMissing }),
    send: (body) => call(changeEmail, { body }),
    refused: { text: emailTexts.failed },
    onSent: (_, { email }) => {
      toast(emailTexts.asked)
      onAsked(email.trim().toLowerCase())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={emailTexts.title}
      description={emailTexts.text}
      label={emailTexts.send}
      onClose={onClose}
    >
      <TextField
        label={emailTexts.label}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...form.field('email')}
      />
    </FormDialog>
  )
}
