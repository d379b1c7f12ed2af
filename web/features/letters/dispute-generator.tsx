import { useState } from 'react'
import bureaus from '#content/letters/bureaus.json' with { type: 'json' }
import { disputeReasonLabels } from '#engine/letters/dispute-letter.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { CaseDialog } from './case-dialog.tsx'
import { DisputeGuide } from './dispute-guide.tsx'
import { emptyDispute, readDispute, type DisputeValues, type LetterErrors } from './letter-forms.ts'
import { LetterForm } from './letter-form.tsx'
import { LetterResult } from './letter-result.tsx'
import { letterTexts } from './messages.ts'
import { useLetterForm } from './use-letter-form.ts'
import { useWriteDispute } from './use-letters.ts'

const reasons = [
  { value: '', label: 'Choose one' },
  ...Object.entries(disputeReasonLabels).map(([value, label]) => ({ value, label })),
]
const bureauChoices = bureaus.bureaus.map(({ id, name }) => ({
  value: id as DisputeValues['bureau'],
  label: name,
}))
const nameOf = (bureau: string) => bureaus.bureaus.find(({ id }) => id === bureau)?.name ?? bureau

/** The form, the letter and the guide beside them (spec 2, Premium). */
export function DisputeGenerator() {
  const { values, change } = useDraft('dispute-letter', emptyDispute)
  const write = useWriteDispute()
  const [isKeeping, setKeeping] = useState(false)
  const form = useLetterForm({
    draft: values,
    keep: change,
    read: () => readDispute(values),
    write: write.mutateAsync,
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <LetterForm summary={form.summary} isBusy={write.isPending} onSubmit={() => void form.submit()}>
            <p className="text-tiny text-ink-3">{letterTexts.marks}</p>
            <DisputeFields values={values} errors={form.errors} change={change} />
          </LetterForm>
          {values.fileName && (
            <LetterResult
              draft={values}
              titleRef={form.resultTitle}
              onText={(text) => change({ text })}
              onKeep={() => setKeeping(true)}
            />
          )}
        </div>
        <DisputeGuide />
      </div>
      {isKeeping && (
        <CaseDialog
          start={{ kind: 'bureau_dispute', recipient: nameOf(values.bureau), subject: values.accountName }}
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  )
}

type FieldsProps = {
  values: DisputeValues
  errors: LetterErrors
  change: (changed: Partial<DisputeValues>) => void
}

function DisputeFields({ values, errors, change }: FieldsProps) {
  return (
    <>
      <ChoiceGroup
        label="Which bureau?"
        choices={bureauChoices}
        value={values.bureau}
        onValueChange={(bureau) => change({ bureau })}
      />
      <TextField
        name="fullName"
        label={<Marked label="Full name" />}
        required
        maxLength={120}
        autoComplete="name"
        value={values.fullName}
        error={errors['fullName']}
        onValueChange={(fullName) => change({ fullName })}
      />
      <AreaField
        name="address"
        label="Address"
        hint={letterTexts.noAddress}
        required={false}
        maxLength={400}
        autoComplete="street-address"
        value={values.address}
        error={errors['address']}
        onValueChange={(address) => change({ address })}
      />
      <SelectField
        name="reason"
        label={<Marked label="Reason" />}
        required
        options={reasons}
        value={values.reason}
        error={errors['reason']}
        onValueChange={(reason) => change({ reason })}
      />
      <AccountFields values={values} errors={errors} change={change} />
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

function AccountFields({ values, errors, change }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="accountName"
          label={<Marked label="Account or creditor name" />}
          required
          maxLength={120}
          autoComplete="off"
          value={values.accountName}
          error={errors['accountName']}
          onValueChange={(accountName) => change({ accountName })}
        />
        <TextField
          name="accountNumber"
          label="Account number"
          hint="The last four digits are enough."
          required={false}
          maxLength={60}
          autoComplete="off"
          value={values.accountNumber}
          error={errors['accountNumber']}
          onValueChange={(accountNumber) => change({ accountNumber })}
        />
      </div>
      <AreaField
        name="details"
        label="Details"
        hint={letterTexts.enclosures}
        required={false}
        maxLength={2000}
        value={values.details}
        error={errors['details']}
        onValueChange={(details) => change({ details })}
      />
    </>
  )
}
