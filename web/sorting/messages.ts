export const sortingTexts = {
  choose: 'Choose a category',
  notInUse: 'A category no longer in use',
  outside: 'Not in the budget',
  /** before an amount, for screen readers */
  moneyIn: 'Money in:',
} as const
