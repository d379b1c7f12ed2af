/** What to know before buying a home (spec 9). Amounts are whole dollars, United States. */

export const partTitles = {
  creditTiers: 'Your credit score sets your rate',
  downPayments: 'How much to pay down',
  costs: 'What else a purchase costs',
} as const

export const creditTiers = [
  { scores: '760+', meaning: 'The lowest rates most lenders have.' },
  { scores: '700-759', meaning: 'Good rates, a little above the best.' },
  { scores: '660-699', meaning: 'Many loans are open to you, at a higher rate.' },
  { scores: 'below 660', meaning: 'Fewer loans. Raising your score first can pay off.' },
] as const // spec 9

export const downPayments = [
  { share: '20%', meaning: 'No mortgage insurance on most loans, and the lowest payment.' },
  { share: '10-15%', meaning: 'You can buy sooner. Mortgage insurance adds to each payment.' },
  { share: '3.5%', meaning: 'FHA loans start here. They carry mortgage insurance too.' },
  { share: '0%', meaning: 'VA loans for those who served, USDA loans in rural areas.' },
] as const // spec 9

export type Cost = { name: string; meaning: string } & ({ share: string } | { from: number; to: number })

export const costs: readonly Cost[] = [
  { name: 'Closing costs', share: '2-5%', meaning: 'of the price, for the loan, the title and taxes' },
  { name: 'Inspection', from: 300, to: 500, meaning: 'before you commit, so that you know the house' },
  { name: 'Appraisal', from: 300, to: 600, meaning: 'the lender asks for it' },
  { name: 'Moving', from: 500, to: 5_000, meaning: 'by how far and how much you move' },
  { name: 'Repairs', share: '1-2%', meaning: 'of the price, each year' },
] // spec 9

/** What a cost ranges between, before its meaning: '$300-500,' */
export const costRange = (from: string, to: string) => `${from}-${to.slice(1)},`

export const reserve = {
  title: 'Keep a reserve',
  text: 'After you have paid it all, keep 3-6 months of expenses in reserve. A house brings surprises, and this keeps them from turning into debt.',
} as const // spec 9
