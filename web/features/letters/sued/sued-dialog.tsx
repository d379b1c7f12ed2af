import { createCase, type LetterCase, servedWays, updateCase } from '#contracts/money/letters.ts'
import { suedDeadline } from '#engine/letters/answer-day.ts'
import { useWrite } from '#web/api/use-write.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatDate, today } from '#web/format/dates.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { DateField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { outcomeOptions } from '../cases/case-words.ts'
import { caseErrors, caseFieldTexts, caseTexts, caseToasts } from '../cases/messages.ts'
import { servedLabels, stateTexts, suedFieldTexts as texts, suedTexts } from './messages.ts'
import { stateOptions, stateRuleOf } from './state-rules.ts'
import { courtOptions, emptySuit, factsOfSuit, formOfSuit, readSuit, type SuitValues } from './sued-form.ts'

type SuedDialogProps = {
  /** the case to change; without it one is added */
  kept?: LetterCase
  onClose: () => void
}

/** Keeps a lawsuit as a case, or changes it; the last day to answer stands there while it is filled in. */
export function SuedDialog({ kept, onClose }: SuedDialogProps) {
  const create = useWrite(createCase)
  const update = useWrite(updateCase)
  const form = useForm({
    draft: kept ? `case:${kept.id}:${kept.version}` : 'case:new:sued',
    start: kept ? formOfSuit(kept) : emptySuit,
    stored: kept ?? null,
    read: (values) => {
      const { body, errors } = readSuit(values, today())
      return errors ? { errors } : { body: { body, outcome: values.outcome } }
    },
    send: ({ body, outcome }, stored) =>
      stored
        ? update.mutateAsync({
            params: { id: stored.id },
            body: { ...body, outcome, version: stored.version },
          })
        : create.mutateAsync({ body: { ...body, kind: 'sued' } }),
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
      title={kept ? caseTexts.edit(kept.recipient) : suedTexts.enter}
      label={kept ? caseFieldTexts.save : caseFieldTexts.keep}
      onClose={onClose}
    >
      <WhenFields form={form} />
      <WhereFields form={form} />
      <LastDay values={form.values} />
      <WhoFields form={form} />
      {kept && (
        <SelectField label={texts.stands} options={outcomeOptions('sued')} {...form.field('outcome')} />
      )}
      <AreaField
        label={texts.note}
        hint={texts.noteHint}
        required={false}
        maxLength={2000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

type FieldsProps = { form: FormFields<SuitValues> }

const unsure = { value: '', label: texts.unsure }
const ways = [unsure, ...servedWays.map((value) => ({ value, label: servedLabels[value] }))]
const states = stateOptions(stateTexts.choose)

function WhenFields({ form }: FieldsProps) {
  return (
    <>
      <DateField
        label={texts.answerBy}
        hint={texts.answerByHint}
        required={false}
        {...form.field('answerBy')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={texts.servedOn} hint={texts.servedOnHint} {...form.field('servedOn')} />
        <SelectField label={texts.servedHow} options={ways} {...form.field('servedHow')} />
      </div>
    </>
  )
}

function WhereFields({ form }: FieldsProps) {
  const rule = stateRuleOf(form.values.state)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={texts.state}
        options={states}
        {...form.field('state')}
        // Each state has courts of its own.
        onValueChange={(state) => form.change({ state: state as SuitValues['state'], court: '' })}
      />
      {rule && (
        <SelectField
          label={texts.court}
          hint={texts.courtHint}
          options={[unsure, ...courtOptions(rule)]}
          {...form.field('court')}
        />
      )}
    </div>
  )
}

/** The day as it would be kept, and why. */
function LastDay({ values }: { values: SuitValues }) {
  const facts = factsOfSuit(values)
  const hasDay = facts.servedOn !== null || facts.answerBy !== null
  const { dueOn, rule } = suedDeadline(facts, stateRuleOf(values.state))
  return (
    <output className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-small" aria-live="polite">
      {hasDay && facts.filedOn === null ? (
        <>
          <span className="font-[560]">
            {texts.lastDay}: {dueOn === null ? texts.askClerk : formatDate(dueOn)}
          </span>
          <span className="text-ink-2">{rule.words}</span>
        </>
      ) : (
        <span className="text-ink-2">{facts.filedOn === null ? texts.noDay : rule.words}</span>
      )}
    </output>
  )
}

function WhoFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.recipient}
        hint={texts.recipientHint}
        required
        maxLength={120}
        {...form.field('recipient')}
      />
      <TextField label={texts.subject} required maxLength={160} {...form.field('subject')} />
      <DateField label={texts.filedOn} hint={texts.filedOnHint} required={false} {...form.field('filedOn')} />
    </>
  )
}
