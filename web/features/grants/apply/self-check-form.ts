/** The self-check's form and the request it sends. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { checkEligibility } from '#contracts/foundation/grants.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { readAge, readAmount, readPeople, type HouseholdValues, noHousehold } from './application-form.ts'
import { fieldErrors } from '../messages.ts'

type CheckBody = BodyInputOf<typeof checkEligibility>

/** The request, or errors for missing answers. */
export function readCheck(values: HouseholdValues): Read<HouseholdValues, CheckBody> {
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
  const errors: FieldErrors<HouseholdValues> = {}
  for (const field of Object.keys(missing) as (keyof typeof missing)[])
    if (missing[field]) errors[field] = fieldErrors[field]
  if (!householdPeople || !age || !incomeAmount || isSingleParent === '' || state === '') return { errors }
  return {
    body: {
      householdPeople,
      age,
      incomeAmount,
      incomePeriod,
      state: state as CheckBody['state'],
      isSingleParent: isSingleParent === 'yes',
    },
  }
}

/**
 * The self-check's answers, in memory only: they are carried through sign-up into the application,
 * and are gone after a reload. Nothing is stored.
 */
let answers: HouseholdValues = noHousehold

export const checkMemory = {
  read: (): HouseholdValues => answers,
  keep(values: HouseholdValues): void {
    answers = values
  },
  forget(): void {
    answers = noHousehold
  },
}
