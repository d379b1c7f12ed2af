/** What to do next, from the person's own plan, cards and budget. Each is one or two sentences with their facts. */
import { assumedRates } from '#server/features/facts/assumed.facts.ts'
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { debtFacts, firstOfPlan, utilizationFacts } from '#server/features/facts/debts.facts.ts'
import { categoryFacts, savingCategories } from '#server/features/facts/money.facts.ts'
import { noEnd } from '#server/features/facts/no-end.facts.ts'
import { endingOffer, offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import { chosenOf, comparison, morePaymentFacts, rescueFacts } from '#server/features/facts/plan.facts.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { toolTexts } from './messages.ts'
import { said, type Said } from './tool-answer.ts'

const MOST_SHOWN = 5
const MORE_CENTS = 5_000
/** An offer that ends within a year is named. */
const SOON_MONTHS = 12
/** Above this share of the limits, card use is named. */
const HIGH_USE = 30

function missingRates(records: Records): Said | null {
  const { text, facts } = assumedRates(records)
  if (text === '') return null
  return { text: toolTexts().next.enterRate(text), facts }
}

function endOf(records: Records): Said[] {
  const compared = comparison(records)
  const plan = chosenOf(records, compared)
  if (plan.status === 'paid') return []
  const texts = toolTexts().next
  const why = noEnd(records, plan)
  const facts = [...rescueFacts(records), ...why.facts]
  return [
    {
      text: texts.wouldEnd(why.text, valueOf(facts, 'rescue.budget'), valueOf(facts, 'rescue.add')),
      facts,
    },
    said(texts.outOfReach),
  ]
}

/** Where an offer ends, whole plans are compared: the highest rate of this month can be the dearer choice. */
function firstTarget(records: Records): Said | null {
  const offer = offerToPutFirst(records)
  const own = offer?.own ?? firstOfPlan(records)
  if (!own || records.debts.length < 2) return null
  const facts = debtFacts(records, own)
  const texts = toolTexts().next
  const first = texts.first(offer?.names ?? own.debt.name)
  const balance = valueOf(facts, `debt.${own.debt.id}.balance`)
  if (offer)
    return {
      text: `${texts.offer(first, offer.reason, offer.saved)} ${offer.more}`.trim(),
      facts: offer.facts,
    }
  const rate = `debt.${own.debt.id}.rate`
  return {
    text: has(facts, rate)
      ? texts.owedThereAt(first, balance, valueOf(facts, rate))
      : texts.owedThere(first, balance),
    facts,
  }
}

function moreMoney(records: Records): Said | null {
  const facts = morePaymentFacts(records, MORE_CENTS)
  if (!has(facts, 'more.sooner') || valueOf(facts, 'more.sooner').startsWith('0 ')) return null
  return {
    text: toolTexts().next.more({
      add: valueOf(facts, 'more.add'),
      date: valueOf(facts, 'plan.more.date'),
      sooner: valueOf(facts, 'more.sooner'),
      saved: valueOf(facts, 'more.saved'),
    }),
    facts,
  }
}

/** An offer that ends with something owed; else a lower rate that ends within a year. */
function offerThatEnds(records: Records): Said | null {
  const isSoon = (ends: string | undefined): ends is string =>
    ends !== undefined && ends >= records.today && monthIndex(ends) - monthIndex(records.today) <= SOON_MONTHS
  const left = endingOffer(records)
  if (left && isSoon(left.endsOn)) return left
  const [ending] = records.debts
    .filter(({ debt }) => !debt.balances && isSoon(debt.promotionalRate?.endsOn))
    .toSorted((a, b) => (a.debt.promotionalRate!.endsOn < b.debt.promotionalRate!.endsOn ? -1 : 1))
  if (!ending) return null
  const facts = debtFacts(records, ending)
  return {
    text: toolTexts().next.lowerRateEnds(
      ending.debt.name,
      valueOf(facts, `debt.${ending.debt.id}.promotion`),
    ),
    facts,
  }
}

function cardUse(records: Records): Said | null {
  const facts = utilizationFacts(records)
  if (!has(facts, 'utilization.all')) return null
  const use = valueOf(facts, 'utilization.all')
  if (Number.parseFloat(use) < HIGH_USE) return null
  return {
    text: toolTexts().next.cardUse(use),
    facts,
  }
}

/** The largest overspend on what is decided each time: never a bill, never medicine. */
function overBudget(records: Records): Said | null {
  const over = savingCategories(records)
    .map((category) => ({ category, facts: categoryFacts(records, category) }))
    .find(({ category, facts }) => has(facts, `category.${category.id}.above`))
  if (!over) return null
  const { category, facts } = over
  return {
    text: toolTexts().next.overBudget(category.name, valueOf(facts, `category.${category.id}.above`)),
    facts,
  }
}

/** At most five, what is wrong first. For somebody with open debts. */
export function recommend(records: Records): Said[] {
  return [missingRates, endOf, firstTarget, offerThatEnds, moreMoney, overBudget, cardUse]
    .flatMap((find) => find(records) ?? [])
    .slice(0, MOST_SHOWN)
}
