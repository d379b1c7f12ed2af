/** Why an entry of the ledger was corrected, where we say so: stored in English, since it is hashed, and read in the reader's language. */
import { bilingual } from '#engine/language/bilingual.ts'
import { storedInWords } from '#engine/language/stored-words.ts'
import { spanish } from './reason-words.es.ts'

export const storedReasons = {
  cameBack: 'A dispute was settled: the money came back',
  disputed: 'The payment is disputed at the bank',
  refunded: 'The gift was refunded',
}

const english: Record<keyof typeof storedReasons, string> = storedReasons

export type English = typeof english
const reasonWords = bilingual(english, spanish)

/** A reason as it is read; what a person of the foundation wrote, as they wrote it. */
export const reasonInWords = (reason: string): string => storedInWords(reason, storedReasons, reasonWords())
