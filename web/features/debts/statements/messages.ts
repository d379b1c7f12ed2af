/** The texts of card statements: the form, the comparison, the rule of minimums. */
import type { FigureName, Reason } from '#engine/debts/statements/match-statement.ts'

export const statementsTexts = {
  title: (name: string) => `Statements of ${name}`,
  formTitle: (name: string) => `Check a statement of ${name}`,
  intro:
    'Copy the figures from the first page of your statement. The box is called “Minimum Payment Warning.” Leave out what you cannot find.',
  listIntro: 'Each statement you enter is compared with what we work out for this card.',
  add: 'Add a statement',
  label: 'Compare',
  what: 'statements',
  failed: {
    title: 'The statement could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  saved: { title: 'Statement saved', description: 'Its minimum counts until its due date.' },
  removed: { title: 'Statement removed' },
  removeFailed: {
    title: 'The statement could not be removed.',
    description: 'It is still on the list. Please try again.',
  },
  backFailed: { title: 'The statement could not be brought back. Please add it again.' },
  undo: 'Undo',
  remove: 'Remove',
  removeLabel: (day: string) => `Remove the statement due ${day}`,
  due: (day: string) => `Due ${day}`,
  facts: (balance: string, minimum: string) => `Balance ${balance}, minimum ${minimum}`,
  allMatch: 'Every figure matches ours.',
  someDiffer: (count: number, of: number) =>
    of === 1
      ? 'This figure is not the same as ours.'
      : count === 1
        ? `One of ${of} figures is not the same as ours.`
        : `${count} of ${of} figures are not the same as ours.`,
  match: 'Match',
  differs: 'Different',
  bothFigures: (theirs: string, ours: string) => `Statement: ${theirs}. Ours: ${ours}.`,
  never: 'never paid off',
}

export const fieldTexts = {
  balance: 'New balance',
  minimum: 'Minimum payment due',
  dueOn: 'Payment due date',
  rate: 'APR for purchases',
  box: 'The “Minimum Payment Warning” box',
  time: 'Only the minimum: how long',
  timeHint: 'Such as 22 years, or 18 months.',
  minimumOnlyTotal: 'Only the minimum: total you pay',
  threeYearPayment: 'Payment for 3 years',
  threeYearTotal: 'Total over 3 years',
  more: 'What else is in the minimum',
  interest: 'Interest charged',
  interestHint: 'From “Interest Charged.” Many card rules add it to the minimum.',
  pastDue: 'Past-due amount and late fees',
  pastDueHint: 'Only the part that is in the minimum.',
  overLimit: 'Amount over the limit',
}

export const statementSentences = {
  balance: 'Enter the balance on the statement, such as 2,450.00.',
  minimum: 'Enter the minimum on the statement, such as 45.00.',
  dueOn: 'Enter the day the payment is due.',
  rate: 'Enter the yearly rate in percent, such as 18.99.',
  time: 'Enter years or months, such as 22 years.',
  amount: 'Enter an amount, such as 1,234.50.',
}

export const figureNames: Record<FigureName, string> = {
  minimum: 'Minimum payment',
  minimumOnlyTime: 'Time with minimums only',
  minimumOnlyTotal: 'Total with minimums only',
  threeYearPayment: 'Payment for 3 years',
  threeYearTotal: 'Total over 3 years',
}

type ReasonTexts = Record<Exclude<Reason['kind'], 'rate'>, string> & { rate: (rate: string) => string }

/** Why a figure may differ. */
export const reasonTexts: ReasonTexts = {
  rate: (rate) => `The 3-year payment fits a rate of about ${rate}. Check the APR.`,
  pastDue: 'The minimum may include a past-due amount or a late fee.',
  overLimit: 'The minimum may include an amount over your limit.',
  interest: 'This card’s rule adds the interest. Enter the interest charged to compare to the cent.',
  dailyInterest: 'Your bank adds interest every day. We count it once a month.',
  rule: 'Your bank may set the minimum by another rule than the one we use.',
  notPaidOff: 'By our figures, paying only the minimum would never pay it off.',
}

export const ruleTexts = {
  title: 'How your bank sets the minimum',
  one: 'Add one more statement, and we can work out the rule.',
  none: 'No rule we know gives all these minimums. Check the figures, and enter the interest charged if you have not.',
  learned: (rule: string, count: number) => `Your ${count} statements fit this rule: ${rule}.`,
  notOnly: 'Another rule fits too. One more statement will help tell them apart.',
  inUse: 'Your plan uses it.',
  use: 'Use this rule',
  useOf: (issuer: string) => `Use this rule: ${issuer}`,
  used: { title: 'Rule saved', description: 'The minimum now follows the balance.' },
  undone: { title: 'The rule is what it was before' },
  undo: 'Undo',
  failed: { title: 'The rule could not be changed.', description: 'Please try again.' },
  known: 'Rules that banks publish',
  fits: 'fits your statements',
  fitsNot: 'does not fit your statements',
  source: (name: string, day: string) => `${name} (read on ${day})`,
  share: (percent: string) => `${percent} of the balance`,
  interest: ' plus the interest',
  floor: (amount: string) => `, at least ${amount}`,
  plus: (amount: string) => `, or the interest plus ${amount} if that is more`,
  up: ', rounded up to whole dollars',
  down: ', rounded down to whole dollars',
}
