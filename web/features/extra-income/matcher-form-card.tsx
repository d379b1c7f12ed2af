import { useMemo } from 'react'
import { fieldsOf } from '#web/forms/fields.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { errorList, type FieldErrors, type Read } from '#web/forms/problem.ts'
import { readRequired } from '#web/forms/read-required.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { availabilityChoices, experienceChoices, type MatchQuestion } from './match-groups.ts'
import { matcherErrors } from './messages.ts'

export const emptyMatcher = { skills: '', availability: '', location: '', experience: '' }
export type MatcherValues = typeof emptyMatcher

/** The question of a filled form, or what is missing: skills, availability and location are required (spec 5). */
export function readMatcher(values: MatcherValues): Read<MatcherValues, MatchQuestion> {
  const { errors } = readRequired(values, matcherErrors)
  const availability = availabilityChoices.find(({ value }) => value === values.availability)?.value
  if (errors || !availability) return { errors: errors ?? { availability: matcherErrors.availability } }
  const experience = experienceChoices.find(({ value }) => value === values.experience)?.value ?? ''
  return { body: { skills: values.skills, availability, experience } }
}

type MatcherFormProps = {
  values: MatcherValues
  errors: FieldErrors<MatcherValues>
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
    <TitledCard title="What fits you?" lead={note}>
      <PlainForm className="grid gap-4" onSubmit={onMatch}>
        <ErrorSummary errors={list} />
        <TextField
          label="Your skills"
          hint="One word for each, such as writing, Spanish, driving."
          required
          maxLength={300}
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
          hint="Your town and state, or “online”."
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
    </TitledCard>
  )
}
