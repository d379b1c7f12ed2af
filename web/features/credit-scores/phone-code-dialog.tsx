import { useId, useState, type FormEvent } from 'react'
import {
  confirmCreditPhone,
  getCreditMonitoring,
  SANDBOX_PHONE_CODE,
  type CreditMonitoring,
} from '#contracts/credit-monitoring.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SandboxNote } from './consent-dialog.tsx'
import { confirmFailed, consentSentences, consentTexts, sandboxTexts } from './messages.ts'
import { useFormErrors } from './use-form-errors.ts'

type PhoneCodeDialogProps = {
  isSandbox: boolean
  onClose: () => void
  onConfirmed: (state: CreditMonitoring) => void
}

/** Takes the code that was sent to the phone. */
export function PhoneCodeDialog({ isSandbox, onClose, onConfirmed }: PhoneCodeDialogProps) {
  const form = useCodeForm(onConfirmed)
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={consentTexts.codeTitle}
      description={consentTexts.codeWhy}
      footer={
        <DialogButtons form={formId} busy={form.isBusy} label={consentTexts.confirm} onCancel={onClose} />
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate className="grid grid-cols-1 gap-4">
        <ErrorSummary errors={form.summary} {...(form.isRefused ? { title: confirmFailed.title } : {})} />
        {isSandbox ? <SandboxNote text={sandboxTexts.code(SANDBOX_PHONE_CODE)} /> : null}
        <TextField
          name="code"
          label="Code"
          hint="6 digits. A code lasts 10 minutes."
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={form.code}
          error={form.errors.code}
          onValueChange={form.setCode}
        />
        <div>
          <Button variant="plain" onClick={() => void form.sendNew()} disabled={form.isBusy}>
            {consentTexts.newCode}
          </Button>
          <output className="block text-small text-ink-2">{form.isSent ? consentTexts.codeSent : ''}</output>
        </div>
      </form>
    </Dialog>
  )
}

function useCodeForm(onConfirmed: (state: CreditMonitoring) => void) {
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const { errors, summary, isRefused, show, showFailure } = useFormErrors<{ code: string }>(
    confirmFailed.unreachable,
  )
  const confirm = useWrite(confirmCreditPhone, { shows: readOf(getCreditMonitoring).queryKey })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const digits = code.replaceAll(/\D/g, '')
    setSent(false)
    if (digits.length !== 6) return show({ code: consentSentences.code })
    show({})
    try {
      onConfirmed(await confirm.mutateAsync({ body: { code: digits } }))
    } catch (error) {
      showFailure(error)
    }
  }

  async function sendNew() {
    setSent(false)
    show({})
    try {
      // null asks for a new code
      await confirm.mutateAsync({ body: { code: null } })
      setSent(true)
    } catch (error) {
      showFailure(error)
    }
  }

  return { code, setCode, isSent, errors, summary, isRefused, submit, sendNew, isBusy: confirm.isPending }
}
