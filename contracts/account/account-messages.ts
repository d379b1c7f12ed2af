/** Why an entry about the account cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './account-messages.es.ts'

const english = {
  shorterEmail: 'Enter a shorter email address.',
  email: 'Enter an email address, such as name@example.com.',
  passwordTooShort: 'Use at least 8 characters.',
  password: 'Enter your password.',
  tokenScopes: 'Choose what the token may do.',
  tokenName: 'Give the token a name, such as My spreadsheet.',
  passkeyResponse: 'This is not a passkey’s answer.',
  passkeyName: 'Give the passkey a name, such as My phone.',
  appCode: 'Enter the 6 digits of your app.',
  recoveryCode: 'Enter a recovery code.',
  recoveryCodeTooLong: 'A recovery code is shorter.',
  codeOrRecoveryCode: 'Send a code or a recovery code.',
  reminderDays: 'Choose a whole number of days, from 1 to 14.',
  dateFormat: 'Choose a date format from the list.',
  timeZone: 'Choose a time zone from the list.',
  language: 'Choose a language from the list.',
  currency: 'Choose a currency from the list.',
}

export type English = typeof english
export const accountTexts = bilingual(english, spanish)
