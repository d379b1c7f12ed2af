import { useState, type FormEvent } from 'react'
import {
  disablePerson,
  enablePerson,
  mailSignInHelp,
  resendPersonVerification,
  resetPersonTwoFactor,
} from '#contracts/admin-people.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actWords, peopleTexts, type PersonActName } from './messages.ts'

const calls = {
  help: mailSignInHelp,
  verification: resendPersonVerification,
  twoFactor: resetPersonTwoFactor,
  disable: disablePerson,
  enable: enablePerson,
} satisfies Record<PersonActName, unknown>

type ActDialogProps = { personId: string; name: PersonActName; onClose: () => void }

/** Asks why before an act on an account. */
export function ActDialog({ personId, name, onClose }: ActDialogProps) {
  const { title, text, button, tone } = actWords[name]
  const act = useWrite(calls[name], {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const reasonError = errors.find(({ field }) => field === 'reason')?.message

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      await act.mutateAsync({ params: { id: personId }, body: { reason } })
      onClose()
    } catch (error) {
      const fields = Object.entries(fieldMessages(error)).map(([field, message]) => ({ field, message }))
      setErrors(
        fields.length > 0 ? fields : [{ field: null, message: serverMessage(error) ?? peopleTexts.notDone }],
      )
    }
  }

  return (
    <Dialog
      title={title}
      description={text}
      open
      onOpenChange={onClose}
      footer={
        <DialogButtons form="person-act" tone={tone} busy={act.isPending} label={button} onCancel={onClose} />
      }
    >
      <form id="person-act" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={errors} />
        <AreaField
          label={peopleTexts.reason}
          hint={peopleTexts.reasonHint}
          name="reason"
          rows={2}
          maxLength={300}
          value={reason}
          error={reasonError}
          onValueChange={setReason}
          required
        />
      </form>
    </Dialog>
  )
}
