import { useState } from 'react'
import {
  confirmCreditPhone,
  type CreditMonitoring,
  getCreditMonitoring,
  SANDBOX_PHONE_CODE,
} from '#contracts/money/credit-monitoring.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { ConsentDialog, type PersonName, SandboxNote } from './consent-dialog.tsx'
import { QuestionsSteps } from './questions-steps.tsx'
import { isReady } from './is-ready.ts'
import {
  confirmFailed,
  consentFieldTexts as fields,
  consentSentences,
  consentTexts,
  sandboxTexts,
} from '../messages.ts'

type ConsentStepsProps = {
  monitoring: CreditMonitoring
  name: PersonName
  onClose: () => void
  /** nothing is missing any more */
  onReady: () => void
}

/** The steps before scores can be fetched: the consent, the code sent to the phone, and the bureaus' questions for some. */
export function ConsentSteps({ monitoring, name, onClose, onReady }: ConsentStepsProps) {
  const goOn = (state: CreditMonitoring) => {
    if (isReady(state)) onReady()
    else if (state.verification === 'unsupported') onClose()
  }
  if (monitoring.consent === null) return <ConsentDialog {...{ monitoring, name, onClose }} onAgreed={goOn} />
  if (monitoring.verification === 'questions')
    return <QuestionsSteps isSandbox={monitoring.isSandbox} onClose={onClose} onConfirmed={goOn} />
  return <PhoneCodeDialog isSandbox={monitoring.isSandbox} onClose={onClose} onConfirmed={goOn} />
}

type PhoneCodeDialogProps = {
  isSandbox: boolean
  onClose: () => void
  onConfirmed: (state: CreditMonitoring) => void
}

/** Takes the code that was sent to the phone. */
function PhoneCodeDialog({ isSandbox, onClose, onConfirmed }: PhoneCodeDialogProps) {
  const [isSent, setSent] = useState(false)
  const confirm = useWrite(confirmCreditPhone, { shows: readOf(getCreditMonitoring).queryKey })
  const form = useForm({
    start: { code: '' },
    read: ({ code }) => {
      const digits = code.replaceAll(/\D/g, '')
      setSent(false)
      return digits.length === 6 ? { body: digits } : { errors: { code: consentSentences.code } }
    },
    send: (digits) => confirm.mutateAsync({ body: { code: digits } }),
    refused: confirmFailed,
    onSent: onConfirmed,
  })
  const sendNew = () => {
    setSent(false)
    void form.attempt(
      () => confirm.mutateAsync({ body: { code: null } }),
      () => setSent(true),
    )
  }
  return (
    <FormDialog
      form={form}
      title={consentTexts.codeTitle}
      description={consentTexts.codeWhy}
      label={consentTexts.confirm}
      onClose={onClose}
    >
      {isSandbox ? <SandboxNote text={sandboxTexts.code(SANDBOX_PHONE_CODE)} /> : null}
      <TextField
        label={fields.code}
        hint={fields.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.field('code')}
      />
      <div>
        <Button variant="plain" onClick={sendNew} disabled={form.isBusy}>
          {consentTexts.newCode}
        </Button>
        <output className="block text-small text-ink-2">{isSent ? consentTexts.codeSent : ''}</output>
      </div>
    </FormDialog>
  )
}
