import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  unlikeSum: (sum: string, balance: string) =>
    `These balances add up to ${sum}, but the balance above is ${balance}. Change one of them so that they match.`,
  sameId: 'Two of these balances have the same id.',
  accruedInFuture: 'Enter the day of that figure. It cannot be in the future.',
  accruedBeforeStart: 'Enter the day of that figure. It cannot be before the debt started.',
}

export type English = typeof english
export const balanceTexts = bilingual(english, spanish)
