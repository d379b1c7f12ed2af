import { writeDisputeLetter } from '#contracts/money/letters.ts'
import { useWrite } from '#web/api/use-write.ts'
import bureaus from '#content/letters/bureaus.json' with { type: 'json' }
import type { FormFields } from '#web/forms/fields.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { DisputeGuide } from './dispute-guide.tsx'
import { emptyDispute, readDispute, type DisputeValues } from './letter-forms.ts'
import { LetterEditor, useLetterForm } from './letter-editor.tsx'
import { disputeFieldTexts as texts, disputeReasons } from './dispute-messages.ts'
import { letterFieldTexts, letterTexts } from './messages.ts'
import { CourtNote } from './sued/court-note.tsx'

const reasons = [
  { value: '', label: texts.chooseReason },
  ...Object.entries(disputeReasons).map(([value, label]) => ({ value, label })),
]
const bureauChoices = bureaus.bureaus.map(({ id, name }) => ({
  value: id as DisputeValues['bureau'],
  label: name,
}))
const nameOf = (bureau: string) => bureaus.bureaus.find(({ id }) => id === bureau)?.name ?? bureau

/** The form, the letter and the guide beside them (spec 2, Premium). */
export function DisputeGenerator() {
  const write = useWrite(writeDisputeLetter)
  const form = useLetterForm({
    draft: 'dispute-letter',
    start: emptyDispute,
    read: readDispute,
    write: (body) => write.mutateAsync({ body }),
  })
  const { values } = form
  return (
    <LetterEditor
      form={form}
      caseStart={{ kind: 'bureau_dispute', recipient: nameOf(values.bureau), subject: values.accountName }}
      aside={<DisputeGuide />}
    >
      <p className="text-tiny text-ink-3">{letterTexts.marks}</p>
      <DisputeFields form={form} />
    </LetterEditor>
  )
}

type FieldsProps = { form: FormFields<DisputeValues> }

function DisputeFields({ form }: FieldsProps) {
  return (
    <>
      <ChoiceGroup label={texts.bureau} choices={bureauChoices} {...form.field('bureau')} />
      <TextField
        label={<Marked label={letterFieldTexts.fullName} />}
        required
        maxLength={120}
        autoComplete="name"
        {...form.field('fullName')}
      />
      <AreaField
        label={letterFieldTexts.address}
        hint={letterTexts.noAddress}
        required={false}
        maxLength={400}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <SelectField
        label={<Marked label={texts.reason} />}
        required
        options={reasons}
        {...form.field('reason')}
      />
      <AccountFields form={form} />
    </>
  )
}

/** A label with the mark of a required field. // spec 5 */
function Marked({ label }: { label: string }) {
  return (
    <>
      {label}{' '}
      <span className="text-danger" aria-hidden="true">
        *
      </span>
    </>
  )
}

function AccountFields({ form }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={<Marked label={texts.accountName} />}
          required
          maxLength={120}
          {...form.field('accountName')}
        />
        <TextField
          label={texts.accountNumber}
          hint={texts.accountNumberHint}
          required={false}
          maxLength={60}
          {...form.field('accountNumber')}
        />
      </div>
      <AreaField
        label={letterFieldTexts.details}
        hint={letterTexts.enclosures}
        required={false}
        maxLength={2000}
        {...form.field('details')}
      />
      <CourtNote text={form.values.details} />
    </>
  )
}
