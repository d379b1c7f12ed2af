/** The plan in sentences. A date always carries what it rests on: the payment, the order, and the day. */
import { orderTie } from '#engine/debts/findings/order-tie.ts'
import type { Strategy } from '#engine/debts/payoff/compare.ts'
import type { PayoffSpan } from '#engine/debts/findings/range.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { fixedMinimumCents } from '#engine/debts/start/this-month.ts'
import { shownDifference } from '#engine/money/format.ts'
import { apr, day, difference, money, month, plural, timeSpan } from '../figures.ts'
import { rateOn } from '../payments/interest-estimate.ts'
import { shortReason, soFarWords } from '../due/due-words.ts'
import type { NextStep } from '../due/next-step.ts'
import { stepTexts } from '../due/due-messages.ts'
import {
  cardRuleSentence,
  minimumsNotes,
  minimumsOnlyTexts,
  minimumsSentences,
  offerReason,
  rangeTexts,
  tieSentences,
} from './plan-messages.ts'
import { hasOffer, minimumsKind, monthOf, targetOf, type DebtPlan } from './plan-view.ts'

export const orderNames: Record<PlanOrder, string> = {
  avalanche: 'Debt Avalanche',
  snowball: 'Debt Snowball',
  own: 'Your own order',
  leastInterest: 'Least interest',
}
export const orderWords: Record<PlanOrder, string> = {
  avalanche: 'highest rate first',
  snowball: 'smallest balance first',
  own: 'in your own order',
  leastInterest: 'in the order of least interest',
}
const orderReasons: Record<PlanOrder, string> = {
  avalanche: 'Highest rate first. This usually costs the least interest.',
  snowball: 'Smallest balance first. This usually brings the first win soonest.',
  own: 'Your debts as you put them. The extra goes to the first one that is left.',
  leastInterest: 'Each month’s extra goes where it saves the most, offers and deferred interest included.',
}

/** What the order of a plan is good for. Where an offer ends, the highest rate of each month can be the dearer choice. */
export function orderReason(plan: Pick<DebtPlan, 'settings' | 'start'>): string {
  const { order } = plan.settings
  return order === 'avalanche' && hasOffer(plan) ? offerReason : orderReasons[order]
}

const undated = (before: string) => ({ before, date: null, after: '' })

/** The answer in two parts, so that the date can stand out. `date` is null where there is none. */
export function answerOf(plan: DebtPlan): { before: string; date: string | null; after: string } {
  const { chosen } = plan
  if (plan.totalCents === 0) return undated('You owe nothing on these debts.')
  if (chosen.status === 'paid') {
    return { before: 'You could be debt-free in', date: month(monthOf(plan, chosen.months)), after: '.' }
  }
  if (chosen.status === 'beyondHorizon') {
    return undated(`At this pace it takes more than ${plural(yearsOf(chosen), 'year')}.`)
  }
  if (chosen.status === 'short') return undated('This plan falls short of your minimums.')
  return undated('This plan does not reach zero yet.')
}

/** Between which months the plan ends, where the ways lenders count set them more than a month apart; else empty. */
export function rangeSentence(plan: DebtPlan, { earliestMonths, latestMonths }: PayoffSpan): string {
  const { chosen } = plan
  if (chosen.status !== 'paid' || earliestMonths === null) return ''
  if (latestMonths === null) return rangeTexts.endless
  if (latestMonths - earliestMonths < 2) return ''
  return rangeTexts.between({
    from: month(monthOf(plan, earliestMonths)),
    to: month(monthOf(plan, latestMonths)),
    likely: month(monthOf(plan, chosen.months)),
  })
}

/** What the answer rests on. */
export function basisOf(plan: DebtPlan): string {
  const { settings, chosen, extraCents } = plan
  const paying =
    extraCents === 0
      ? `With only your minimums of today, ${money(plan.budgetCents)} a month to the end`
      : `Paying ${money(plan.budgetCents)} a month (${money(extraCents)} extra)`
  const rests = `${paying}, ${orderWords[settings.order]}${changesWords(settings)}, as of ${day(plan.today, '')}.`
  return chosen.status === 'paid' ? [rests, againstMinimums(plan)].filter(Boolean).join(' ') : rests
}

