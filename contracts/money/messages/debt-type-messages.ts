/** The kinds of debt as people name them. Apart from the contract, so that a screen loads the words alone. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './debt-type-messages.es.ts'

const english = {
  credit_card: 'Credit card',
  auto_loan: 'Auto loan',
  student_loan: 'Student loan',
  mortgage: 'Mortgage',
  personal_loan: 'Personal loan',
  other: 'Other debt',
}

export type English = typeof english
export const debtTypeLabels = bilingual(english, spanish)
