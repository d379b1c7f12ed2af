/** The plan in sentences: the answer, what it rests on, and why. Amounts, rates, months and names are passed in as text. */
import { plural } from '#web/format/amounts.ts'

/** The answer; the month that stands out comes between `freeIn` and `freeEnd`. */
export const answerTexts = {
  nothingOwed: 'You owe nothing on these debts.',
  freeIn: 'You could be debt-free in',
  freeEnd: '.',
  beyond: (years: number) => `At this pace it takes more than ${plural(years, 'year')}.`,
  short: 'This plan falls short of your minimums.',
  never: 'This plan does not reach zero yet.',
}

type Basis = { paying: string; order: string; changes: number; day: string }

/** What the answer rests on. */
export const basisTexts = {
  onlyMinimums: (monthly: string) => `Paying only today’s minimums, ${monthly} a month to the end`,
  paying: (monthly: string, extra: string) => `Paying ${monthly} a month (${extra} extra)`,
  rests: ({ paying, order, changes, day }: Basis) =>
    `${paying}, ${order}${changes === 0 ? '' : `, with ${plural(changes, 'change')} you planned`}, as of ${day}.`,
}

type Gain = { sooner: string; saved: string }

/** How a plan compares with paying only minimums. */
export const againstTexts = {
  never: 'Paying only your minimums would never get there.',
  beyond: (years: number) => `Paying only your minimums would take more than ${plural(years, 'year')}.`,
  keptUp: (monthly: string, { sooner, saved }: Gain) =>
    `Minimums fall away as debts are paid off. Keeping to ${monthly} a month is ${sooner} faster and saves ${saved} of interest.`,
  better: (counted: string, { sooner, saved }: Gain) =>
    `That is ${sooner} sooner than paying only your minimums (${counted}), with ${saved} less interest.`,
}

/** Why nothing can be compared with paying only minimums, after a figure that is missing. */
export const noSavingTexts = {
  never: 'the minimums alone have no end',
  noEnd: 'no end date to compare yet',
  beyond: (years: number) => `the minimums alone take over ${plural(years, 'year')}`,
}

/** Why this payment is next. */
export const reasonTexts = {
  onlyDebt: 'It is your only debt.',
  lastDebt: 'It is your last debt.',
  largest: 'It is your largest payment this month.',
  restGoesHere: (target: string) => `${target} is paid off this month, and the rest goes here.`,
  smallest: 'It is your smallest balance.',
  ownOrder: 'It comes first in your own order.',
  leastInterest: 'The extra saves you the most here this month.',
  highestRate: (rate: string) => `Its ${rate} is your highest rate.`,
  highestThisMonth: (rate: string) => `Its ${rate} is your highest rate this month.`,
  first: 'It comes first in your plan.',
  rateFirst: (rate: string) => `Its ${rate} comes first in your plan.`,
  paidOffIn: (months: number) => `Paid off in ${plural(months, 'month')} at this pace.`,
  above: (amount: string) => `That is ${amount} above its minimum.`,
}

/** When a payoff order is done, and the note below it. */
export const doneTexts = {
  months: (count: number) => plural(count, 'month'),
  slow: 'not finished within 10 years', // reading 9
  doneIn: (month: string) => `done in ${month}`,
  never: 'never',
  neverNote: 'interest outruns the payments',
  short: 'falls short',
  shortNote: 'under the minimums',
  notEvenIn: (years: number) => `not even in ${plural(years, 'year')}`,
}

/** What the payoff order does to the interest. */
export const savedTexts = {
  byAvalanche: (amount: string) => `Interest saved by avalanche: ${amount}.`,
  bySnowball: (zero: string, amount: string) =>
    `Interest saved by avalanche: ${zero}. Here snowball is the cheaper one, by ${amount}. This can happen when a low rate ends.`,
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function balancesReach(count: number): string {
  if (count === 1) return 'Your balance reaches'
  return count === 2 ? 'Both balances reach' : `All ${COUNTS[count] ?? count} balances reach`
}

/** The chart of the balances: its finding, what its dotted line is, and the whole of it for people who do not see it. */
export const lineTexts = {
  reachZero: (count: number, time: string) => `${balancesReach(count)} zero in ${time}`,
  notZero: 'The balances do not reach zero at this pace',
  minimumsNever: 'Minimums alone would never reach zero.',
  dotted: 'The dotted line is what minimums alone would do.',
  owed: (total: string) => `You owe ${total} today.`,
  paidOff: (name: string, month: string) => `${name} is paid off in ${month}`,
  minimumsUntil: (month: string) => `Paying only minimums would take until ${month}.`,
  minimumsBeyond: 'Paying only minimums would not be done within the months shown.',
}
