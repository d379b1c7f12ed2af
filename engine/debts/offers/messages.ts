import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  balanceOf: (balance: string, debt: string) => `${balance} on ${debt}`,
}

export type English = typeof english
export const offerTexts = bilingual(english, spanish)
