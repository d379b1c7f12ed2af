/** What holds throughout a roadmap: a goal of the person's, the order, the rates, the budget. */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import { offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { rateOfDebt } from '#engine/debts/balances/terms.ts'
import { byRate, debtFacts } from '#server/features/facts/debts.facts.ts'
import { categoryFacts, goalFacts, openGoals, savingCategories } from '#server/features/facts/money.facts.ts'
import type { Drawing } from './drawing.ts'
import { matchGoal } from '#engine/goals/match-goal.ts'
import { said, type Said } from '../tool-answer.ts'

/** The form's default text. // spec 5 */
const DEFAULT_GOAL = 'Become debt-free and build wealth'

/** The goal of the person's that the words speak of, as it stands. Words that speak of none are not repeated. */
function goalOf({ records, asked }: Drawing): Said | null {
  const wish = asked.financialGoals?.trim() ?? ''
  if (wish === '' || wish === DEFAULT_GOAL) return null
  const goal = matchGoal(wish, openGoals(records))
  if (!goal)
    return said(
      'The goal you wrote is not on Goals yet. Add it there with an amount, and see what it needs a month.',
    )
  const facts = goalFacts(records, goal)
  const of = (what: string) => valueOf(facts, `goal.${goal.id}.${what}`)
  const monthly = has(facts, `goal.${goal.id}.monthly`)
    ? ` It needs ${of('monthly')} a month to be there by ${of('date')}.`
    : ''
  return { text: `Your goal ${goal.title}: ${of('saved')} of ${of('target')} saved.${monthly}`, facts }
}

const ORDERS: Record<PlanOrder, string> = {
  avalanche: 'Keep the order of your plan: highest rate first. It costs the least interest in most cases.',
  snowball: 'Keep the order of your plan: smallest balance first. Early wins help many people go on.',
  own: 'Keep the order of your plan: the one you chose yourself.',
  leastInterest:
    'Keep the order of your plan: the least interest. My Debts lists who gets the extra each month.',
}

function orderOf({ records }: Drawing): Said | null {
  if (records.debts.length < 2) return null
  const offer = offerToPutFirst(records)
  if (!offer) return said(ORDERS[records.order])
  return {
    text: `Put the extra on ${offer.names} first, ${offer.reason}. That costs ${offer.saved} less than the order of your plan.`,
    facts: offer.facts,
  }
}

/** Where the plan on My Debts pays more than a month leaves, the two do not fit. */
function planNeedsMore({ records, six, leftShownCents, money }: Drawing): Said | null {
  if (records.debts.length === 0 || six.leftCents < 0 || records.extraCents <= six.leftCents) return null
  const facts = planFacts(records)
  return {
    text: `Your plan on My Debts counts ${valueOf(facts, 'plan.extra')} extra a month. Your figures here leave ${money('left.now', 'left over a month', leftShownCents)}, so set the plan to that.`,
    facts,
  }
}

export function highestRate({ records }: Drawing): Said | null {
  const first = byRate(records.debts).find(({ lacksRate }) => !lacksRate)
  if (!first || rateOfDebt(first.payoff, 1) === 0) return null
  const facts = debtFacts(records, first)
  return {
    text: `Call ${first.debt.name} and ask for less than ${valueOf(facts, `debt.${first.debt.id}.rate`)}. The script on My Debts helps.`,
    facts,
  }
}

/** The largest overspend on what is decided each time: never a bill, never medicine. */
export function whereToCut({ records }: Drawing): Said | null {
  const [category] = savingCategories(records)
  if (!category) return null
  const facts = categoryFacts(records, category)
  const above = `category.${category.id}.above`
  return {
    text: has(facts, above)
      ? `Start with ${category.name}: it is ${valueOf(facts, above)} above its budget this month.`
      : `Go easy on ${category.name}: most of its budget is spent, and the month is not over.`,
    facts,
  }
}

/** Where a month falls short there is nothing to put in order yet. */
const untilTheGapIsClosed = (drawing: Drawing) => [
  said('Keep the gap off cards and payday loans if you can. It comes back larger, with interest.'),
  said('Money you did not expect goes to this gap first.'),
  goalOf(drawing),
]

const forTheMonth = (drawing: Drawing) => [
  goalOf(drawing),
  orderOf(drawing),
  planNeedsMore(drawing),
  highestRate(drawing),
  whereToCut(drawing),
  said('Money you did not expect goes to the cushion first, then to the debt in front.'),
]

export function strategiesFor(drawing: Drawing): Said[] {
  const strategies = drawing.six.leftCents < 0 ? untilTheGapIsClosed(drawing) : forTheMonth(drawing)
  return strategies.filter((one) => one !== null)
}
