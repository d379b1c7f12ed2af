/** Texts about what sets plans apart and what changes in one. Amounts, rates and names are passed in as text. */
import type { OrderTie } from '#engine/debts/findings/order-tie.ts'

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
  over: (years: string) => `Minimums only would take more than ${years}`,
}

/** A debt that is to come, in the place of others. */
export const newDebtNames = { loan: 'New loan', transfer: 'New card' }

/** What changes in a month of the plan; the month stands before it. */
export const changeTexts = {
  paidOff: (name: string) => `${name} is paid off`,
  moved: (names: readonly string[], into: string, fee: string) =>
    `${listed(names)} ${names.length === 1 ? 'moves' : 'move'} to ${into}${fee}`,
  fee: (amount: string) => `, with a fee of ${amount}`,
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
