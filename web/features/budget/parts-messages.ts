/** The two parts of the screen, on both of them. */
export const budgetPartTexts = {
  label: 'Budget and goals',
  budget: 'Budget',
  goals: 'Goals',
}
