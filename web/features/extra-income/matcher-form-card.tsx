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
import { matcherErrors, matcherFormTexts } from './messages.ts'

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

const availabilityOptions = [{ value: '', label: matcherFormTexts.chooseOne }, ...availabilityChoices]
const experienceOptions = [{ value: '', label: matcherFormTexts.chooseOne }, ...experienceChoices]

export function MatcherFormCard({ values, errors, isBusy, note, onChange, onMatch }: MatcherFormProps) {
  const list = useMemo(() => errorList({ errors }), [errors])
  const { field } = fieldsOf({ values, problem: { errors }, change: onChange })
  return (
    <TitledCard title={matcherFormTexts.title} lead={note}>
      <PlainForm className="grid gap-4" onSubmit={onMatch}>
        <ErrorSummary errors={list} />
        <TextField
          label={matcherFormTexts.skills}
          hint={matcherFormTexts.skillsHint}
          required
          maxLength={300}
          {...field('skills')}
        />
        <SelectField
          label={matcherFormTexts.availability}
          required
          options={availabilityOptions}
          {...field('availability')}
        />
        <TextField
          label={matcherFormTexts.location}
          hint={matcherFormTexts.locationHint}
          required
          maxLength={120}
          autoComplete="address-level2"
          {...field('location')}
        />
        <SelectField
          label={matcherFormTexts.experience}
          hint={matcherFormTexts.experienceHint}
          required={false}
          options={experienceOptions}
          {...field('experience')}
        />
        <Button type="submit" size="large" className="w-full" busy={isBusy}>
          {matcherFormTexts.find}
        </Button>
      </PlainForm>
    </TitledCard>
  )
}
