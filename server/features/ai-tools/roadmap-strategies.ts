/** What holds through all six months of a roadmap: the order, the goal in the person's words, the rates, the budget. */
import { planFacts } from '#server/features/coach/facts/plan.facts.ts'
import { rateInMonth } from '#engine/debts/rate-schedule.ts'
import { byRate, debtFacts } from '#server/features/coach/facts/debts.facts.ts'
import { categoryFacts, savingCategories } from '#server/features/coach/facts/money.facts.ts'
import type { Drawing } from './draw-roadmap.ts'
import { has, written, type Said } from './tool-answer.ts'

// spec 5
const DEFAULT_GOAL = 'Become debt-free and build wealth'

function orderOf({ records }: Drawing): Said[] {
  if (records.debts.length < 2) return []
  return [
    records.order === 'avalanche'
      ? {
          text: 'Keep the order of your plan: highest rate first. It costs the least interest in most cases.',
          facts: [],
        }
      : {
          text: 'Keep the order of your plan: smallest balance first. Early wins help many people go on.',
          facts: [],
        },
  ]
}

/** Where the plan on My Debts pays more than a month leaves, the two do not fit. */
function planNeedsMore({ records, six, money }: Drawing): Said[] {
  if (records.debts.length === 0 || six.leftCents < 0 || records.extraCents <= six.leftCents) return []
  const facts = planFacts(records)
  return [
    {
      text: `Your plan on My Debts counts ${written(facts, 'plan.extra')} extra a month. Your figures here leave ${money('left.now', 'left over a month', six.leftCents)}, so set the plan to that.`,
      facts,
    },
  ]
}

function highestRate({ records }: Drawing): Said[] {
  const [first] = byRate(records.debts)
  if (!first || first.lacksRate || rateInMonth(first.payoff.rates, 1) === 0) return []
  const facts = debtFacts(records, first)
  return [
    {
      text: `Call ${first.debt.name} and ask for less than ${written(facts, `debt.${first.debt.id}.rate`)}. The script on My Debts helps.`,
      facts,
    },
  ]
}

/** The largest overspend on what is decided each time: never a bill, never medicine. */
function firstToCut({ records }: Drawing): Said[] {
  const [category] = savingCategories(records)
  if (!category) return []
  const facts = categoryFacts(records, category)
  const above = `category.${category.id}.above`
  return [
    {
      text: has(facts, above)
        ? `Start with ${category.name}: it is ${written(facts, above)} above its budget this month.`
        : `Go easy on ${category.name}: most of its budget is spent, and the month is not over.`,
      facts,
    },
  ]
}

export function strategiesFor(drawing: Drawing): Said[] {
  const goal = drawing.asked.financialGoals ?? DEFAULT_GOAL
  return [
    { text: `Your goal: “${goal}”. Read it on the day you get paid.`, facts: [] },
    ...orderOf(drawing),
    ...planNeedsMore(drawing),
    ...highestRate(drawing),
    ...firstToCut(drawing),
    { text: 'Money you did not expect goes to the cushion first, then to the debt in front.', facts: [] },
  ]
}
