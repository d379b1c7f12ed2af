import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import {
  agreeToCreditPull,
  type CreditMonitoring,
  getCreditMonitoring,
} from '#contracts/money/credit-monitoring.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { CheckboxField, DateField, TextField } from '#web/ui/fields/field.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import {
  confirmFailed,
  consentFieldTexts as fields,
  consentSentences,
  consentTexts,
  sandboxTexts,
} from '../messages.ts'

export type PersonName = { firstName: string; lastName: string }

type ConsentDialogProps = {
  monitoring: CreditMonitoring
  name: PersonName
  onClose: () => void
  onAgreed: (state: CreditMonitoring) => void
}

/** The words, and what the bureaus need to find the person. What is typed here is kept nowhere, not even in a draft. */
export function ConsentDialog({ monitoring, name, onClose, onAgreed }: ConsentDialogProps) {
  const agree = useWrite(agreeToCreditPull, { shows: readOf(getCreditMonitoring).queryKey })
  const form = useForm({
    start: { ...name, birthDate: '', phone: '', agreed: false },
    read: (values) => readConsentForm(values, monitoring.consentVersion),
    send: (body) => agree.mutateAsync({ body }),
    refused: confirmFailed,
    onSent: onAgreed,
  })
  return (
    <FormDialog
      form={form}
      isReadFirst
      title={consentTexts.title}
      description={consentTexts.asksWhom}
      label={consentTexts.agree}
      onClose={onClose}
    >
      {monitoring.isSandbox ? <SandboxNote text={sandboxTexts.asks} /> : null}
      <Words text={monitoring.consentText} />
      <DetailFields form={form} />
    </FormDialog>
  )
}

export function SandboxNote({ text }: { text: string }) {
  return <p className="rounded-control bg-info-soft px-4 py-3 text-small text-info">{text}</p>
}

function Words({ text }: { text: string }) {
  return (
    <section
      aria-label={fields.words}
      className="grid grid-cols-1 gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-small"
    >
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

function DetailFields({ form }: { form: FormFields<ConsentValues> }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={fields.firstName}
          required
          autoComplete="given-name"
          maxLength={80}
          {...form.field('firstName')}
        />
        <TextField
          label={fields.lastName}
          required
          autoComplete="family-name"
          maxLength={80}
          {...form.field('lastName')}
        />
      </div>
      <DateField
        label={fields.birthDate}
        hint={fields.birthDateHint}
        required
        autoComplete="bday"
        {...form.field('birthDate')}
      />
      <TextField
        label={fields.phone}
        hint={fields.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.field('phone')}
      />
      <CheckboxField label={consentTexts.tick} required {...form.tick('agreed')} />
    </>
  )
}

export type ConsentValues = {
  firstName: string
  lastName: string
  birthDate: string
  phone: string
  agreed: boolean
}

const isPhone = (text: string) => /^1?[2-9]\d{9}$/.test(text.replaceAll(/\D/g, ''))

type ConsentBody = BodyInputOf<typeof agreeToCreditPull>

/** The body to send, or what is wrong, field by field. `version` is that of the words on the screen. */
export function readConsentForm(values: ConsentValues, version: string): Read<ConsentValues, ConsentBody> {
  const { birthDate, agreed } = values
  const [firstName, lastName, phone] = [values.firstName, values.lastName, values.phone].map((text) =>
    text.trim(),
  )
  const errors: FieldErrors<ConsentValues> = {}
  if (!firstName) errors.firstName = consentSentences.firstName
  if (!lastName) errors.lastName = consentSentences.lastName
  if (!parseDate(birthDate)) errors.birthDate = consentSentences.birthDate
  if (!phone || !isPhone(phone)) errors.phone = consentSentences.phone
  if (!agreed) errors.agreed = consentSentences.agreed
  if (!firstName || !lastName || !phone || Object.keys(errors).length > 0) return { errors }
  return { body: { version, agreed: true, firstName, lastName, birthDate, phone } }
}
