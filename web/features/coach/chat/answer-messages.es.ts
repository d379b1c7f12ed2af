import { blockTexts as inEachLanguage } from './answer-messages.ts'

/** An answer is in the language of its question, whatever the screens are in. */
export const blockTexts = inEachLanguage
