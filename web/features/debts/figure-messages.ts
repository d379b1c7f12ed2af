/** The words in and around figures, and lists of names. Amounts and rates are passed in as text. */

export const figureTexts = {
  under: (amount: string) => `under ${amount}`,
  apr: (rate: string) => `${rate} APR`,
  balanceOn: (balance: string, card: string) => `${balance} on ${card}`,
}

/** 'Visa', 'Visa and Store card', 'Visa, Store card and Amex' */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
