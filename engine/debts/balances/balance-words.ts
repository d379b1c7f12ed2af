/**
 * What the balances of a card are called until the person gives them another name, by our id of them: stored in English,
 * and read in the language of the person.
 */
import { bilingual } from '#engine/language/bilingual.ts'
import { storedInWords } from '#engine/language/stored-words.ts'
import { spanish } from './balance-words.es.ts'

export const storedBalances = {
  purchases: 'Purchases',
  cash: 'Cash advances',
  transfer: 'Balance transfer',
  special: 'Special rate',
  penalty: 'Penalty rate',
  other: 'Other balance',
}

const english: Record<keyof typeof storedBalances, string> = storedBalances

export type English = typeof english
const balanceWords = bilingual(english, spanish)

/** The name of a balance as it is read; the person's own as they wrote it. */
export const balanceInWords = (name: string): string => storedInWords(name, storedBalances, balanceWords())
