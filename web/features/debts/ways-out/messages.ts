/** Texts of the ways out. What each way does, and what it assumes, is content. */
import terms from '#content/ways-out/terms.json' with { type: 'json' }
import ways from '#content/ways-out/ways.json' with { type: 'json' }
import type { WhyNot } from '#engine/debts/ways-out/way.ts'

export const waysContent = ways
export const termsContent = terms

export const waysTexts = {
  pageTitle: 'Every way out, Jubilee',
  title: 'Every way out, side by side',
  back: 'Back to My Debts',
  print: 'Print',
  lead: 'Ten ways, for your own debts and the same money each month. The one that costs you least comes first. Cost is not everything: look at what each does to your credit and to what you own. Nobody pays to be on this list.',
  listTitle: 'From the least cost to the most',
  unfitTitle: 'What does not fit right now',
  total: 'in all',
  months: 'Time',
  monthly: 'A month',
  fees: 'Fees',
  forgiven: 'Forgiven',
  tax: 'Tax on that',
  assumes: (what: string) => `Assumes ${what}.`,
  noAssumption: 'Assumes no new charges and the rates you have now.',
  change: 'Change',
  /** after `change`, for those who do not see the line before it */
  changeWhat: 'what it assumes',
  open: 'What it means',
  credit: 'Your credit',
  property: 'What you own',
  who: 'Who does it',
  honest: 'How to check that they are honest',
  first: 'The first step',
  sources: 'Sources',
  more: 'Read more about it',
  aboutTitle: 'About you',
  aboutLead:
    'You can leave these empty. They stay on your device, in the address of this page, and are not sent to us.',
  assumptionsTitle: 'What these figures assume',
  assumptionsLead:
    'Change anything that you know better. A figure with a date was read at its source on that day. The others are our assumptions, with the place to ask.',
  reset: 'Use the first figures again',
  readOn: (day: string) => `Read on ${day}:`,
  askAt: 'Our assumption. Ask here:',
  counselor: 'Not sure? A nonprofit credit counselor looks at all of this with you. Call 800-388-2227.',
  nothingOwed: 'You owe nothing',
  noDebts: 'No debts yet',
  emptyText: 'Once My Debts has a debt with a balance, every way out of it is worked out here.',
  addDebts: 'Go to My Debts',
}

export const personTexts = {
  incomeCents: {
    label: 'Income a month, before tax',
    hint: 'On average over the last six months. For the first step of the means test.',
  },
  medianCents: {
    label: 'Middle income of your state, a year',
    hint: 'For a household of your size.',
  },
  assetsCents: {
    label: 'What everything you own would sell for',
    hint: 'If you owe more than this, the part above it is not taxed when a debt is forgiven.',
  },
  unprotectedCents: {
    label: 'The part your state does not protect',
    hint: 'It would go to your lenders in a bankruptcy. A lawyer can tell you. Many people have none.',
  },
}

export const householdTexts = {
  state: 'Your state',
  choose: 'Choose your state',
  people: 'People in your household',
  size: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  peopleHint: 'Count yourself and those who share your home and your money. Courts count in different ways.',
  filled: (day: string) => `From the table for cases filed from ${day} on.`,
  newer: 'A newer one may be out:',
  lookUp: 'Choose your state, or look it up here:',
}

/** The answer of the screen: what the plan costs, and how many ways cost less. */
export const answerTexts = {
  planEnds: (total: string, time: string) => `Your plan costs ${total} in all and takes ${time}.`,
  planLacks: {
    neverEnds: 'Your plan does not reach zero: interest outruns the payments.',
    tooLong: 'Your plan takes more than 50 years.',
    tooLittleMoney: 'Your plan falls short of your minimums.',
  },
  cheaper: (count: number) =>
    count === 0
      ? 'No other way here costs less.'
      : count === 1
        ? 'One way here costs less.'
        : `${count} ways here cost less.`,
  ends: (count: number) => (count === 1 ? 'One way here does end.' : `${count} ways here do end.`),
  noneEnds: 'No way here ends with this money. A nonprofit credit counselor can look further with you.',
  less: (cents: string) => `${cents} less than your plan`,
  more: (cents: string) => `${cents} more than your plan`,
  same: 'The same as your plan',
}

export const whyTexts: Record<WhyNot, string> = {
  nothingUnsecured: 'It is for cards and loans with no home or car behind them, and you have none.',
  noCardWithInterest: 'It is for cards that charge interest, and you have none.',
  rateNotLower: 'Your rates are already as low, or lower.',
  tooLittleMoney: 'It asks for more than you have a month.',
  neverEnds: 'Interest outruns the payments, so it never ends.',
  tooLong: 'It would take more than 50 years.',
  otherDebtsNeverEnd: 'It ends some of your debts, but the others never end with what is left of the money.',
}

export const asks = (cents: string, have: string) => `It asks for about ${cents} a month. You have ${have}.`

/** What the first step of the means test says. */
export const meansTexts = {
  chapter7: {
    below: 'Your income is not above the middle of your state. That passes the first step of the means test.',
    above: 'Your income is above the middle of your state. A second test decides, and a lawyer can tell you.',
    unknown: 'Whether you can file depends on your income. Type it under "About you" for a first look.',
  },
  chapter13: {
    below: 'Counted over 36 months, since your income is not above the middle of your state.',
    above: 'Counted over 60 months, since your income is above the middle of your state.',
    unknown: 'Counted over 60 months. With an income under the middle of your state it is 36.',
  },
}

/** After what is typed. */
export const fieldTexts = { months: 'months' }

export const fieldErrors = {
  percent: 'Type a percent from 0 to 99, such as 8.',
  months: (most: number) => `Type whole months from 1 to ${most}.`,
  dollars: 'Type an amount, such as 1,500.',
}
