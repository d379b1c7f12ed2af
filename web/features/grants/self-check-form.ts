/** The self-check between what is typed and what is asked. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { checkEligibility } from '#contracts/grants.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import {
  readAge,
  readAmount,
  readPeople,
  type FieldErrors,
  type HouseholdValues,
} from './application-form.ts'
import { fieldErrors } from './messages.ts'

type CheckBody = BodyInputOf<typeof checkEligibility>

/** The question to ask, or null while one of the six answers is missing; then `errors` says which. */
export function readCheck(values: HouseholdValues): { body: CheckBody | null; errors: FieldErrors } {
  const householdPeople = readPeople(values.householdPeople)
  const age = readAge(values.age)
  const incomeAmount = readAmount(values.incomeAmount)
  const { state, incomePeriod, isSingleParent } = values
  const missing = {
    householdPeople: !householdPeople,
    isSingleParent: isSingleParent === '',
    age: !age,
    state: state === '',
    incomeAmount: !incomeAmount,
  }
  const errors: FieldErrors = {}
  for (const [field, isMissing] of Object.entries(missing))
    if (isMissing) errors[field] = fieldErrors[field as keyof typeof missing]
  if (!householdPeople || !age || !incomeAmount || isSingleParent === '' || state === '')
    return { body: null, errors }
  return {
    body: {
      householdPeople,
      age,
      incomeAmount,
      incomePeriod,
      state: state as CheckBody['state'],
      isSingleParent: isSingleParent === 'yes',
    },
    errors,
  }
}

/** The lines of the summary, in the order of the fields. */
export function errorList(errors: FieldErrors): FormError[] {
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
