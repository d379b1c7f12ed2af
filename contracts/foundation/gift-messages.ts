/** Why a gift, a line of the ledger or a word about the foundation cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './gift-messages.es.ts'

const english = {
  oneLine: 'Write at least one line.',
  figureYear: 'Enter the year of the figure, such as 2026, or nothing.',
  amount: 'Enter an amount from $1 to $25,000, with at most two decimals.',
  publicName: 'Enter the name to show. Letters, numbers, spaces and . , ’ & - are fine.',
  email: 'Enter an email address like name@example.com. The receipt goes there.',
  openLinkAgain: 'Open the link in the mail again.',
  entry: 'This is not the number of an entry.',
  entryNumber: 'Enter the number of the entry.',
  signedAmount: 'Enter an amount above or below $0, such as -50.00, with at most two decimals.',
  reasonStart: 'Begin with a letter or a digit: the reason stands in a spreadsheet.',
  publicReason: 'Say why. Anybody may read it.',
  newsSubject: 'Write a subject.',
  newsText: 'Write the text.',
  newsSpanishSubject: 'Write the Spanish subject too, or leave both Spanish fields empty.',
  newsSpanishText: 'Write the Spanish text too, or leave both Spanish fields empty.',
}

export type English = typeof english
export const giftTexts = bilingual(english, spanish)
