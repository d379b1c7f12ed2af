/** The questions of the matcher, and which answers are missing. */
import {
  type Availability,
  availabilityChoices,
  type Experience,
  experienceChoices,
  type MatchQuestion,
} from './match-groups.ts'
import { matcherErrors } from './messages.ts'

export const emptyMatcher = { skills: '', availability: '', location: '', experience: '' }
export type MatcherValues = typeof emptyMatcher

export type MatcherErrors = Partial<Record<keyof typeof matcherErrors, string>>

/** Skills, availability and location are required (spec 5). */
export function missingOf(values: MatcherValues): MatcherErrors {
  const errors: MatcherErrors = {}
  if (!values.skills.trim()) errors.skills = matcherErrors.skills
  if (!availabilityOf(values)) errors.availability = matcherErrors.availability
  if (!values.location.trim()) errors.location = matcherErrors.location
  return errors
}

/** The question of a filled form; null while something is missing. */
export function questionOf(values: MatcherValues): MatchQuestion | null {
  const availability = availabilityOf(values)
  if (!availability || Object.keys(missingOf(values)).length > 0) return null
  return { skills: values.skills, availability, experience: experienceOf(values) }
}

function availabilityOf(values: MatcherValues): Availability | undefined {
  return availabilityChoices.find((choice) => choice.value === values.availability)?.value
}

function experienceOf(values: MatcherValues): Experience | '' {
  return experienceChoices.find((choice) => choice.value === values.experience)?.value ?? ''
}
