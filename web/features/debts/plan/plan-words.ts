/** The plan in sentences. A date always carries what it rests on: the payment, the order, and the day. */
import { orderTie } from '#engine/debts/findings/order-tie.ts'
import type { Strategy } from '#engine/debts/payoff/compare.ts'
import type { PayoffSpan } from '#engine/debts/findings/range.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { fixedMinimumCents } from '#engine/debts/start/this-month.ts'
import { shownDifference } from '#engine/money/format.ts'
import { apr, day, difference, money, month, timeSpan } from '../figures.ts'
import { rateOn } from '../payments/interest-estimate.ts'
import { shortReason, soFarWords } from '../due/due-words.ts'
import type { NextStep } from '../due/next-step.ts'
import { stepTexts } from '../due/due-messages.ts'
import {
  againstTexts,
  answerTexts,
  basisTexts,
  doneTexts,
  lineTexts,
  noSavingTexts,
  reasonTexts,
  savedTexts,
} from './answer-messages.ts'
import {
  cardRuleSentence,
  minimumsNotes,
  minimumsOnlyTexts,
  minimumsSentences,
  offerReason,
  orderReasons,
  orderWords,
  rangeTexts,
  tieSentences,
} from './plan-messages.ts'
import { hasOffer, minimumsKind, monthOf, targetOf, type DebtPlan } from './plan-view.ts'

/** What the order of a plan is good for. Where an offer ends, the highest rate of each month can be the dearer choice. */
export function orderReason(plan: Pick<DebtPlan, 'settings' | 'start'>): string {
  const { order } = plan.settings
  return order === 'avalanche' && hasOffer(plan) ? offerReason : orderReasons[order]
}

const undated = (before: string) => ({ before, date: null, after: '' })

/** The answer in two parts, so that the date can stand out. `date` is null where there is none. */
export function answerOf(plan: DebtPlan): { before: string; date: string | null; after: string } {
  const { chosen } = plan
  if (plan.totalCents === 0) return undated(answerTexts.nothingOwed)
  if (chosen.status === 'paid') {
    return {
      before: answerTexts.freeIn,
      date: month(monthOf(plan, chosen.months)),
      after: answerTexts.freeEnd,
    }
  }
  if (chosen.status === 'beyondHorizon') return undated(answerTexts.beyond(yearsOf(chosen)))
  return undated(chosen.status === 'short' ? answerTexts.short : answerTexts.never)
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
  const monthly = money(plan.budgetCents)
  const rests = basisTexts.rests({
    paying:
      extraCents === 0 ? basisTexts.onlyMinimums(monthly) : basisTexts.paying(monthly, money(extraCents)),
    order: orderWords[settings.order],
    changes: changesIn(settings),
    day: day(plan.today, ''),
  })
  return chosen.status === 'paid' ? [rests, againstMinimums(plan)].filter(Boolean).join(' ') : rests
}

/** How many changes the person planned. */
function changesIn({ adjustments }: DebtPlan['settings']): number {
  const { increases, lumpSums, pauses, rateCuts, consolidation } = adjustments
  return [increases, lumpSums, pauses, rateCuts].flat().length + (consolidation ? 1 : 0)
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
  if (minimums.status === 'never') return againstTexts.never
  if (minimums.status === 'beyondHorizon') return againstTexts.beyond(yearsOf(minimums))
  if (minimums.status !== 'paid') return ''
  const sooner = minimums.months - chosen.months
  const saved = savedAgainstMinimums({ chosen, comparison }) ?? 0
  if (sooner <= 0 || saved <= 0) return ''
  const gain = { sooner: timeSpan(sooner), saved: money(saved) }
  if (extraCents === 0) return againstTexts.keptUp(money(budgetCents), gain)
  return againstTexts.better(minimumsNotes[minimumsKind(debts)], gain)
}

/** Whole years a plan was followed before it was given up. */
function yearsOf(strategy: Strategy): number {
  return Math.floor(strategy.months / 12)
}

/** Why nothing can be set against the minimums alone. */
export function withoutSavingNote({ comparison }: Pick<DebtPlan, 'comparison'>): string {
  const { status } = comparison.minimumsOnly
  if (status === 'never') return noSavingTexts.never
  if (status === 'paid') return noSavingTexts.noEnd
  return noSavingTexts.beyond(yearsOf(comparison.minimumsOnly))
}

