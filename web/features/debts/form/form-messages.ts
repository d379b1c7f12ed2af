/** Texts of the form of a debt. Amounts and rates are passed in as text. */

export const debtDialogTexts = {
  addTitle: 'Add a debt',
  intro: 'Use the figures from your latest statement. You can change them later.',
  linked: (bank: string) =>
    `Linked to ${bank}. A figure you change here is yours from then on: the bank no longer changes it.`,
  add: 'Add debt',
  save: 'Save changes',
  more: 'More details',
  moreNote: 'offers, minimum rule, limit',
}

/** Where the stored debt changed while the form was open. */
export const newerDebtTexts = {
  title: 'This debt has changed since you opened it. Nothing was lost.',
  saved: (debt: { name: string; balance: string; rate: string | null; minimum: string | null }) => {
    const rate = debt.rate === null ? '' : `, ${debt.rate} APR`
    const minimum = debt.minimum === null ? '' : `, ${debt.minimum} minimum`
    return `Saved now: ${debt.name}, ${debt.balance}${rate}${minimum}.`
  },
  choose: 'Save changes to keep yours, or use what is saved.',
  take: 'Use what is saved',
}

export const debtFieldTexts = {
  name: 'Name',
  nameHint: 'What you call it, such as Store card.',
  type: 'Type',
  chooseType: 'Choose one',
  balance: 'Balance',
  balanceHint: 'What you owe today.',
  balanceChange: 'A change is kept as a correction. For a payment, use Record payment.',
  rate: 'Interest rate (APR)',
  rateHint:
    'From your statement, such as 18.99. Don’t know it? Leave it empty: the plan uses a typical rate and says so.',
  minimum: 'Minimum payment a month',
  minimumHint: 'Left empty, it is estimated.',
  cardMinimumHint:
    'Left empty, it is estimated. An amount counts as the same each month. If it falls as you pay, add the card’s rule under More details.',
  dueDate: 'Next due date',
  more: 'More about this debt',
  creditLimit: 'Credit limit',
  startedOn: 'Started on',
}

export const unusualRate = (rate: string) =>
  `${rate} is unusually high. Is that right? Press the button again to keep it.`

export const offerTexts = {
  title: 'A lower rate that ends',
  rate: 'Rate during the offer',
  rateHint: '0 for a 0% offer.',
  endsOn: 'Last day of the offer',
  deferred: 'Interest is deferred',
  deferredHint:
    '“No interest if paid in full by …”: if anything is left then, all the interest is charged at once.',
  deferredRate: 'Deferred rate',
  deferredEndsOn: 'Pay in full by',
}

export const minimumRuleTexts = {
  title: 'How the minimum is set',
  rule: 'Minimum payment rule',
  ruleHint: 'Card agreements print it. With a rule, the minimum falls as the balance falls.',
  fixed: 'The same amount each month',
  onePercentPlusInterest: (floor: string) => `1% of the balance plus interest, at least ${floor}`,
  twoPercent: (floor: string) => `2% of the balance, at least ${floor}`,
  custom: 'Another rule',
  share: 'Share of the balance',
  floor: 'But at least',
  plusInterest: 'Plus the month’s interest',
  interestPlus: 'Or interest plus',
  interestPlusHint: 'Only if your card says “or interest plus $20,” for example.',
}

export const statementTexts = {
  title: 'Your latest statement',
  minimum: 'Minimum on the statement',
  minimumHint: 'Counts until its due date. After that, the usual minimum counts again.',
  dueOn: 'Due date on the statement',
}
