/** What holds throughout a roadmap: a goal of the person's, the order, the rates, the budget. */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import { offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import { rateOfDebt } from '#engine/debts/balances/terms.ts'
import { byRate, debtFacts } from '#server/features/facts/debts.facts.ts'
import { categoryFacts, goalFacts, openGoals, savingCategories } from '#server/features/facts/money.facts.ts'
import type { Drawing } from './drawing.ts'
import { matchGoal } from '#engine/goals/match-goal.ts'
import { roadmapTexts } from './messages.ts'
import { said, type Said } from '../tool-answer.ts'

/** The form's default text. // spec 5 */
const DEFAULT_GOAL = 'Become debt-free and build wealth'

/** The goal of the person's that the words speak of, as it stands. Words that speak of none are not repeated. */
function goalOf({ records, asked }: Drawing): Said | null {
  const wish = asked.financialGoals?.trim() ?? ''
  if (wish === '' || wish === DEFAULT_GOAL) return null
  const texts = roadmapTexts().strategies
  const goal = matchGoal(wish, openGoals(records))
  if (!goal) return said(texts.goalUnknown)
  const facts = goalFacts(records, goal)
  const of = (what: string) => valueOf(facts, `goal.${goal.id}.${what}`)
  const monthly = has(facts, `goal.${goal.id}.monthly`)
    ? ` ${texts.goalNeeds(of('monthly'), of('date'))}`
    : ''
  return { text: `${texts.goal(goal.title, of('saved'), of('target'))}${monthly}`, facts }
}

function orderOf({ records }: Drawing): Said | null {
  if (records.debts.length < 2) return null
  const offer = offerToPutFirst(records)
  if (!offer) return said(roadmapTexts().strategies.orders[records.order])
  return {
    text: roadmapTexts().strategies.offerFirst(offer.names, offer.reason, offer.saved),
    facts: offer.facts,
  }
}

/** Where the plan on My Debts pays more than a month leaves, the two do not fit. */
function planNeedsMore({ records, six, leftShownCents, money }: Drawing): Said | null {
  if (records.debts.length === 0 || six.leftCents < 0 || records.extraCents <= six.leftCents) return null
  const { labels, strategies } = roadmapTexts()
  const facts = planFacts(records)
  return {
    text: strategies.planNeedsMore(
      valueOf(facts, 'plan.extra'),
      money('left.now', labels.left, leftShownCents),
    ),
    facts,
  }
}

export function highestRate({ records }: Drawing): Said | null {
  const first = byRate(records.debts).find(({ lacksRate }) => !lacksRate)
  if (!first || rateOfDebt(first.payoff, 1) === 0) return null
  const facts = debtFacts(records, first)
  return {
    text: roadmapTexts().strategies.highestRate(
      first.debt.name,
      valueOf(facts, `debt.${first.debt.id}.rate`),
    ),
    facts,
  }
}

/** The largest overspend on what is decided each time: never a bill, never medicine. */
export function whereToCut({ records }: Drawing): Said | null {
  const [category] = savingCategories(records)
  if (!category) return null
  const facts = categoryFacts(records, category)
  const above = `category.${category.id}.above`
  const { cutAbove, cutSoon } = roadmapTexts().strategies
  return {
    text: has(facts, above) ? cutAbove(category.name, valueOf(facts, above)) : cutSoon(category.name),
    facts,
  }
}

/** Where a month falls short there is nothing to put in order yet. */
const untilTheGapIsClosed = (drawing: Drawing) => [
  said(roadmapTexts().strategies.noNewDebt),
  said(roadmapTexts().strategies.toGap),
  goalOf(drawing),
]

const forTheMonth = (drawing: Drawing) => [
  goalOf(drawing),
  orderOf(drawing),
  planNeedsMore(drawing),
  highestRate(drawing),
  whereToCut(drawing),
  said(roadmapTexts().strategies.toCushion),
]

export function strategiesFor(drawing: Drawing): Said[] {
  const strategies = drawing.six.leftCents < 0 ? untilTheGapIsClosed(drawing) : forTheMonth(drawing)
  return strategies.filter((one) => one !== null)
}
