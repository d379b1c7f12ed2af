import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingContribution: 'We cannot find this contribution. It may have been taken back already.',
  contributedInFuture: 'Enter the day you did this. It cannot be in the future.',
  holdsNothing: 'There is nothing in this goal yet, so there is nothing to take out.',
  holdsLess: (held: string) => `There is ${held} in this goal. Enter that amount or less.`,
  takenOutSince:
    'Without this contribution your goal would hold less than $0, so nothing changed. Take back what you took out first.',
  holdsTooMuch: (most: string) => `A goal can hold at most ${most}. Enter a smaller amount.`,
}

export type English = typeof english
export const goalTexts = bilingual(english, spanish)
