/** The plan in sentences. A date always carries what it rests on: the payment, the order, and the day. */
import type { Strategy } from '#engine/debts/compare.ts'
import { day, money, month, plural, timeSpan } from './figures.ts'
import type { DebtPlan, PlanOrder } from './plan-view.ts'

export const orderNames: Record<PlanOrder, string> = {
  avalanche: 'Debt Avalanche',
  snowball: 'Debt Snowball',
}
const orderWords: Record<PlanOrder, string> = {
  avalanche: 'highest rate first',
  snowball: 'smallest balance first',
}
export const orderReasons: Record<PlanOrder, string> = {
  avalanche: 'Highest rate first. This usually costs the least interest.',
  snowball: 'Smallest balance first. This usually brings the first win soonest.',
}

/** The answer in two parts, so that the date can stand out. `date` is null where there is none. */
export function answerOf(plan: DebtPlan): { before: string; date: string | null; after: string } {
  const { chosen } = plan
  if (plan.totalCents === 0) return { before: 'You owe nothing on these debts.', date: null, after: '' }
  if (chosen.status === 'paid') {
    return { before: 'You could be debt-free in', date: month(plan.startMonth + chosen.months), after: '.' }
  }
  if (chosen.status === 'beyondHorizon') {
    return {
      before: `At this pace it takes more than ${plural(yearsOf(chosen), 'year')}.`,
      date: null,
      after: '',
    }
  }
  if (chosen.status === 'short') {
    return { before: 'This plan falls short of your minimums.', date: null, after: '' }
  }
  return { before: 'This plan does not reach zero yet.', date: null, after: '' }
}

/** What the answer rests on. */
export function basisOf(plan: DebtPlan): string {
  const { settings, chosen } = plan
  const budget = plan.minimumsCents + settings.extraCents
  const rests = `Paying ${money(budget)} a month (${money(settings.extraCents)} extra), ${orderWords[settings.order]}, as of ${day(plan.today, '')}.`
  return chosen.status === 'paid' ? [rests, againstMinimums(plan)].filter(Boolean).join(' ') : rests
}

/** How the chosen plan compares with the minimums alone; empty where there is nothing to say. */
function againstMinimums({ chosen, comparison }: DebtPlan): string {
  const minimums = comparison.minimumsOnly
  if (minimums.status === 'never') return 'Your minimums alone would never get there.'
  if (minimums.status === 'beyondHorizon') {
    return `Your minimums alone would take more than ${plural(yearsOf(minimums), 'year')}.`
  }
  if (minimums.status !== 'paid') return ''
  const sooner = minimums.months - chosen.months
  const saved = minimums.interestCents - chosen.interestCents
  if (sooner <= 0 || saved <= 0) return ''
  return `That is ${timeSpan(sooner)} sooner than your minimums alone, and ${money(saved)} less interest.`
}

/** Whole years a plan was followed before it was given up. */
function yearsOf(strategy: Strategy): number {
  return Math.floor(strategy.months / 12)
}

/** When a strategy is done, for the comparison: the short form, and the true date below it. */
export function doneOf(strategy: Strategy, startMonth: number): { short: string; note: string } {
  const date = month(startMonth + strategy.months)
  if (strategy.status === 'paid') {
    if (strategy.compared.isFinished) return { short: plural(strategy.months, 'month'), note: date }
    return { short: 'not finished within 10 years', note: `done in ${date}` } // reading 9
  }
  if (strategy.status === 'never') return { short: 'never', note: 'interest outruns the payments' }
  if (strategy.status === 'short') return { short: 'falls short', note: 'under the minimums' }
  return { short: 'not finished within 10 years', note: `not even in ${plural(yearsOf(strategy), 'year')}` }
}

/** What the order changes in interest; never a saving below 0, and snowball's lead is said. */
export function savedSentence({ comparison }: Pick<DebtPlan, 'comparison'>): string {
  const { cheaper, interestSavedCents, shownInterestSavedCents } = comparison
  if (cheaper === null || interestSavedCents === null) return ''
  if (cheaper === 'equal') return 'Both orders cost the same here.'
  if (cheaper === 'avalanche') {
    return interestSavedCents > 0
      ? `Interest saved by avalanche: ${money(shownInterestSavedCents)}.`
      : 'Interest saved by avalanche: $0. It is done sooner.'
  }
  const lead = -interestSavedCents
  return lead > 0
    ? `Interest saved by avalanche: $0. Here snowball is the cheaper one, by ${money(lead)}. This can happen when a low rate ends.`
    : 'Interest saved by avalanche: $0. Here snowball is done sooner.'
}

/** The finding of the freedom line. */
export function lineTitle(plan: DebtPlan): string {
  const { chosen } = plan
  const count = plan.debts.filter((debt) => Number(debt.balance) > 0).length
  if (chosen.status === 'paid') {
    const all =
      count === 1
        ? 'Your balance reaches'
        : count === 2
          ? 'Both balances reach'
          : `All ${countWord(count)} balances reach`
    return `${all} zero in ${timeSpan(chosen.months)}`
  }
  return 'The balances do not reach zero at this pace'
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countWord(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** What the thin line is. */
export function lineNote({ comparison }: Pick<DebtPlan, 'comparison'>): string {
  return comparison.minimumsOnly.status === 'never'
    ? 'Minimums alone would never reach zero.'
    : 'The dotted line is what minimums alone would do.'
}

/** The freedom line in words, for people who do not see it. */
export function lineSummary(plan: DebtPlan): string {
  const { chosen, comparison, startMonth, totalCents, debts } = plan
  const now = `Today ${money(totalCents)} is owed.`
  const wins = chosen.payoffOrder.flatMap((id) => {
    const at = chosen.plan.payoffMonth[id]
    const name = debts.find((debt) => debt.id === id)?.name
    return at && name ? [`${name} is gone in ${month(startMonth + at)}`] : []
  })
  const minimums = comparison.minimumsOnly
  const alternative =
    minimums.status === 'paid'
      ? `With minimums alone it would take until ${month(startMonth + minimums.months)}.`
      : 'With minimums alone it is not done within the months shown.'
  return [now, wins.length > 0 ? `${wins.join(', ')}.` : '', alternative].filter(Boolean).join(' ')
}
