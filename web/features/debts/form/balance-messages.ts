/** Texts of the several balances on one card: in the form, on the card and in the history. Amounts and rates are passed in as text. */

export const balanceTexts = {
  title: 'Balances at different rates',
  why: 'Does your statement list more than one balance, such as purchases and a transfer? Enter each with its rate. Together they are the balance above.',
  split: 'Enter them separately',
  add: 'Add a balance',
  one: (number: number) => `Balance ${number}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  name: 'Name of this balance',
  nameHint: 'Such as Purchases or Balance transfer.',
  balance: 'Amount',
  rate: 'Rate (APR)',
  offer: 'Offer',
  offerRate: 'Rate during the offer',
  offerEndsOn: 'Last day of the offer',
  deferredEndsOn: 'Pay in full by',
  law: 'By law, what you pay above the minimum goes to the highest rate first. Your card issuer decides where the minimum goes.',
  minimumTo: 'The minimum goes to',
  minimumToHint: 'Not sure? Leave it: we count the minimum toward the lowest rate, which costs you the most.',
  first: 'Purchases',
  adds: (sum: string, whole: string) => `${sum} of ${whole} entered.`,
  addsUp: (whole: string) => `They add up to ${whole}.`,
  guess: (on: string) =>
    `Since ${on}, part of this split is our estimate. Check it against your statement under Edit.`,
  until: (rate: string, on: string, usual: string) => `${rate} until ${on}, then ${usual}`,
  deferred: (on: string, rate: string) => `no interest if paid by ${on}, else ${rate}`,
  soFar: (deferred: string, accrued: string) => `${deferred}; ${accrued}`,
  list: (card: string) => `Balances on ${card}`,
}

/** Deferred interest so far, and the day of that figure. */
export const accruedTexts = {
  amount: 'Deferred interest so far',
  amountHint: 'Most statements print it.',
  on: 'As of',
  onHint: 'The date of that statement.',
  asOf: (amount: string, on: string) => `${amount} of interest gathered as of ${on}`,
}

export const offerOptions = [
  { value: 'none', label: 'No offer' },
  { value: 'promotion', label: 'A lower rate that ends' },
  { value: 'deferral', label: 'Interest is deferred' },
]

export const minimumToOptions = [
  { value: 'lowestRate', label: 'The lowest rate (usual)' },
  { value: 'highestRate', label: 'The highest rate' },
]

export const balanceSentences = {
  name: 'Give this balance a name, such as Purchases.',
  balance: 'Enter the amount at this rate, such as 1,250.00.',
  rate: 'Enter the yearly rate in percent, such as 24.99.',
}
