/** Why an application for a grant, or a decision about one, cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './grant-messages.es.ts'

const english = {
  zip: 'Enter the five digits of your ZIP code.',
  people: 'Enter how many people live with you, you included.',
  countYourself: 'Count yourself: enter 1 or more.',
  enterAtMost: (most: number) => `Enter at most ${most}.`,
  state: 'Choose your state.',
  incomePeriod: 'Choose how often that comes in.',
  age: 'Enter your age in years.',
  adult: 'You must be 18 or older.',
  yesOrNo: 'Choose yes or no.',
  program: 'Choose a program.',
  debts: 'Send a list of debts.',
  debtsAtMost: (most: number) => `Name at most ${most} debts.`,
  consentVersion: 'Send the version of the text you agree to.',
  agree: 'Agree to the text before you send the application.',
  isTrue: 'Confirm that what you wrote is true.',
  answer: 'Write your answer.',
  appeal: 'Write why the decision should be looked at again.',
  documentKind: 'Choose what the file shows.',
  queueState: 'Choose one of the states.',
  queueProgram: 'Choose one of the programs.',
  reason: 'Write the reason. The applicant reads it.',
  question: 'Write what you need to know.',
  outcome: 'Choose granted or refused.',
}

export type English = typeof english
export const grantTexts = bilingual(english, spanish)
