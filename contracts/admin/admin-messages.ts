/** Why an entry at the desk cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './admin-messages.es.ts'

const english = {
  whatChanged: 'Say what changed, in a few words.',
  why: 'Say why, in a few words.',
}

export type English = typeof english
export const adminTexts = bilingual(english, spanish)
