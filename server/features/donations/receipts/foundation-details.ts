/** Who receives the gifts, as the operator has set it. */
import operator from '#content/operator.json' with { type: 'json' }

export const foundation: { name: string; postalAddress: string | null; registration: string | null } = {
  name: operator.foundationName,
  postalAddress: operator.postalAddress,
  registration: operator.foundationRegistration,
}

export const NOTHING_IN_EXCHANGE = 'No goods or services were provided in exchange for this gift.'
export const NOTHING_FOR_ANY = 'No goods or services were provided in exchange for these gifts.'
export const WHOLE_GIFT = 'The whole gift goes to grants. Jubilee pays the card fee.'
export const NO_TAX_ADVICE = 'This is a receipt and not tax advice.'

/** Says the number, or that there is none yet: nothing is made up. */
export function registrationLine(): string {
  if (foundation.registration !== null) return `Registration number (EIN): ${foundation.registration}`
  return 'The operator’s registration number stands here once set. Until then, ask us before you deduct this gift from your taxes.'
}
