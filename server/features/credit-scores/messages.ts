/** What is said about scores that a person keeps. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  inFuture: 'Enter the day this score is from. It cannot be in the future.',
  removed: 'The score was removed.',
}

export type English = typeof english
export const scoreTexts = bilingual(english, spanish)