/** ', with 2 changes you planned'; empty without any. */
function changesWords({ adjustments }: DebtPlan['settings']): string {
  const { increases, lumpSums, pauses, rateCuts, consolidation } = adjustments
  const count = [increases, lumpSums, pauses, rateCuts].flat().length + (consolidation ? 1 : 0)
  return count === 0 ? '' : `, with ${plural(count, 'change')} you planned`
}

/** The interest the chosen plan saves against the minimums alone, of the two sums as they are shown; null unless both end. */
export function savedAgainstMinimums({
  chosen,
  comparison,
}: Pick<DebtPlan, 'chosen' | 'comparison'>): number | null {
  const minimums = comparison.minimumsOnly
  if (chosen.status !== 'paid' || minimums.status !== 'paid') return null
  return shownDifference(minimums.interestCents, chosen.interestCents)
}

/** How the chosen plan compares with the minimums alone, and how those are counted; empty where it is no better. */
function againstMinimums({ chosen, comparison, debts, extraCents, budgetCents }: DebtPlan): string {
  const minimums = comparison.minimumsOnly
  if (minimums.status === 'never') return 'Your minimums alone would never get there.'
  if (minimums.status === 'beyondHorizon') {
    return `Your minimums alone would take more than ${plural(yearsOf(minimums), 'year')}.`
  }
  if (minimums.status !== 'paid') return ''
  const sooner = minimums.months - chosen.months
  const saved = savedAgainstMinimums({ chosen, comparison }) ?? 0
  if (sooner <= 0 || saved <= 0) return ''
  if (extraCents === 0)
    return `Minimums fall away as debts are paid off. Keeping to ${money(budgetCents)} a month is ${timeSpan(sooner)} faster and saves ${money(saved)} of interest.`
  const counted = minimumsNotes[minimumsKind(debts)]
  return `That is ${timeSpan(sooner)} sooner than your minimums alone (${counted}), and ${money(saved)} less interest.`
}

/** Whole years a plan was followed before it was given up. */
function yearsOf(strategy: Strategy): number {
  return Math.floor(strategy.months / 12)
}

/** Why nothing can be set against the minimums alone. */
export function withoutSavingNote({ comparison }: Pick<DebtPlan, 'comparison'>): string {
  const { status } = comparison.minimumsOnly
  if (status === 'never') return 'the minimums alone have no end'
  if (status === 'paid') return 'no end date to compare yet'
  return `the minimums alone take over ${plural(yearsOf(comparison.minimumsOnly), 'year')}`
}

/** Why this payment and no other. It can be another debt's than the target's: the one that takes what a last payment leaves. */
export function stepReason(plan: DebtPlan, { debt, aboveCents }: NextStep): string {
  const open = plan.debts.filter((one) => one.balance > 0)
  if (open.length === 1) return plan.debts.length === 1 ? 'It is your only debt.' : 'It is your last debt.'
  if (aboveCents === 0) return 'It is your largest payment this month.'
  const target = targetOf(plan)
  if (target && target.id !== debt.id) return `${target.name} is paid off this month, and the rest goes here.`
  if (plan.settings.order === 'snowball') return 'It is your smallest balance.'
  if (plan.settings.order === 'own') return 'It comes first in your own order.'
  if (plan.settings.order === 'leastInterest') return 'The extra saves you the most here this month.'
  const rate = rateOn(debt, plan.today)
  const highest = Math.max(...open.map((one) => rateOn(one, plan.today) ?? 0))
  if (rate !== null && rate === highest)
    return `Its ${apr(rate)} is your highest rate${hasOffer(plan) ? ' this month' : ''}.`
  const usual = debt.balances ? rate : debt.interestRate
  return usual === null ? 'It comes first in your plan.' : `Its ${apr(usual)} comes first in your plan.`
}

/** Why the next payment, what was paid of it, and what it leads to. */
export function whyStep(plan: DebtPlan, step: NextStep): string {
  const gone = step.goneIn === null ? '' : `Paid off in ${plural(step.goneIn, 'month')} at this pace.`
  const isWhole = step.open?.state !== 'part'
  const least = isWhole && step.aboveCents > 0 ? `That is ${money(step.aboveCents)} above its minimum.` : ''
  const short = shortReason(plan, step)
  if (short) return [soFarWords(step), short].filter(Boolean).join(' ')
  const isDueDayKnown = step.debt.paymentDueDate !== null || step.debt.statement !== null
  return [
    soFarWords(step),
    step.open ? stepReason(plan, step) : '',
    least,
    gone,
    isDueDayKnown ? '' : stepTexts.noDueDate,
  ]
    .filter(Boolean)
    .join(' ')
}

