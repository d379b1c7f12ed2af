import { useMemo } from 'react'
import { fieldsOf } from '#web/forms/fields.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { errorList } from '#web/forms/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { availabilityChoices, experienceChoices } from './match-groups.ts'
import type { MatcherErrors, MatcherValues } from './matcher-form.ts'

type MatcherFormProps = {
  values: MatcherValues
  errors: MatcherErrors
  isBusy: boolean
  /** what becomes of the answers */
  note: string
  onChange: (changed: Partial<MatcherValues>) => void
  onMatch: () => void
}

const availabilityOptions = [{ value: '', label: 'Choose one' }, ...availabilityChoices]
const experienceOptions = [{ value: '', label: 'Choose one' }, ...experienceChoices]

export function MatcherFormCard({ values, errors, isBusy, note, onChange, onMatch }: MatcherFormProps) {
  const list = useMemo(() => errorList({ errors }), [errors])
  const { field } = fieldsOf({ values, problem: { errors }, change: onChange })
  return (
    <Card aria-labelledby="matcher-title" className="md:p-6">
      <h2 id="matcher-title">What fits you?</h2>
      <p className="mt-1.5 text-small text-ink-2">{note}</p>
      <PlainForm className="mt-5 grid gap-4" onSubmit={onMatch}>
        <ErrorSummary errors={list} />
        <TextField
          label="Your skills"
          hint="One word for each, such as writing, Spanish, driving."
          required
          maxLength={300}
          autoComplete="off"
          {...field('skills')}
        />
        <SelectField
          label="When you have time"
          required
          options={availabilityOptions}
          {...field('availability')}
        />
        <TextField
          label="Where"
          hint="Your town, or “online”."
          required
          maxLength={120}
          autoComplete="address-level2"
          {...field('location')}
        />
        <SelectField
          label="Experience"
          hint="If you are starting out, quick starts come first."
          required={false}
          options={experienceOptions}
          {...field('experience')}
        />
        <Button type="submit" size="large" className="w-full" busy={isBusy}>
          Find what fits
        </Button>
      </PlainForm>
    </Card>
  )
}