/** Why this payment and no other. It can be another debt's than the target's: the one that takes what a last payment leaves. */
export function stepReason(plan: DebtPlan, { debt, aboveCents }: NextStep): string {
  const open = plan.debts.filter((one) => one.balance > 0)
  if (open.length === 1) return plan.debts.length === 1 ? reasonTexts.onlyDebt : reasonTexts.lastDebt
  if (aboveCents === 0) return reasonTexts.largest
  const target = targetOf(plan)
  if (target && target.id !== debt.id) return reasonTexts.restGoesHere(target.name)
  if (plan.settings.order === 'snowball') return reasonTexts.smallest
  if (plan.settings.order === 'own') return reasonTexts.ownOrder
  if (plan.settings.order === 'leastInterest') return reasonTexts.leastInterest
  const rate = rateOn(debt, plan.today)
  const highest = Math.max(...open.map((one) => rateOn(one, plan.today) ?? 0))
  if (rate !== null && rate === highest)
    return (hasOffer(plan) ? reasonTexts.highestThisMonth : reasonTexts.highestRate)(apr(rate))
  const usual = debt.balances ? rate : debt.interestRate
  return usual === null ? reasonTexts.first : reasonTexts.rateFirst(apr(usual))
}

/** Why the next payment, what was paid of it, and what it leads to. */
export function whyStep(plan: DebtPlan, step: NextStep): string {
  const gone = step.goneIn === null ? '' : reasonTexts.paidOffIn(step.goneIn)
  const isWhole = step.open?.state !== 'part'
  const least = isWhole && step.aboveCents > 0 ? reasonTexts.above(money(step.aboveCents)) : ''
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
    if (strategy.compared.isFinished) return { short: doneTexts.months(strategy.months), note: date }
    return { short: doneTexts.slow, note: doneTexts.doneIn(date) }
  }
  if (strategy.status === 'never') return { short: doneTexts.never, note: doneTexts.neverNote }
  if (strategy.status === 'short') return { short: doneTexts.short, note: doneTexts.shortNote }
  return { short: doneTexts.slow, note: doneTexts.notEvenIn(yearsOf(strategy)) }
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
  return saved > 0 ? savedTexts.byAvalanche(amount) : savedTexts.bySnowball(money(0), amount)
}

/** The finding of the freedom line. */
export function lineTitle(plan: DebtPlan): string {
  const { chosen } = plan
  if (chosen.status !== 'paid') return lineTexts.notZero
  const count = plan.debts.filter((debt) => debt.balance > 0).length
  return lineTexts.reachZero(count, timeSpan(chosen.months))
}

/** What the thin line is, and how it counts the minimums. */
export function lineNote({ comparison, debts }: Pick<DebtPlan, 'comparison' | 'debts'>): string {
  if (comparison.minimumsOnly.status === 'never') return lineTexts.minimumsNever
  const sentences = [lineTexts.dotted, minimumsSentences[minimumsKind(debts)]]
  return [...sentences, ...(hasFixedCard(debts) ? [cardRuleSentence] : [])].join(' ')
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
    : minimumsOnlyTexts.over(yearsOf(minimumsOnly))
}

/** The freedom line in words, for people who do not see it. */
export function lineSummary(plan: DebtPlan): string {
  const { chosen, comparison, totalCents, planned } = plan
  const now = lineTexts.owed(money(totalCents))
  const wins = chosen.payoffOrder.flatMap((id) => {
    const at = chosen.plan.payoffMonth[id]
    const name = planned.find((debt) => debt.id === id)?.name
    return at && name ? [lineTexts.paidOff(name, month(monthOf(plan, at)))] : []
  })
  const minimums = comparison.minimumsOnly
  const alternative =
    minimums.status === 'paid'
      ? lineTexts.minimumsUntil(month(monthOf(plan, minimums.months)))
      : lineTexts.minimumsBeyond
  return [now, wins.length > 0 ? `${wins.join(', ')}.` : '', alternative].filter(Boolean).join(' ')
}
