/** The notes that lines of a history get from us: stored in English, and read in the language of the person. */
import { bilingual } from '#engine/language/bilingual.ts'
import { storedInWords } from '#engine/language/stored-words.ts'
import { spanish } from './note-words.es.ts'

export const storedNotes = {
  corrected: 'Balance corrected',
  refinanced: 'Moved to another debt',
  forgiven: 'Forgiven or canceled',
  other: 'Closed with this balance',
  fromBank: 'From your bank',
  bankBalance: 'Balance at your bank',
}

const english: Record<keyof typeof storedNotes, string> = storedNotes

export type English = typeof english
const noteWords = bilingual(english, spanish)

/** A note as it is read: the person's own as they wrote it. */
export const noteInWords = (note: string): string => storedInWords(note, storedNotes, noteWords())
