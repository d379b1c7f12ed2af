/**
 * Trades that people take up on their own account and that content/wages/occupations.json has no wages for: the
 * Occupational Outlook Handbook leaves them out. They are named with what they ask for and a first step, and no figure.
 * Codes and titles are those of the Standard Occupational Classification of 2018.
 */
export type Trade = { slug: string; title: string; soc: string; education: string; start: string }

const NO_DIPLOMA = 'No formal educational credential'
const DIPLOMA = 'High school diploma or equivalent'

export const trades: readonly Trade[] = [
  {
    slug: 'tailors-dressmakers-and-custom-sewers',
    title: 'Tailors, Dressmakers, and Custom Sewers',
    soc: '51-6052',
    education: NO_DIPLOMA,
    start: 'Offer hems and zippers to people you know, and ask a dry cleaner near you for their alterations.',
  },
  {
    slug: 'notaries',
    title: 'Notaries',
    soc: '43-9199',
    education: DIPLOMA,
    start:
      'Ask your state who may be a notary and what it costs. Many states cap what a notary may charge for each act.',
  },
  {
    slug: 'laundry-and-dry-cleaning-workers',
    title: 'Laundry and Dry-Cleaning Workers',
    soc: '51-6011',
    education: NO_DIPLOMA,
    start: 'Offer to wash and fold for people near you, and charge by the pound.',
  },
  {
    slug: 'upholsterers',
    title: 'Upholsterers',
    soc: '51-6093',
    education: DIPLOMA,
    start: 'Do one chair of your own, and show pictures of it before and after.',
  },
  {
    slug: 'bicycle-repairers',
    title: 'Bicycle Repairers',
    soc: '49-3091',
    education: DIPLOMA,
    start: 'Offer tune-ups to people you know. Agree on the price before you begin.',
  },
  {
    slug: 'locksmiths-and-safe-repairers',
    title: 'Locksmiths and Safe Repairers',
    soc: '49-9094',
    education: DIPLOMA,
    start: 'Ask your state whether it wants a license first, then ask a locksmith near you for extra calls.',
  },
  {
    slug: 'tax-preparers',
    title: 'Tax Preparers',
    soc: '13-2082',
    education: DIPLOMA,
    start:
      'Get a tax ID number for preparers from the IRS, and ask a tax preparation office near you for work in season.',
  },
]
