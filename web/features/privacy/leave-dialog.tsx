import { useState, type FormEvent } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { clock } from '#web/format/clock.ts'
import { daysAfter, formatInstantDate } from '#web/format/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { leaveDialogTexts as texts } from './messages.ts'
import { useRequestDeletion } from './use-privacy.ts'

const FORM_ID = 'leave'
const FIELD = 'leavePassword'
const WAITING_DAYS = 14

/** Says what goes, when, and what stays; asks for the password in any case. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const leave = useRequestDeletion()
  const [day] = useState(() => formatInstantDate(daysAfter(clock.now().toISOString(), WAITING_DAYS)))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (leave.isPending) return
    if (password === '') return setErrors([{ field: FIELD, message: texts.missing }])
    setErrors([])
    leave.mutate(password, { onSuccess: onClose, onError: (error) => setErrors([errorOf(error)]) })
  }

  return (
    <Dialog
      title={texts.title}
      description={texts.lead(day)}
      open
      isQuestion
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <DialogButtons
          tone="danger"
          form={FORM_ID}
          busy={leave.isPending}
          label={texts.confirm}
          onCancel={onClose}
        />
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <Lines title={texts.goes} lines={texts.goesList} />
        <Lines title={texts.stays} lines={texts.staysList} />
        <p className="text-small text-ink-2">{texts.first}</p>
        <PasswordField
          label={texts.password}
          name={FIELD}
          autoComplete="current-password"
          required
          value={password}
          error={errors.find(({ field }) => field === FIELD)?.message}
          onValueChange={setPassword}
        />
      </form>
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-small font-[560]">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function errorOf(error: Error): FormError {
  const wrong = fieldMessages(error)['password']
  if (wrong !== undefined) return { field: FIELD, message: wrong }
  return { field: null, message: serverMessage(error) ?? texts.failed }
}
