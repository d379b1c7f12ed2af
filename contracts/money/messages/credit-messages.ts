/** Why a score or a choice about monitoring cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './credit-messages.es.ts'

const english = {
  score: 'Enter a score from 300 to 850, as a whole number.',
  bureau: 'Choose the credit bureau this score comes from.',
  model: 'Choose the scoring model of this score.',
  agree: 'Tick the box to agree.',
  phone: 'Enter a US phone number, such as 202 555 0143.',
  phoneCode: 'Enter the 6 digits of the code.',
  eachQuestion: 'Answer each question.',
  provider: 'Choose experian, transunion or both.',
  oneProvider: 'Please select at least one credit monitoring provider.',
  frequency: 'Choose daily, weekly or monthly.',
}

export type English = typeof english
export const creditTexts = bilingual(english, spanish)
