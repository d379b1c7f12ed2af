/** Where a model is asked, as people read it: stored in English with what was sent, and read in the language of the person. */
import { bilingual } from '#engine/language/bilingual.ts'
import { storedInWords } from '#engine/language/stored-words.ts'
import { spanish } from './place-words.es.ts'

export const storedPlace = { at: '{model} at {host}' } as const

const english: Readonly<Record<keyof typeof storedPlace, string>> = storedPlace

export type English = typeof english
const placeWords = bilingual(english, spanish)

/** 'a-model en example.com', of what was stored. */
export const placeInWords = (stored: string): string => storedInWords(stored, storedPlace, placeWords())
