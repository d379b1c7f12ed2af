import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingSpending: 'We cannot find this entry. It may have been removed already.',
  spentInFuture: 'Enter the day you spent it. It cannot be in the future.',
  spentBeforeMonth: 'This month has not begun, so nothing is spent in it yet. Leave this at 0.',
  spendsTooMuch: (most: string) => `A month can hold at most ${most} in a category. Enter a smaller amount.`,
  groupRemoved: 'The group was removed. Its categories are still in your budget.',
}

export type English = typeof english
export const budgetTexts = bilingual(english, spanish)
