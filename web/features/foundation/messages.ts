/** The texts of the foundation's page that are not content. */
export const pageTexts = {
  title: 'Jubilee Foundation',
  description:
    'Grants of up to $5,000 for single parents, elderly people and low-income families in debt, paid by gifts and a tenth of our profits. Every dollar is in a public ledger.',
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
