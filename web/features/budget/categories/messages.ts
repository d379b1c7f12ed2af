/** The texts of one category: the form that adds it, its line, and its dialogs. */

export const categoryFormTexts = {
  title: 'Add a category',
  name: 'Name',
  nameHint: 'Such as Groceries or Rent.',
  budget: 'Budget for a month',
  budgetHint: 'The most you plan to spend.',
  add: 'Add category',
  close: 'Close',
}

export const budgetAmountTexts = {
  aMonth: (amount: string) => `${amount} <unit>a month</unit>`,
  editOf: (category: string) => `Edit the budget of ${category}`,
  budgetFor: (category: string) => `Budget for ${category}`,
  fromMonth: (month: string) => `Applies from ${month} on.`,
  save: 'Save',
  cancel: 'Cancel',
}

type Spent = { spent: string; available: string; percent: number | null }

/** What an open category shows, and its buttons. */
export const detailsTexts = {
  usedOf: (category: string) => `${category} used`,
  spentOf: ({ spent, available, percent }: Spent) =>
    `${spent} of ${available} spent${percent === null ? '' : `, ${percent}%`}`,
  carried: (amount: string) => `Includes ${amount} carried over`,
  spending: 'Spending',
  recordIn: (category: string) => `Record spending in ${category}`,
  list: 'List',
  listIn: (category: string) => `List spending in ${category}`,
  edit: 'Edit',
  editOf: (category: string) => `Edit ${category}`,
  remove: 'Remove',
  removeOf: (category: string) => `Remove ${category}`,
}

export const categoryDialogTexts = {
  editTitle: (category: string) => `Edit ${category}`,
  save: 'Save changes',
  removeTitle: (category: string) => `Remove ${category}?`,
  removeText: 'Its budget and what was spent in it go with it, in every month. This cannot be undone.',
  removeLabel: 'Remove category',
}
