/** Why a partner offer cannot be published. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './offer-messages.es.ts'

const english = {
  slug: 'Use small letters, digits and hyphens, at most 60 of them.',
  address: 'Use an address that begins with https://.',
  oneSource: 'Name at least one source.',
}

export type English = typeof english
export const offerTexts = bilingual(english, spanish)
