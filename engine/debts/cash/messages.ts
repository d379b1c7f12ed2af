import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  nextMissing: 'Enter the next day you get paid.',
  nextPassed: 'This day has passed. Enter the next day you get paid.',
  nextFar: 'Enter a day in the next three months.',
  secondMissing: 'Enter the pay day after that one.',
  secondWrong: 'Enter the pay day after the first one, within a month of it.',
  amount: 'Enter what one paycheck brings, after taxes.',
}

export type English = typeof english
export const cashTexts = bilingual(english, spanish)
