/** What the person's plan leads to: as it stands, with another amount, in the other order, by a wished-for month. */
import type { Fact } from '#contracts/coach/coach.ts'
import { payoffSpan } from '#engine/debts/findings/range.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { adviseBudget, paymentForMonths } from '#engine/debts/payoff/solve.ts'
import { comparePlans, type PlanComparison, type Strategy } from '#engine/debts/payoff/compare.ts'
import { outlinePayoff, planPayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { shownDifference } from '#engine/money/format.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { factsFor } from './fact.facts.ts'
import { minimumsCents, planInput, type OwnDebt, type Records } from './records.queries.ts'

/** The orders beside one another, with the person's own extra amount or another. */
export function comparison(records: Records, extraCents = records.extraCents): PlanComparison {
  return comparePlans(planInput(records, extraCents))
}

/** The plan of the person's own order, or of the one that is asked about. */
export const chosenOf = ({ order }: Pick<Records, 'order'>, compared: PlanComparison): Strategy =>
  compared[order] ?? compared.avalanche

const orderWords: Record<PlanOrder, string> = {
  avalanche: 'highest rate first',
  snowball: 'smallest balance first',
  own: 'in your own order',
  leastInterest: 'the order of least interest',
}

/** A plan that ends: when, in how many months, at what interest. Empty where it does not end: nothing is claimed then. */
export function outcomeFacts(
  records: Records,
  {
    id,
    label,
    plan,
  }: { id: string; label: string; plan: Pick<Strategy, 'status' | 'months' | 'interestCents'> },
): Fact[] {
  if (plan.status !== 'paid') return []
  const make = factsFor(records, { id: `plan.${id}`, of: label, source: 'plan' })
  return [
    make.monthAhead('date', 'debt-free month', plan.months),
    make.months('months', 'months to go', plan.months),
    make.money('interest', 'interest until then', plan.interestCents),
  ]
}

/** The plan as it stands, beside minimums alone. */
export function planFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'plan', source: 'plan' })
  const compared = comparison(records)
  const chosen = chosenOf(records, compared)
  const minimums = startingMinimumsCents(planInput(records))
  const saved = shownDifference(compared.minimumsOnly.interestCents, chosen.interestCents)
  const bothEnd = chosen.status === 'paid' && compared.minimumsOnly.status === 'paid'
  return [
    make.money('extra', 'extra a month', records.extraCents),
    make.money('budget', 'paid a month in all', minimums + records.extraCents),
    make.text('order', 'order of payment', orderWords[records.order]),
    ...outcomeFacts(records, { id: 'own', label: 'your plan', plan: chosen }),
    ...outcomeFacts(records, { id: 'minimums', label: 'minimums alone', plan: compared.minimumsOnly }),
    ...(bothEnd && saved > 0
      ? [make.money('saved', 'interest saved compared with paying only minimums', saved)]
      : []),
  ]
}

/** Between which months the plan ends, by the ways lenders count; empty unless that is more than a month apart. */
export function rangeFacts(records: Records): Fact[] {
  const input = planInput(records)
  const likely = outlinePayoff(input)
  const { earliestMonths, latestMonths } = payoffSpan(input, likely)
  if (likely.status !== 'paid' || earliestMonths === null || latestMonths === null) return []
  if (latestMonths - earliestMonths < 2) return []
  const make = factsFor(records, { id: 'plan.range', of: 'your plan', source: 'plan' })
  return [
    make.monthAhead('from', 'earliest debt-free month', earliestMonths),
    make.monthAhead('to', 'latest debt-free month', latestMonths),
  ]
}

/** What smallest balance first costs above highest rate first, as the two are shown; below 0 where it costs less, null unless both end. */
export function shownOrderDifference({
  avalanche,
  snowball,
  interestSavedCents,
}: PlanComparison): number | null {
  return interestSavedCents === null ? null : shownDifference(snowball.interestCents, avalanche.interestCents)
}

/** Avalanche and snowball beside one another, and what one costs more. */
export function orderFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'plan', source: 'plan' })
  const compared = comparison(records)
  const difference = shownOrderDifference(compared)
  return [
    ...outcomeFacts(records, { id: 'avalanche', label: 'highest rate first', plan: compared.avalanche }),
    ...outcomeFacts(records, { id: 'snowball', label: 'smallest balance first', plan: compared.snowball }),
    ...(difference === null
      ? []
      : [make.money('difference', 'difference in interest between the two orders', Math.abs(difference))]),
  ]
}

/** What paying `addCents` more a month than now changes. */
export function morePaymentFacts(records: Records, addCents: number): Fact[] {
  const make = factsFor(records, { id: 'more', source: 'plan' })
  const now = outlinePayoff(planInput(records))
  const more = outlinePayoff(planInput(records, records.extraCents + addCents))
  const extraCents = records.extraCents + addCents
  const minimums = startingMinimumsCents(planInput(records))
  const added = [
    make.money('add', 'more a month', addCents),
    make.money('extra', 'extra a month with it', extraCents),
    make.money('budget', 'paid a month in all with it', minimums + extraCents),
  ]
  if (now.status !== 'paid' || more.status !== 'paid')
    return [...added, ...outcomeFacts(records, { id: 'more', label: 'with it', plan: more })]
  return [
    ...added,
    ...outcomeFacts(records, { id: 'more', label: 'with it', plan: more }),
    make.months('sooner', 'sooner', Math.max(0, now.months - more.months)),
    make.money(
      'saved',
      'interest saved',
      Math.max(0, shownDifference(now.interestCents, more.interestCents)),
    ),
  ]
}

