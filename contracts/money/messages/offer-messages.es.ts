import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './offer-messages.ts'

export const spanish: Words<English> = {
  slug: 'Use letras minúsculas, dígitos y guiones, 60 como máximo.',
  address: 'Use una dirección que comience con https://.',
  oneSource: 'Escriba una fuente como mínimo.',
}
