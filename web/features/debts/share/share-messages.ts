/** Texts of a plan as a link that stand on no other screen. */

/** The page of a plan that came with a link. */
export const planLinkTexts = {
  pageTitle: 'A shared plan, Jubilee',
  debt: 'Debt',
  balance: 'Balance',
  rate: 'Rate',
  paidOffIn: 'Paid off in',
}

/** A debt in a link that leaves the names out. */
export const unnamedDebt = (place: number) => `Debt ${place}`
