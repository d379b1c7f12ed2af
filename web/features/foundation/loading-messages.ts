/** With the route, not with the page: its head, and what stands until it is there. */
export const foundationHead = {
  title: 'Jubilee Foundation',
  description:
    'Grants of up to $5,000 for single parents, elderly people and low-income families in debt, paid by gifts and a tenth of our profits. Every dollar is in a public ledger.',
}

export const loadingFoundation = 'Loading the page'
