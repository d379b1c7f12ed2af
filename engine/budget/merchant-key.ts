/**
 * A merchant as rules compare it: what stands on a statement without the number of the shop, of the order or of the card.
 * Example: 'WHOLEFDS #10234 AUSTIN' and 'Wholefds 10571 Austin' are both 'wholefds austin'.
 */

/** A word with a digit in it is a number of something: a shop, an order, a day. */
const NUMBERED = /\S*\d\S*/g

/** Never empty where the text is not: a merchant named only by a number, such as 7-11, stays as it is written. */
export function merchantKey(merchant: string): string {
  const plain = merchant
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('*', ' ')
    .trim()
  const words = plain
    .replaceAll(NUMBERED, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? plain.replaceAll(/\s+/g, ' ') : words
}
