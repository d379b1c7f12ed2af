import { useWrite } from '#web/api/use-write.ts'
import { caseKinds, createCase, type LetterCase, updateCase } from '#contracts/money/letters.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { today } from '#web/format/dates.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { CheckboxField, DateField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { daysAsked, emptyCase, formOfCase, readCase, type CaseValues } from './case-form.ts'
import { caseKindLabels, outcomeOptions } from './case-words.ts'
import { caseErrors, caseToasts } from './messages.ts'
import { CourtNote } from './sued/court-note.tsx'

type CaseDialogProps = {
  /** the case to change; without it one is added */
  kept?: LetterCase
  start?: Partial<CaseValues>
  onClose: () => void
}

// Being sued has a dialog of its own.
const kinds = caseKinds
  .filter((value) => value !== 'sued')
  .map((value) => ({ value, label: caseKindLabels[value] }))
const noStart: Partial<CaseValues> = {}

/** Keeps a letter as a case, or changes a case. */
export function CaseDialog({ kept, start = noStart, onClose }: CaseDialogProps) {
  const create = useWrite(createCase)
  const update = useWrite(updateCase)
  const form = useForm({
    draft: kept ? `case:${kept.id}:${kept.version}` : `case:new:${start.kind ?? ''}:${start.recipient ?? ''}`,
    start: kept ? formOfCase(kept) : { ...emptyCase, ...start },
    stored: kept ?? null,
    read: (values) => {
      const { body, errors } = readCase(values, today())
      return errors ? { errors } : { body: { body, kind: values.kind, outcome: values.outcome } }
    },
    send: ({ body, kind, outcome }, stored) =>
      stored
        ? update.mutateAsync({
            params: { id: stored.id },
            body: { ...body, outcome, version: stored.version },
          })
        : create.mutateAsync({ body: { ...body, kind } }),
    failed: kept ? caseToasts.saveFailed : caseToasts.keepFailed,
    changedElsewhere: caseErrors.changedElsewhere,
    onSent: (_, __, { values: { recipient } }) => {
      toast(kept ? caseToasts.saved(recipient) : caseToasts.kept(recipient))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={kept ? `Edit the case: ${kept.recipient}` : 'Keep a case'}
      label={kept ? 'Save changes' : 'Keep case'}
      onClose={onClose}
    >
      <AboutFields form={form} isNew={!kept} />
      <DayFields form={form} />
      {kept && (
        <SelectField label="How it stands" options={outcomeOptions(kept.kind)} {...form.field('outcome')} />
      )}
      <AreaField
        label="Note"
        hint="What you sent along, who you spoke to, what they wrote."
        required={false}
        maxLength={2000}
        {...form.field('note')}
      />
      <CourtNote text={`${form.values.subject} ${form.values.note}`} />
    </FormDialog>
  )
}

type FieldsProps = { form: FormFields<CaseValues> }

function AboutFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <>
      {isNew && <SelectField label="What the letter is" options={kinds} {...form.field('kind')} />}
      <TextField
        label="Who it goes to"
        hint="The bureau or the collector."
        required
        maxLength={120}
        {...form.field('recipient')}
      />
      <TextField label="Which account" required maxLength={160} {...form.field('subject')} />
    </>
  )
}

const dayFields = {
  receivedOn: { label: 'Received on', hint: 'The day on the return receipt.' },
  addedInformationOn: { label: 'Sent more on', hint: 'If you sent more papers after the letter.' },
  firstNoticeOn: { label: 'Their first notice came on', hint: 'Your days to write begin there.' },
} as const

function DayFields({ form }: FieldsProps) {
  const { kind } = form.values
  const asked = daysAsked(kind)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="Sent on"
          hint="Leave it empty until it is in the mail."
          required={false}
          {...form.field('sentOn')}
        />
        {asked.map((field) => (
          <DateField
            key={field}
            label={dayFields[field].label}
            hint={dayFields[field].hint}
            required={false}
            {...form.field(field)}
          />
        ))}
        <TextField
          label="Tracking number"
          hint="From the receipt of certified mail."
          required={false}
          maxLength={60}
          {...form.field('tracking')}
        />
      </div>
      {kind === 'bureau_dispute' && (
        <CheckboxField
          label="I wrote after my free yearly report"
          hint="Then the bureau has 45 days."
          {...form.tick('afterFreeReport')}
        />
      )}
    </>
  )
}
