/** What is said where a request comes a second time with other entries. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  /** `stored` is what came first, in a few words; null where there are none. */
  sentBefore: (stored: string | null) => {
    const said = stored === null ? '' : `Stored is: ${stored}. `
    return `This was sent before with other entries. ${said}Nothing was changed. Look at your list, then enter what is missing.`
  },
  /** '$10.00 on November 3, 2026' */
  amountOnDay: (amount: string, day: string) => `${amount} on ${day}`,
  payment: (amountOnDay: string) => `a payment of ${amountOnDay}`,
  otherPayment: 'another payment',
  file: (name: string, day: string) => `the file ${name}, brought in on ${day}`,
}

export type English = typeof english
export const onceTexts = bilingual(english, spanish)
