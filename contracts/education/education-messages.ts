/** Why a reading, a lesson or a worksheet cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './education-messages.es.ts'

const english = {
  tableCells: 'Give every row as many cells as there are columns.',
  seconds: 'Send whole seconds.',
  hourAtMost: 'Send at most an hour at once.',
  readOrSeconds: 'Send true or false, or the seconds.',
  lessonDone: 'Say if the lesson is done: true or false.',
  worksheet: 'We have no worksheet of this name.',
  filled: 'Use true or false.',
}

export type English = typeof english
export const educationTexts = bilingual(english, spanish)
