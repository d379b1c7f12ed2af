/** Texts about what sets plans apart and what changes in one. Amounts, rates and names are passed in as text. */
import type { OrderTie } from '#engine/debts/findings/order-tie.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { plural } from '#web/format/amounts.ts'

export const orderNames: Record<PlanOrder, string> = {
  avalanche: 'Debt Avalanche', // spec 2
  snowball: 'Debt Snowball', // spec 2
  own: 'Your own order',
  leastInterest: 'Least interest',
}

/** Inside a sentence, and after what is paid. */
export const orderWords: Record<PlanOrder, string> = {
  avalanche: 'highest rate first',
  snowball: 'smallest balance first',
  own: 'in your own order',
  leastInterest: 'in the order of least interest',
}

export const orderReasons: Record<PlanOrder, string> = {
  avalanche: 'Highest rate first. This usually costs the least interest.',
  snowball: 'Smallest balance first. This usually brings the first win soonest.',
  own: 'Your debts as you put them. The extra goes to the first one that is left.',
  leastInterest: 'Each month’s extra goes where it saves the most, offers and deferred interest included.',
}

/** Whether the least that lenders ask for stays the same from month to month, or falls with the balance. */
export type MinimumsKind = 'fixed' | 'falling' | 'mixed'

/** Below the chart, about the dotted line. */
export const minimumsSentences: Record<MinimumsKind, string> = {
  fixed: 'It counts your minimums as fixed amounts.',
  falling: 'Your minimums fall as you pay.',
  mixed: 'Some minimums are fixed, the others fall as you pay.',
}

/** After the sentence above, where one of the fixed minimums is a card's. */
export const cardRuleSentence =
  'If a card’s minimum falls as you pay, edit the card and add its rule under More details.'

/** After the minimums have been named, in parentheses or below them. */
export const minimumsNotes: Record<MinimumsKind, string> = {
  fixed: 'counted as fixed amounts',
  falling: 'which fall as you pay',
  mixed: 'some fixed, some falling',
}

/** Where neither order costs less. */
export const tieSentences: Record<OrderTie, string> = {
  oneDebt: 'You have one debt to pay, so both orders are the same.',
  smallestIsDearest: 'Your smallest debt is also the most expensive, so both orders are the same.',
  sameRates: 'Your debts all have the same rate, so both orders cost the same.',
  samePlan: 'Both orders pay the same amounts here.',
  sameCost: 'Both orders cost the same here.',
}

/** Until what is said about the plan of least interest is there. */
export const leastLoading = 'Looking for the cheapest plan'

/** Above a plan in the order of rates, where one of them changes. */
export const offerReason =
  'Highest rate of each month first. With an offer that ends, another order can cost less.'

/** The months between which a plan ends. */
export const rangeTexts = {
  between: ({ from, to, likely }: { from: string; to: string; likely: string }) =>
    `Between ${from} and ${to}, most likely ${likely}.`,
  why: 'Lenders count interest in different ways.',
  endless: 'If a lender adds interest every day, it may not reach zero.',
}

/** The end of the dotted line in the legend. */
export const minimumsOnlyTexts = {
  name: 'Minimums only',
  until: (month: string) => `Minimums only would take until ${month}`,
  over: (years: number) => `Minimums only would take more than ${plural(years, 'year')}`,
}

/** A debt that is to come, in the place of others. */
export const newDebtNames = { loan: 'New loan', transfer: 'New card' }

/** What changes in a month of the plan; the month stands before it. */
export const changeTexts = {
  paidOff: (name: string) => `${name} is paid off`,
  moved: (names: readonly string[], into: string, fee: string | null) =>
    `${listed(names)} ${names.length === 1 ? 'moves' : 'move'} to ${into}${fee === null ? '' : `, with a fee of ${fee}`}`,
  offerEnds: (name: string, rate: string) => `the offer on ${name} ends, then ${rate}`,
  deferralEnds: (name: string) => `deferred interest on ${name} is added`,
  paysFrom: (amount: string) => `you pay ${amount} a month from here on`,
  paysMore: (amount: string) => `you pay ${amount} more, this month only`,
  paysLess: (amount: string) => `you pay ${amount} less, this month only`,
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`
}

/** The card of the payoff orders. */
export const strategiesTexts = {
  title: 'Debt Payoff Strategies', // spec 2
  tabs: 'Payoff order',
  layingOut: 'Laying out the months',
}

/** The payoff orders side by side. */
export const comparisonTexts = {
  caption: 'Payoff orders compared',
  avalanche: 'Avalanche',
  snowball: 'Snowball',
  order: 'Order',
  done: 'Done',
  interest: 'Interest',
  firstWin: 'First win',
  inMonth: (month: number) => `month ${month}`,
  cheapest: 'cheapest',
}

/** What can be paid above the minimums, and what a little more would do. */
export const extraTexts = {
  label: 'Extra each month',
  monthly: (amount: string) => `${amount} a month`,
  exact: 'Exact amount',
  error: 'Enter an amount, such as 250.',
  sooner: (more: string, month: string) => `Another ${more} would make it ${month}.`,
  soonerAndSaves: (more: string, { month, saved }: { month: string; saved: string }) =>
    `Another ${more} would make it ${month}, and save ${saved} more.`,
  saves: (more: string, saved: string) => `Another ${more} would save ${saved} more.`,
}

/** A plan that does not end, or takes long: why, and what would work. */
export const noticeTexts = {
  slow: 'Not finished within 10 years', // reading 9
  beyond: (years: number) => `Not finished within ${plural(years, 'year')}`,
  never: 'At this pace the interest outruns the payments',
  short: 'The payments fall short of the minimums',
  trueDate: (month: string) => `The true date is ${month}.`,
  verySlow: 'The balances fall, but very slowly.',
  noDate: 'Each month at least as much interest is added as you pay, so the plan has no end date yet.',
  shortFrom: (month: string) => `From ${month} on your lenders ask for more than this plan pays.`,
  works: (more: string) => `What would work: ${more} more a month pays everything off.`,
  tenYears: (more: string, monthly: string) =>
    `With ${more} more a month (${monthly} in all) you would be done within 10 years.`,
  lowerRate: 'A lower rate helps too: ask the lender, or a nonprofit credit counselor.',
  tryExtra: (amount: string) => `Try ${amount} extra`,
}
