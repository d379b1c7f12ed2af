/** With the route, not with the page: its head, and what stands until it is there. */
export const ledgerHead = {
  title: 'The public ledger, Jubilee Foundation',
  description:
    'Every gift and every grant of the Jubilee Foundation, each as a line that nobody can change, and a way to check it.',
}

export const loadingLedger = 'Loading the ledger'
