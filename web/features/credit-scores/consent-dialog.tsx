import { useId, useState, type FormEvent } from 'react'
import {
  agreeToCreditPull,
  getCreditMonitoring,
  type CreditMonitoring,
} from '#contracts/credit-monitoring.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { CheckboxField, DateField, TextField, fieldId } from '#web/ui/field.tsx'
import { readConsentForm, type ConsentErrors, type ConsentValues } from './consent-form.ts'
import { confirmFailed, consentTexts, sandboxTexts } from './messages.ts'
import { useFormErrors } from './use-form-errors.ts'

export type PersonName = { firstName: string; lastName: string }

type ConsentDialogProps = {
  monitoring: CreditMonitoring
  name: PersonName
  onClose: () => void
  onAgreed: (state: CreditMonitoring) => void
}

/** The words, and what the bureaus need to find the person. What is typed here is kept nowhere, not even in a draft. */
export function ConsentDialog({ monitoring, name, onClose, onAgreed }: ConsentDialogProps) {
  const [values, setValues] = useState<ConsentValues>({ ...name, birthDate: '', phone: '', agreed: false })
  const { errors, summary, isRefused, show, showFailure } = useFormErrors<ConsentErrors>(
    confirmFailed.unreachable,
  )
  const agree = useWrite(agreeToCreditPull, { shows: readOf(getCreditMonitoring).queryKey })
  const formId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { body, errors: found } = readConsentForm(values, monitoring.consentVersion)
    show(found ?? {})
    if (!body) return
    try {
      onAgreed(await agree.mutateAsync({ body }))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={consentTexts.title}
      description={consentTexts.asksWhom}
      footer={
        <DialogButtons form={formId} busy={agree.isPending} label={consentTexts.agree} onCancel={onClose} />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <ErrorSummary errors={summary} {...(isRefused ? { title: confirmFailed.title } : {})} />
        {monitoring.isSandbox ? <SandboxNote text={sandboxTexts.asks} /> : null}
        <Words text={monitoring.consentText} />
        <DetailFields
          values={values}
          errors={errors}
          onChange={(changed) => setValues({ ...values, ...changed })}
        />
      </form>
    </Dialog>
  )
}

export function SandboxNote({ text }: { text: string }) {
  return <p className="rounded-control bg-info-soft px-4 py-3 text-small text-info">{text}</p>
}

function Words({ text }: { text: string }) {
  return (
    <section
      aria-label="What you agree to"
      className="grid grid-cols-1 gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-small"
    >
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

type DetailFieldsProps = {
  values: ConsentValues
  errors: ConsentErrors
  onChange: (changed: Partial<ConsentValues>) => void
}

function DetailFields({ values, errors, onChange }: DetailFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          required
          autoComplete="given-name"
          maxLength={80}
          value={values.firstName}
          error={errors.firstName}
          onValueChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name="lastName"
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={80}
          value={values.lastName}
          error={errors.lastName}
          onValueChange={(lastName) => onChange({ lastName })}
        />
      </div>
      <DateField
        name="birthDate"
        label="Birth date"
        hint="Sent to find your file. Not kept."
        required
        autoComplete="bday"
        value={values.birthDate}
        error={errors.birthDate}
        onValueChange={(birthDate) => onChange({ birthDate })}
      />
      <TextField
        name="phone"
        label="Mobile phone"
        hint="A US number that can take a text message. Sent to find your file. Not kept."
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        value={values.phone}
        error={errors.phone}
        onValueChange={(phone) => onChange({ phone })}
      />
      <AgreeBox isAgreed={values.agreed} error={errors.agreed} onChange={(agreed) => onChange({ agreed })} />
    </>
  )
}

function AgreeBox(props: { isAgreed: boolean; error: string | undefined; onChange: (is: boolean) => void }) {
  const { isAgreed, error, onChange } = props
  const id = fieldId('agreed')
  return (
    <div>
      <CheckboxField
        id={id}
        name="agreed"
        label={consentTexts.tick}
        required
        checked={isAgreed}
        onCheckedChange={onChange}
        {...(error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {})}
      />
      {error ? (
        <p id={`${id}-error`} className="text-small font-[560] text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
