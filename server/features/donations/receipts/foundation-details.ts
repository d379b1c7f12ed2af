/** Who receives the gifts, as the operator has set it. */
import operator from '#content/operator.json' with { type: 'json' }
import { receiptTexts } from './messages.ts'

export const foundation: { name: string; postalAddress: string | null; registration: string | null } = {
  name: operator.foundationName,
  postalAddress: operator.postalAddress,
  registration: operator.foundationRegistration,
}

/** Says the number, or that there is none yet: nothing is made up. */
export function registrationLine(): string {
  const { registration, noRegistration } = receiptTexts()
  return foundation.registration === null ? noRegistration : registration(foundation.registration)
}
