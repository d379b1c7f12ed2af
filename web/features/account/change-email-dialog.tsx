import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { changeEmail } from '#contracts/account-security.ts'
import { call } from '#web/api/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { emailTexts, messages } from './messages.ts'

const FORM_ID = 'change-email'

type ChangeEmailDialogProps = { onAsked: (email: string) => void; onClose: () => void }

/** Where mail is to come from now on: a link goes there, and only whoever opens it changes the address. */
export function ChangeEmailDialog({ onAsked, onClose }: ChangeEmailDialogProps) {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const change = useMutation({ mutationFn: (to: string) => call(changeEmail, { body: { email: to } }) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = missing({ email }, { email: messages.emailMissing })
    setErrors(found)
    if (found.length > 0 || change.isPending) return
    change.mutate(email, {
      onSuccess: () => {
        toast(emailTexts.asked)
        onAsked(email.trim().toLowerCase())
        onClose()
      },
      onError: (error) => setErrors(errorsOf(error, emailTexts.failed)),
    })
  }

  return (
    <Dialog
      title={emailTexts.title}
      description={emailTexts.text}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <DialogButtons form={FORM_ID} busy={change.isPending} label={emailTexts.send} onCancel={onClose} />
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          label={emailTexts.label}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          value={email}
          error={errorFor(errors, 'email')}
          onValueChange={setEmail}
        />
      </form>
    </Dialog>
  )
}
