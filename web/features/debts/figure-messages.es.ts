import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './figure-messages.ts'

export const figureTexts: Words<typeof En.figureTexts> = {
  under: (amount) => `menos de ${amount}`,
  apr: (rate) => `${rate} APR`,
  balanceOn: (balance, card) => `${balance} en ${card}`,
}

const beginsWithI = /^(i|hi(?![aeo]))/i

/** 'Visa', 'Visa y Amex', 'Visa, Amex e Invesco' */
export const listed: typeof En.listed = (names) => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${beginsWithI.test(last) ? 'e' : 'y'} ${last}`
}
