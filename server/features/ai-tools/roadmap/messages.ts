/** What a roadmap says, on the screen and on paper. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  paper: {
    file: 'jubilee-roadmap.pdf',
    language: 'en',
    title: 'Your educational roadmap',
    documentTitle: 'Jubilee educational roadmap',
    whereYouStand: 'Where you stand',
    stepByStep: 'Step by step',
    milestones: 'Milestones',
    throughout: 'Throughout the six months',
  },
  enteredAndPlan: (day: string) => `what you entered and your payoff plan as of ${day}`,
  labels: {
    month: 'a month of the roadmap',
    week: 'a week of the roadmap',
    nextDebt: 'the next debt',
    debtName: 'name of the debt',
    income: 'income a month, as you entered it',
    expenses: 'expenses a month, as you entered them',
    expensesLess: 'expenses a month as you entered them, less your minimum payments',
    minimums: 'minimum payments a month',
    short: 'missing a month',
    left: 'left over a month',
    typedDebt: 'total debt, as you entered it',
    listedDebt: 'total debt on My Debts',
    unlistedDebt: 'debt that is not on My Debts',
    interest: 'interest until the debt-free month',
    putIntoCushion: (month: string) => `${month}: put into the cushion`,
    inCushion: (month: string) => `${month}: in the cushion`,
    extra: (month: string) => `${month}: paid above the minimums`,
    cushionTarget: 'first cushion: part of one month of expenses',
    owed: 'owed after the roadmap',
    help: 'local help with food, rent and power',
  },
  assessment: {
    flow: (income: string, expenses: string) => `You take in ${income} and spend ${expenses} a month.`,
    flowWithDebts: (income: string, expenses: string, minimums: string) =>
      `You take in ${income} and spend ${expenses} a month. Your minimum payments are ${minimums}.`,
    flowBesideDebts: (income: string, expenses: string, minimums: string) =>
      `You take in ${income} and spend ${expenses} a month beside your debts. Your minimum payments are ${minimums}.`,
    short: (amount: string) => `Together that is ${amount} more than comes in. Closing this gap comes first.`,
    nothingLeft: 'Nothing is left over, so the plan pays the minimums and looks for room.',
    left: (amount: string) => `That leaves ${amount} a month to work with.`,
  },
  unlisted: {
    none: (typed: string) =>
      `You wrote that you owe ${typed}. Add each debt on My Debts, and the roadmap plans it too.`,
    less: (typed: string, listed: string) =>
      `You wrote that you owe ${typed}. My Debts has ${listed}, and the roadmap plans that.`,
    more: (typed: string, listed: string, rest: string) =>
      `You wrote that you owe ${typed}. My Debts has ${listed}. Add the other ${rest} there, and the roadmap plans it too.`,
  },
  timeline: {
    noDebt: 'You have no open debt here. What is left each month can go to your goals.',
    gap: 'We can name a debt-free month once the gap is closed.',
    wouldChange: 'A lower rate or more income changes that.',
    free: (month: string, interest: string) =>
      `You could be debt-free in ${month}, with ${interest} of interest until then. This counts what you entered every month and no new charges.`,
  },
  actions: {
    cushion: (added: string, held: string) => `Put ${added} into your first cushion. It then holds ${held}.`,
    autopay: 'Set every minimum payment to run by itself.',
    extra: (amount: string, name: string) => `Pay ${amount} extra, on ${name} first.`,
    paidOff: (names: string) => `${names} could be paid off.`,
    toNext: 'What you paid there goes to the next debt.',
    nothingOwed: 'Then nothing is owed here.',
    minimumsOnly: 'Pay every minimum on time, and look for one cost to cut.',
    toGoals: (amount: string) => `Put the ${amount} that is left toward your goals.`,
  },
  milestones: {
    fromSavings: (gap: string) => `${gap} a month from savings`,
    untilHere: 'Savings cover the gap until here',
    asSoon: 'As soon as you can',
    lessOut: (gap: string) => `${gap} a month less going out, or more coming in`,
    gapClosed: 'The gap is closed',
    now: 'Now',
    putAway: (amount: string) => `${amount} put away`,
    cushionThere: 'Your first cushion is there',
    cushionFull: 'Your first cushion is full',
    paidOff: (name: string) => `${name} paid off`,
    debtGone: 'A debt is gone',
    leftToPay: (amount: string) => `${amount} left to pay`,
    end: 'The end of this roadmap',
    noDebt: 'No debt left',
    free: 'You could be debt-free',
  },
  strategies: {
    goalUnknown:
      'The goal you wrote is not on Goals yet. Add it there with an amount, and see what it needs a month.',
    goal: (title: string, saved: string, target: string) =>
      `Your goal ${title}: ${saved} of ${target} saved.`,
    goalNeeds: (monthly: string, day: string) => `It needs ${monthly} a month to be there by ${day}.`,
    orders: {
      avalanche:
        'Keep the order of your plan: highest rate first. It costs the least interest in most cases.',
      snowball: 'Keep the order of your plan: smallest balance first. Early wins help many people go on.',
      own: 'Keep the order of your plan: the one you chose yourself.',
      leastInterest:
        'Keep the order of your plan: the least interest. My Debts lists who gets the extra each month.',
    },
    offerFirst: (names: string, reason: string, saved: string) =>
      `Put the extra on ${names} first, ${reason}. That costs ${saved} less than the order of your plan.`,
    planNeedsMore: (extra: string, left: string) =>
      `Your plan on My Debts counts ${extra} extra a month. Your figures here leave ${left}, so set the plan to that.`,
    highestRate: (name: string, rate: string) =>
      `Call ${name} and ask for less than ${rate}. The script on My Debts helps.`,
    cutAbove: (name: string, above: string) =>
      `Start with ${name}: it is ${above} above its budget this month.`,
    cutSoon: (name: string) => `Go easy on ${name}: most of its budget is spent, and the month is not over.`,
    noNewDebt: 'Keep the gap off cards and payday loans if you can. It comes back larger, with interest.',
    toGap: 'Money you did not expect goes to this gap first.',
    toCushion: 'Money you did not expect goes to the cushion first, then to the debt in front.',
  },
}

export type English = typeof english
export const roadmapTexts = bilingual(english, spanish)