/** What paying `cutCents` less a month than now changes; at most all of the extra: the minimums stay. */
export function lessPaymentFacts(records: Records, cutCents: number): Fact[] {
  const make = factsFor(records, { id: 'less', source: 'plan' })
  const cut = Math.min(cutCents, records.extraCents)
  const extraCents = records.extraCents - cut
  const now = outlinePayoff(planInput(records))
  const less = outlinePayoff(planInput(records, extraCents))
  const minimums = startingMinimumsCents(planInput(records))
  return [
    make.money('cut', 'less a month', cut),
    make.money('extra', 'extra a month with it', extraCents),
    make.money('budget', 'paid a month in all with it', minimums + extraCents),
    make.money('minimums', 'minimum payments a month', minimumsCents(records)),
    ...outcomeFacts(records, { id: 'less', label: 'with it', plan: less }),
    ...(now.status === 'paid' && less.status === 'paid'
      ? [
          make.months('later', 'later', Math.max(0, less.months - now.months)),
          make.money(
            'cost',
            'more interest',
            Math.max(0, shownDifference(less.interestCents, now.interestCents)),
          ),
        ]
      : []),
  ]
}

/** When the chosen plan has paid one debt; empty where it does not get there. */
export function goneFacts(records: Records, { debt }: OwnDebt): Fact[] {
  const make = factsFor(records, { id: `debt.${debt.id}`, of: debt.name, source: 'plan' })
  const months = chosenOf(records, comparison(records)).plan.payoffMonth[debt.id]
  if (months === undefined) return []
  return [make.monthAhead('gone', 'last payment', months), make.months('months', 'months to go', months)]
}

/** With more paid in the first month. */
function withLumpSum(input: PayoffInput, cents: number): PayoffInput {
  return { ...input, lumpSums: [...(input.lumpSums ?? []), { month: 1, cents }] }
}

/** What paying `cents` once, next month, changes. */
export function lumpSumFacts(records: Records, cents: number): Fact[] {
  const make = factsFor(records, { id: 'once', source: 'plan' })
  const now = outlinePayoff(planInput(records))
  const after = outlinePayoff(withLumpSum(planInput(records), cents))
  const once = make.money('sum', 'paid once', cents)
  if (now.status !== 'paid' || after.status !== 'paid')
    return [once, ...outcomeFacts(records, { id: 'once', label: 'after it', plan: after })]
  return [
    once,
    ...outcomeFacts(records, { id: 'once', label: 'after it', plan: after }),
    make.months('sooner', 'sooner', Math.max(0, now.months - after.months)),
    make.money(
      'saved',
      'interest saved',
      Math.max(0, shownDifference(now.interestCents, after.interestCents)),
    ),
  ]
}

/** The current monthly payment. */
function presentCents(records: Records): number {
  return startingMinimumsCents(planInput(records)) + records.extraCents
}

/** The monthly payment to be done within `months`. RangeError outside 1 to 1,200. */
export function targetFacts(records: Records, months: number): Fact[] {
  const make = factsFor(records, { id: 'target', source: 'plan' })
  const needed = paymentForMonths(planInput(records), months)
  const add = shownDifference(needed, presentCents(records))
  return [
    make.months('months', 'wished-for time', months),
    make.monthAhead('date', 'last month of it', months),
    make.money('budget', 'needed a month in all', needed),
    ...(add > 0 ? [make.money('add', 'more than you pay now', add)] : []),
  ]
}

/** What would work where the plan does not end. */
export function rescueFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'rescue', source: 'plan' })
  const advice = adviseBudget(planInput(records))
  return [
    make.money('budget', 'least a month that ends it', advice.budgetCents),
    make.money(
      'add',
      'more than now',
      Math.max(0, shownDifference(advice.budgetCents, presentCents(records))),
    ),
    make.money('tenYears', 'a month to be done within ten years', advice.tenYearBudgetCents),
  ]
}

/**
 * What a changed plan leads to, beside the plan as it is: its outcome, and how much sooner or later and cheaper or dearer
 * that is. Ids begin with plan.<id>.
 */
export function changedFacts(records: Records, input: PayoffInput, id: string): Fact[] {
  const make = factsFor(records, { id: `plan.${id}`, source: 'plan' })
  const now = outlinePayoff(planInput(records))
  const then = outlinePayoff(input)
  const facts = outcomeFacts(records, { id, label: 'with it', plan: then })
  if (now.status !== 'paid' || then.status !== 'paid') return facts
  const months = now.months - then.months
  const saved = shownDifference(now.interestCents, then.interestCents)
  return [
    ...facts,
    ...(months > 0 ? [make.months('sooner', 'sooner', months)] : []),
    ...(months < 0 ? [make.months('later', 'later', -months)] : []),
    ...(saved > 0 ? [make.money('saved', 'interest saved', saved)] : []),
    ...(saved < 0 ? [make.money('cost', 'more interest', -saved)] : []),
  ]
}

/** What is owed after so many months of the plan, and what of the debts is paid off by then. Empty for a plan that stops before. */
export function forecastFacts(records: Records, months: number, extraCents = records.extraCents): Fact[] {
  const make = factsFor(records, { id: 'forecast', source: 'plan' })
  const { schedule, months: last } = planPayoff(planInput(records, extraCents))
  if (months > last && schedule.length < months) return [make.money('owed', 'owed then', 0)]
  const row = schedule[months - 1]
  if (!row) return []
  return [
    make.monthAhead('month', 'month', months),
    make.money(
      'owed',
      'owed then',
      row.debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    ),
    make.money(
      'owedNow',
      'owed now',
      records.debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0),
    ),
  ]
}
