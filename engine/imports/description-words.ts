/** What stands where a file names nothing for a transaction: stored in English, and read in the person's language. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './description-words.es.ts'

export const NO_DESCRIPTION = 'No description'

const english = { none: NO_DESCRIPTION }

export type English = typeof english
const descriptionWords = bilingual(english, spanish)

/** A description as it is read; that of the bank as it is. */
export const descriptionInWords = (description: string): string =>
  description === NO_DESCRIPTION ? descriptionWords().none : description
