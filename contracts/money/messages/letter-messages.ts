/** Why a letter, a case or its papers cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './letter-messages.es.ts'

const english = {
  fullName: 'Enter your full name.',
  disputeReason: 'Choose what is wrong.',
  accountName: 'Enter the account or creditor name.',
  bureau: 'Choose a credit bureau.',
  address: 'Enter your address.',
  letter: 'Choose a letter.',
  collectorName: 'Enter the name of the collector.',
  collectorAddress: 'Enter the address of the collector.',
  letterFirst: 'Write the letter first.',
  served: 'Choose how the papers came.',
  state: 'Choose your state from the list.',
  court: 'Choose the court on your paper.',
  recipient: 'Name who the letter goes to.',
  account: 'Name the account.',
  caseKind: 'Choose what the letter is about.',
  outcome: 'Choose how it ended.',
  paperKind: 'Choose what the paper is.',
}

export type English = typeof english
export const letterTexts = bilingual(english, spanish)
