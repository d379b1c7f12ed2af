/** What every mail begins and ends with. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './letter-messages.es.ts'

const english = {
  greeting: 'Hello,',
  closing: 'Jubilee. Faith. Finance. Freedom.',
}

export type English = typeof english
export const letterTexts = bilingual(english, spanish)
