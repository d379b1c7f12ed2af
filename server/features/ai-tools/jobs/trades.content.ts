/**
 * Trades that people take up on their own account and that content/wages/occupations.json has no wages for: the
 * Occupational Outlook Handbook leaves them out. They are named with what they ask for, and no figure.
 * Codes and titles are those of the Standard Occupational Classification of 2018.
 */
export type Trade = { slug: string; title: string; soc: string; education: string }

const NO_DIPLOMA = 'No formal educational credential'
const DIPLOMA = 'High school diploma or equivalent'

export const trades: readonly Trade[] = [
  {
    slug: 'tailors-dressmakers-and-custom-sewers',
    title: 'Tailors, Dressmakers, and Custom Sewers',
    soc: '51-6052',
    education: NO_DIPLOMA,
  },
  {
    slug: 'notaries',
    title: 'Notaries',
    soc: '43-9199',
    education: DIPLOMA,
  },
  {
    slug: 'laundry-and-dry-cleaning-workers',
    title: 'Laundry and Dry-Cleaning Workers',
    soc: '51-6011',
    education: NO_DIPLOMA,
  },
  {
    slug: 'upholsterers',
    title: 'Upholsterers',
    soc: '51-6093',
    education: DIPLOMA,
  },
  {
    slug: 'bicycle-repairers',
    title: 'Bicycle Repairers',
    soc: '49-3091',
    education: DIPLOMA,
  },
  {
    slug: 'locksmiths-and-safe-repairers',
    title: 'Locksmiths and Safe Repairers',
    soc: '49-9094',
    education: DIPLOMA,
  },
  {
    slug: 'tax-preparers',
    title: 'Tax Preparers',
    soc: '13-2082',
    education: DIPLOMA,
  },
]