/** When a strategy is done, for the comparison: the short form, and the true date below it. */
export function doneOf(strategy: Strategy, plan: Pick<DebtPlan, 'start'>): { short: string; note: string } {
  const date = month(monthOf(plan, strategy.months))
  if (strategy.status === 'paid') {
    if (strategy.compared.isFinished) return { short: plural(strategy.months, 'month'), note: date }
    return { short: 'not finished within 10 years', note: `done in ${date}` } // reading 9
  }
  if (strategy.status === 'never') return { short: 'never', note: 'interest outruns the payments' }
  if (strategy.status === 'short') return { short: 'falls short', note: 'under the minimums' }
  return { short: 'not finished within 10 years', note: `not even in ${plural(yearsOf(strategy), 'year')}` }
}

/** The saving of avalanche over snowball, as the difference of the two sums shown; below 0 where snowball costs less, null unless both end. */
export function savedByAvalanche({ comparison }: Pick<DebtPlan, 'comparison'>): number | null {
  const { avalanche, snowball, interestSavedCents } = comparison
  return interestSavedCents === null ? null : shownDifference(snowball.interestCents, avalanche.interestCents)
}

/** The effect of the order on interest; a saving is never below 0, a cheaper snowball is named, and a tie has no winner. */
export function savedSentence(plan: Pick<DebtPlan, 'comparison' | 'start'>): string {
  const saved = savedByAvalanche(plan)
  if (saved === null) return ''
  if (saved === 0) return tieSentences[orderTie(plan.start.debts, plan.comparison)]
  const { avalanche, snowball } = plan.comparison
  const amount = difference(snowball.interestCents, avalanche.interestCents)
  return saved > 0
    ? `Interest saved by avalanche: ${amount}.`
    : `Interest saved by avalanche: ${money(0)}. Here snowball is the cheaper one, by ${amount}. This can happen when a low rate ends.`
}

/** The finding of the freedom line. */
export function lineTitle(plan: DebtPlan): string {
  const { chosen } = plan
  const count = plan.debts.filter((debt) => debt.balance > 0).length
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

/** What the thin line is, and how it counts the minimums. */
export function lineNote({ comparison, debts }: Pick<DebtPlan, 'comparison' | 'debts'>): string {
  return comparison.minimumsOnly.status === 'never'
    ? 'Minimums alone would never reach zero.'
    : `The dotted line is what minimums alone would do. ${minimumsSentences[minimumsKind(debts)]}${hasFixedCard(debts) ? ` ${cardRuleSentence}` : ''}`
}

/** A card whose minimum the person gave as one amount: most cards ask for less as the balance falls. */
function hasFixedCard(debts: readonly Debt[]): boolean {
  return debts.some(
    (debt) => debt.balance > 0 && debt.type === 'credit_card' && fixedMinimumCents(toDebt(debt)) !== null,
  )
}

/** The legend of the thin line: until when the minimums alone would take. */
export function minimumsEnd(plan: Pick<DebtPlan, 'comparison' | 'start'>): string {
  const { minimumsOnly } = plan.comparison
  return minimumsOnly.status === 'paid'
    ? minimumsOnlyTexts.until(month(monthOf(plan, minimumsOnly.months)))
    : minimumsOnlyTexts.over(plural(yearsOf(minimumsOnly), 'year'))
}

/** The freedom line in words, for people who do not see it. */
export function lineSummary(plan: DebtPlan): string {
  const { chosen, comparison, totalCents, planned } = plan
  const now = `Today ${money(totalCents)} is owed.`
  const wins = chosen.payoffOrder.flatMap((id) => {
    const at = chosen.plan.payoffMonth[id]
    const name = planned.find((debt) => debt.id === id)?.name
    return at && name ? [`${name} is paid off in ${month(monthOf(plan, at))}`] : []
  })
  const minimums = comparison.minimumsOnly
  const alternative =
    minimums.status === 'paid'
      ? `With minimums alone it would take until ${month(monthOf(plan, minimums.months))}.`
      : 'With minimums alone it is not done within the months shown.'
  return [now, wins.length > 0 ? `${wins.join(', ')}.` : '', alternative].filter(Boolean).join(' ')
}
