import { useId, type FormEvent } from 'react'
import { caseKinds, caseOutcomes, type LetterCase } from '#contracts/letters.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { CheckboxField, DateField, SelectField, TextField } from '#web/ui/field.tsx'
import { daysAsked, type CaseValues } from './case-form.ts'
import { caseKindLabels, outcomeLabels, type CaseKind, type CaseOutcome } from './case-words.ts'
import { caseErrors } from './messages.ts'
import { useCaseForm } from './use-case-form.ts'

type CaseDialogProps = {
  /** the case to change; without it one is added */
  kept?: LetterCase
  start?: Partial<CaseValues>
  onClose: () => void
}

const kinds = caseKinds.map((value) => ({ value, label: caseKindLabels[value] }))
const outcomes = caseOutcomes.map((value) => ({ value, label: outcomeLabels[value] }))
const noStart: Partial<CaseValues> = {}

/** Keeps a letter as a case, or changes a case. */
export function CaseDialog({ kept, start = noStart, onClose }: CaseDialogProps) {
  const form = useCaseForm({ kept: kept ?? null, start, onDone: onClose })
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  // Closing the window keeps what was typed; Cancel is meant.
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kept ? `Edit the case: ${kept.recipient}` : 'Keep a case'}
      footer={
        <DialogButtons
          form={formId}
          busy={form.isBusy}
          label={kept ? 'Save changes' : 'Keep case'}
          onCancel={cancel}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary errors={form.summary} {...(form.isRefused ? { title: caseErrors.title } : {})} />
        <AboutFields form={form} isNew={!kept} />
        <DayFields form={form} />
        {kept && (
          <SelectField
            name="outcome"
            label="How it stands"
            options={outcomes}
            value={form.values.outcome}
            error={form.errors['outcome']}
            onValueChange={(outcome) => form.change({ outcome: outcome as CaseOutcome })}
          />
        )}
        <AreaField
          name="note"
          label="Note"
          hint="What you sent along, who you spoke to, what they wrote."
          required={false}
          maxLength={2000}
          value={form.values.note}
          error={form.errors['note']}
          onValueChange={(note) => form.change({ note })}
        />
      </form>
    </Dialog>
  )
}

type FieldsProps = { form: ReturnType<typeof useCaseForm> }

function AboutFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const { values, errors, change } = form
  return (
    <>
      {isNew && (
        <SelectField
          name="kind"
          label="What the letter is"
          options={kinds}
          value={values.kind}
          error={errors['kind']}
          onValueChange={(kind) => change({ kind: kind as CaseKind })}
        />
      )}
      <TextField
        name="recipient"
        label="Who it goes to"
        hint="The bureau or the collector."
        required
        maxLength={120}
        autoComplete="off"
        value={values.recipient}
        error={errors['recipient']}
        onValueChange={(recipient) => change({ recipient })}
      />
      <TextField
        name="subject"
        label="Which account"
        required
        maxLength={160}
        autoComplete="off"
        value={values.subject}
        error={errors['subject']}
        onValueChange={(subject) => change({ subject })}
      />
    </>
  )
}

const dayFields = {
  receivedOn: { label: 'Received on', hint: 'The day on the return receipt.' },
  addedInformationOn: { label: 'Sent more on', hint: 'If you sent more papers after the letter.' },
  firstNoticeOn: { label: 'Their first notice came on', hint: 'Your days to write begin there.' },
} as const

function DayFields({ form }: FieldsProps) {
  const { values, errors, change } = form
  const asked = daysAsked(values.kind)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          name="sentOn"
          label="Sent on"
          hint="Leave it empty until it is in the mail."
          required={false}
          value={values.sentOn}
          error={errors['sentOn']}
          onValueChange={(sentOn) => change({ sentOn })}
        />
        {asked.map((field) => (
          <DateField
            key={field}
            name={field}
            label={dayFields[field].label}
            hint={dayFields[field].hint}
            required={false}
            value={values[field]}
            error={errors[field]}
            onValueChange={(day) => change({ [field]: day })}
          />
        ))}
        <TextField
          name="tracking"
          label="Tracking number"
          hint="From the receipt of certified mail."
          required={false}
          maxLength={60}
          autoComplete="off"
          value={values.tracking}
          error={errors['tracking']}
          onValueChange={(tracking) => change({ tracking })}
        />
      </div>
      {values.kind === 'bureau_dispute' && (
        <CheckboxField
          label="I wrote after my free yearly report"
          hint="Then the bureau has 45 days."
          checked={values.afterFreeReport}
          onCheckedChange={(afterFreeReport) => change({ afterFreeReport })}
        />
      )}
    </>
  )
}
