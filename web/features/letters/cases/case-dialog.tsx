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
import { outcomeOptions } from './case-words.ts'
import {
  caseDayTexts,
  caseErrors,
  caseFieldTexts as texts,
  caseKindLabels,
  caseTexts,
  caseToasts,
} from './messages.ts'
import { CourtNote } from '../sued/court-note.tsx'

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
      title={kept ? caseTexts.edit(kept.recipient) : texts.title}
      label={kept ? texts.save : texts.keep}
      onClose={onClose}
    >
      <AboutFields form={form} isNew={!kept} />
      <DayFields form={form} />
      {kept && (
        <SelectField label={texts.stands} options={outcomeOptions(kept.kind)} {...form.field('outcome')} />
      )}
      <AreaField
        label={texts.note}
        hint={texts.noteHint}
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
      {isNew && <SelectField label={texts.kind} options={kinds} {...form.field('kind')} />}
      <TextField
        label={texts.recipient}
        hint={texts.recipientHint}
        required
        maxLength={120}
        {...form.field('recipient')}
      />
      <TextField label={texts.subject} required maxLength={160} {...form.field('subject')} />
    </>
  )
}

function DayFields({ form }: FieldsProps) {
  const { kind } = form.values
  const asked = daysAsked(kind)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...caseDayTexts.sentOn} required={false} {...form.field('sentOn')} />
        {asked.map((field) => (
          <DateField key={field} {...caseDayTexts[field]} required={false} {...form.field(field)} />
        ))}
        <TextField
          label={texts.tracking}
          hint={texts.trackingHint}
          required={false}
          maxLength={60}
          {...form.field('tracking')}
        />
      </div>
      {kind === 'bureau_dispute' && (
        <CheckboxField
          label={texts.afterFreeReport}
          hint={texts.afterFreeReportHint}
          {...form.tick('afterFreeReport')}
        />
      )}
    </>
  )
}
