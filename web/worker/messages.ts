/** Texts for a screen that does not open without a line, said by the worker and by the app. */
export const notKeptTexts = {
  title: 'This screen needs a connection.',
  text: 'You are offline, and this screen is not kept on this device. Nothing of yours is lost. These screens can open offline:',
}

/** The screens that a person is offered in its place. */
export const keptScreenNames = {
  dashboard: 'Dashboard',
  debtTracker: 'My Debts',
  budgeting: 'Budgeting',
  goals: 'Goals',
  letters: 'Letters',
  education: 'Education',
  calculators: 'Calculators',
}
