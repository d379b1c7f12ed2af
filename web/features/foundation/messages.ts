/** The texts of the foundation's page that are not content. */
export const pageTexts = {
  title: 'Jubilee Foundation',
  description:
    'Grants of up to $5,000 for single parents, elderly people and low-income families in debt, paid by gifts and a tenth of our profits. Every dollar is in a public ledger.',
}
