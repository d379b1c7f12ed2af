/**
 * The typical rate of a kind of debt, for a debt whose rate its owner does not know: the latest average of the Federal
 * Reserve (G.19 Consumer Credit, through FRED; the same figures with their links are content/rates/consumer-rates.json).
 * A card has the average of the accounts that are charged interest, for whoever plans to pay one off carries a balance.
 * G.19 has no series for student loans, mortgages and other debts, and no other figure fits one that is not known: a
 * dentist's bill has no interest at all, a mortgage has the rate of its year. There none is assumed.
 * Example: a card without a rate counts with 22.15 %, typical in May 2026.
 */

/** `asOf` is the month of the average, 'YYYY-MM'; `termMonths` what loans it is of, where it is of one term. */
export type TypicalRate = { aprPpm: number; asOf: string; termMonths?: number }

const typicalRates = new Map<string, TypicalRate>([
  ['credit_card', { aprPpm: 221_500, asOf: '2026-05' }], // TERMCBCCINTNS
  ['personal_loan', { aprPpm: 118_600, asOf: '2026-05', termMonths: 24 }], // TERMCBPER24NS
  ['auto_loan', { aprPpm: 71_400, asOf: '2026-05', termMonths: 60 }], // RIFLPBCIANM60NM, new cars
])

/** Null where no rate is typical of the kind. */
export function typicalRate(type: string): TypicalRate | null {
  return typicalRates.get(type) ?? null
}
