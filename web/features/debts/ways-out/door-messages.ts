/** The way to every way out, from My Debts, the plan and the dashboard. */
export const doorTexts = {
  title: 'There is more than one way out',
  noEnd: 'This plan has no end yet. See ten ways side by side, with what each one costs and what it does.',
  long: 'This plan takes more than five years. See ten ways side by side, with what each one costs and what it does.',
  go: 'See every way out',
  quiet: 'Every way out, side by side',
}
