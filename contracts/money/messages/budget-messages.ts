/** Why a budget, a goal, a bank or a file cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './budget-messages.es.ts'

const english = {
  color: 'Choose a color, as #RRGGBB.',
  icon: 'Choose one of the icons.',
  place: (most: number) => `Send the place as a whole number from 0 to ${most}.`,
  dueDay: (last: number) => `Enter a day of the month from 1 to ${last}.`,
  ownGroup: 'Choose one of your groups.',
  groupName: 'Give this group a name.',
  goalName: 'Give this goal a name.',
  bankToken: 'This is not a token of the bank’s dialog. Nothing was changed.',
  merchant: 'Name the merchant.',
  format: 'Send csv, ofx or qif.',
  importedFile: 'Name the file.',
  fileCategory: 'Name the category.',
  description: 'Say what this was.',
  categoriesAtMost: (most: number) => `Send up to ${most} categories.`,
  rows: (most: number) => `Send 1 to ${most.toLocaleString('en-US')} rows.`,
  debtsToImport: (most: number) => `Send 1 to ${most} debts.`,
  plan: 'Choose Pro or Premium.',
}

export type English = typeof english
export const budgetTexts = bilingual(english, spanish)
