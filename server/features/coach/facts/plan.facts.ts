/** What the person's plan leads to: as it stands, with another amount, in the other order, by a wished-for month. */
import type { Fact } from '#contracts/coach.ts'
import { adviseBudget } from '#engine/debts/advice.ts'
import { comparePlans, type PlanComparison, type Strategy } from '#engine/debts/compare.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff.ts'
import { paymentForMonths } from '#engine/debts/solve.ts'
import { factsFor } from './fact.facts.ts'
import { planInput, type Records } from './records.queries.ts'

/** The orders beside one another, with the person's own extra amount or another. */
export function comparison(records: Records, extraCents = records.extraCents): PlanComparison {
  return comparePlans({ debts: records.debts.map(({ payoff }) => payoff), extraCents })
}

const chosenOf = (records: Records, compared: PlanComparison): Strategy =>
  records.order === 'avalanche' ? compared.avalanche : compared.snowball

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
  const make = factsFor(records)
  const named = (what: string, words: string) => ({
    id: `plan.${id}.${what}`,
    label: `${label}: ${words}`,
    source: make.plan,
  })
  return [
    make.monthAhead(named('date', 'debt-free month'), plan.months),
    make.months(named('months', 'months to go'), plan.months),
    make.money(named('interest', 'interest until then'), plan.interestCents),
  ]
}

/** The plan as it stands, beside minimums alone. */
export function planFacts(records: Records): Fact[] {
  const make = factsFor(records)
  const compared = comparison(records)
  const chosen = chosenOf(records, compared)
  const named = (id: string, label: string) => ({ id: `plan.${id}`, label, source: make.plan })
  const minimums = startingMinimumsCents(planInput(records))
  const saved = compared.minimumsOnly.interestCents - chosen.interestCents
  const bothEnd = chosen.status === 'paid' && compared.minimumsOnly.status === 'paid'
  return [
    make.money(named('extra', 'extra a month'), records.extraCents),
    make.money(named('budget', 'paid a month in all'), minimums + records.extraCents),
    make.text(
      named('order', 'order of payment'),
      records.order === 'avalanche' ? 'highest rate first' : 'smallest balance first',
    ),
    ...outcomeFacts(records, { id: 'own', label: 'your plan', plan: chosen }),
    ...outcomeFacts(records, { id: 'minimums', label: 'minimums alone', plan: compared.minimumsOnly }),
    ...(bothEnd && saved > 0
      ? [make.money(named('saved', 'interest saved next to minimums alone'), saved)]
      : []),
  ]
}

/** Avalanche and snowball beside one another, and what one costs more. */
export function orderFacts(records: Records): Fact[] {
  const make = factsFor(records)
  const compared = comparison(records)
  const difference = compared.interestSavedCents
  return [
    ...outcomeFacts(records, { id: 'avalanche', label: 'highest rate first', plan: compared.avalanche }),
    ...outcomeFacts(records, { id: 'snowball', label: 'smallest balance first', plan: compared.snowball }),
    ...(difference === null
      ? []
      : [
          make.money(
            {
              id: 'plan.difference',
              label: 'difference in interest between the two orders',
              source: make.plan,
            },
            Math.abs(difference),
          ),
        ]),
  ]
}

/** What paying `addCents` more a month than now changes. */
export function morePaymentFacts(records: Records, addCents: number): Fact[] {
  const make = factsFor(records)
  const now = outlinePayoff(planInput(records))
  const more = outlinePayoff(planInput(records, records.extraCents + addCents))
  const named = (id: string, label: string) => ({ id: `more.${id}`, label, source: make.plan })
  const added = make.money(named('add', 'more a month'), addCents)
  if (now.status !== 'paid' || more.status !== 'paid')
    return [added, ...outcomeFacts(records, { id: 'more', label: 'with it', plan: more })]
  return [
    added,
    ...outcomeFacts(records, { id: 'more', label: 'with it', plan: more }),
    make.months(named('sooner', 'sooner'), Math.max(0, now.months - more.months)),
    make.money(named('saved', 'interest saved'), Math.max(0, now.interestCents - more.interestCents)),
  ]
}

/** What paying `cents` once, next month, changes. */
export function lumpSumFacts(records: Records, cents: number): Fact[] {
  const make = factsFor(records)
  const now = outlinePayoff(planInput(records))
  const after = outlinePayoff({ ...planInput(records), lumpSums: [{ month: 1, cents }] })
  const named = (id: string, label: string) => ({ id: `once.${id}`, label, source: make.plan })
  const once = make.money(named('sum', 'paid once'), cents)
  if (now.status !== 'paid' || after.status !== 'paid') return [once]
  return [
    once,
    ...outcomeFacts(records, { id: 'once', label: 'after it', plan: after }),
    make.months(named('sooner', 'sooner'), Math.max(0, now.months - after.months)),
    make.money(named('saved', 'interest saved'), Math.max(0, now.interestCents - after.interestCents)),
  ]
}

/** What a month must be paid to be done within `months`. RangeError outside 1 to 1,200. */
export function targetFacts(records: Records, months: number): Fact[] {
  const make = factsFor(records)
  const named = (id: string, label: string) => ({ id: `target.${id}`, label, source: make.plan })
  const needed = paymentForMonths(planInput(records), months)
  const present = startingMinimumsCents(planInput(records)) + records.extraCents
  return [
    make.months(named('months', 'wished-for time'), months),
    make.monthAhead(named('date', 'last month of it'), months),
    make.money(named('budget', 'needed a month in all'), needed),
    make.money(named('add', 'more than you pay now'), Math.max(0, needed - present)),
  ]
}

/** What would work where the plan does not end. */
export function rescueFacts(records: Records): Fact[] {
  const make = factsFor(records)
  const advice = adviseBudget(planInput(records))
  const named = (id: string, label: string) => ({ id: `rescue.${id}`, label, source: make.plan })
  return [
    make.money(named('budget', 'least a month that ends it'), advice.budgetCents),
    make.money(named('add', 'more than now'), advice.addCents),
    make.money(named('tenYears', 'a month to be done within ten years'), advice.tenYearBudgetCents),
  ]
}
