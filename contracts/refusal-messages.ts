/** What a person reads where something typed cannot be taken, of what many calls have. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './refusal-messages.es.ts'

const english = {
  strangeCharacter: 'This has a character we cannot keep. Please type it again.',
  useAtMost: (most: number) => `Use at most ${most} characters.`,
  writeAtMost: (most: number) => `Write at most ${most} characters.`,
  lineMayBeEmpty: 'Send a line of text; it may be empty.',
  amount: 'Enter an amount from $0 to $999,999,999.99, with at most two decimals.',
  positiveAmount: 'Enter an amount above $0, up to $999,999,999.99, with at most two decimals.',
  rate: 'Enter the rate as a fraction of one, such as 0.1899 for 18.99 %, with at most six decimals.',
  share: 'Enter the share as a fraction from 0 to 1, such as 0.02 for 2 %, with at most six decimals.',
  date: 'Enter a date that exists, as YYYY-MM-DD, from 1900 on.',
  month: 'Choose a month, as YYYY-MM.',
  yesOrNo: 'Send true or false.',
  version: 'Send the version as a whole number.',
  pageBefore: 'Send the next of the page before.',
  sendAtMost: (most: number) => `Send at most ${most} of these.`,
  language: 'Use en or es.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  debtName: 'Give this debt a name.',
  debtKind: 'Choose what kind of debt this is.',
  categoryName: 'Give this category a name.',
  fileName: 'Give the file a name.',
  fileNameTooLong: 'The name of this file is too long.',
  something: 'Write something here.',
}

export type English = typeof english
export const refusalTexts = bilingual(english, spanish)
