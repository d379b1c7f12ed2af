/** The texts of the foundation's page: those that this build ships with, and those that are not content. */
import shipped from '#content/foundation/foundation.json' with { type: 'json' }
import type { FoundationContent } from '#contracts/foundation/content.ts'

/** Until the published ones are known. */
export const shippedTexts: FoundationContent = shipped

export const pageTexts = {
  serve: 'Who we serve',
  programs: 'Three grants',
  upTo: (amount: string) => `<words>up to</words> <amount>${amount}</amount>`,
  whoCanAsk: 'Who can ask',
  seeLimit: 'See the limit for your household',
  quoted: (text: string) => `“${text}”`,
}

export const figureTexts = {
  title: 'The foundation in figures',
  ledger: 'Open the public ledger',
  granted: 'granted, by our public ledger',
  cameIn: 'came in, by our public ledger',
  grantsPaid: (count: number) => `${count === 1 ? 'grant' : 'grants'} paid, in published groups`,
  noGrants: { value: 'No grants yet', label: 'by our public ledger' },
}

/** True of every copy of Jubilee, in the order of the page. */
export const promises = [
  { id: 'granted', value: 'See the ledger', label: 'for the grants we paid' },
  { id: 'families', value: 'Every dollar', label: 'in the public ledger' },
  { id: 'tithe', value: '10%', label: 'profit tithe' },
  { id: 'toGrants', value: '100%', label: 'of donations go to grants' },
]

type LimitSource = { year: number; since: string; title: string }

/** The table of income limits. */
export const limitTexts = {
  title: 'Income limits of the emergency grant',
  lead: 'Your household’s income in a year must be below 200% of the poverty line. Find your row.',
  area: 'Where you live',
  caption: '200% of the poverty line in dollars a year, by people in the home',
  people: 'People',
  eachMore: 'Each more',
  source: ({ year, since, title }: LimitSource) =>
    `For ${year}, in force since ${since}. Source: <link>${title}</link>. In Puerto Rico, Guam and the Virgin Islands we use the limits of the 48 states.`,
}

export const areaNames = { contiguous: '48 states and D.C.', AK: 'Alaska', HI: 'Hawaii' }
