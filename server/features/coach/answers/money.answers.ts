/** Answers about the budget, goals, savings, credit and income, from the person's own records. */
import {
  categoryFacts,
  budgetFacts,
  goalFacts,
  isOverBudget,
  openGoals,
  pastDueCategories,
  savedFacts,
  scoreFacts,
  tightCategories,
} from '#server/features/facts/money.facts.ts'
import { totalFacts, utilizationFacts } from '#server/features/facts/debts.facts.ts'
import { factsFor, has } from '#server/features/facts/fact.facts.ts'
import { incomeFacts, placeIn, wageFacts } from '#server/features/facts/income.facts.ts'
import { workTitle } from '#server/features/facts/occupation-titles.facts.ts'
import { findOccupation } from '#server/features/facts/occupation.facts.ts'
import { offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import { byRate } from '#server/features/facts/debts.facts.ts'
import { shortFacts } from '#server/features/facts/short.facts.ts'
import { minimumsCents, type Records } from '#server/features/facts/records.queries.ts'
import { WEEKS_A_MONTH } from '../understand/slots.ts'
import { card, debtName, inQuestion, languageOf, pick, say, titled, type Asked, type Draw } from './draw.ts'
import { namedWhatIf } from './plan.answers.ts'
import { onDebts, saysAssumed } from './without-debts.ts'

const noBudget: Draw = (asked) => ({
  blocks: say(asked, 'budget.none'),
  next: 'make_budget',
})

const categoryCards = (asked: Asked, categories: Records['categories']) =>
  categories.flatMap((category) =>
    card(asked, category.name, {
      facts: pick(
        categoryFacts(asked.records, category),
        ...['wasDue', 'left', 'above', 'spent', 'planned'].map((part) => `category.${category.id}.${part}`),
      ),
      screen: 'budget',
    }),
  )

const monthCard = (asked: Asked) => {
  const left = isOverBudget(asked.records) ? 'budget.above' : 'budget.left'
  return card(asked, titled(asked, 'This month’s budget'), {
    facts: pick(budgetFacts(asked.records), left, 'budget.spent', 'budget.planned'),
    screen: 'budget',
  })
}

const onBudget =
  (draw: Draw): Draw =>
  (asked) =>
    asked.records.categories.length === 0 ? noBudget(asked) : draw(asked)

const budgetStatus: Draw = (asked) => {
  if (asked.slots.categoryId !== null) return budgetLeft(asked)
  const first = [...pastDueCategories(asked.records), ...tightCategories(asked.records)]
  return {
    blocks: [
      ...monthCard(asked),
      ...(first.length === 0
        ? say(asked, 'budget.onTrack')
        : [...say(asked, 'budget.lookFirst'), ...categoryCards(asked, first)]),
    ],
    next: 'cut_spending',
  }
}

/** One category where one is named, else the month. */
const budgetLeft: Draw = (asked) => {
  const named = asked.records.categories.filter(({ id }) => id === asked.slots.categoryId)
  return {
    blocks: [...categoryCards(asked, named), ...(named.length > 0 ? [] : monthCard(asked))],
    next: 'budget_status',
  }
}

const overspent: Draw = (asked) => {
  if (asked.slots.categoryId !== null) return budgetLeft(asked)
  const over = tightCategories(asked.records).filter((category) =>
    has(categoryFacts(asked.records, category), `category.${category.id}.above`),
  )
  return {
    blocks:
      over.length === 0
        ? [...say(asked, 'budget.noneOver'), ...monthCard(asked)]
        : categoryCards(asked, over),
    next: 'cut_spending',
  }
}

/** Whether a payment fits into what is left of the month's budget. */
const affordPayment: Draw = (asked) => ({
  blocks: [...monthCard(asked), ...say(asked, 'afford.means')],
  next: 'budget_status',
})

const goalsStatus: Draw = (asked) => {
  const { records, slots } = asked
  const open = openGoals(records)
  const named = open.filter(({ id }) => id === slots.goalId)
  const goals = named.length > 0 ? named : open
  if (goals.length === 0) return { blocks: say(asked, 'goals.none'), next: 'start_saving' }
  return {
    blocks: goals.flatMap((goal) =>
      card(asked, goal.title, {
        facts: pick(
          goalFacts(records, goal),
          ...['saved', 'target', 'left', 'monthly', 'date'].map((part) => `goal.${goal.id}.${part}`),
        ),
        screen: 'goals',
      }),
    ),
    next: 'pay_or_save',
  }
}

const savingsHave: Draw = (asked) => ({
  blocks: [
    ...card(asked, titled(asked, 'Savings'), { facts: savedFacts(asked.records), screen: 'goals' }),
    ...say(asked, 'savings.onlyGoals'),
  ],
  next: 'goals_status',
})

const payOrSave: Draw = (asked) => {
  const { records } = asked
  const offer = offerToPutFirst(records)
  const useful = offer?.own ?? byRate(records.debts)[0]
  return {
    blocks: [
      ...card(asked, titled(asked, 'What you have and what you owe'), {
        facts: [...savedFacts(records), ...pick(totalFacts(records), 'debts.total')],
        screen: 'goals',
      }),
      ...say(asked, 'save.inTurn'),
      ...(useful ? say(asked, 'save.thenOn', { name: debtName(records, useful) }) : []),
    ],
    next: 'emergency_fund',
  }
}

/** Debts against what is saved here: what else a person owns is not known. */
const netWorth: Draw = (asked) => ({
  blocks: [
    ...card(asked, titled(asked, 'What you have and what you owe'), {
      facts: [...savedFacts(asked.records), ...pick(totalFacts(asked.records), 'debts.total')],
      screen: 'dashboard',
    }),
    ...say(asked, 'netWorth.howTo'),
  ],
  next: 'savings_have',
})

const PERCENT = 100

/** The question of one's debts beside one's income, with some incomes. */
const withIncome = (asked: Asked) =>
  inQuestion(asked, ({ questions }) =>
    ['$2,000', '$3,000', '$4,500'].map((income) => questions.ratio(income)),
  )

/** The minimums beside an income that is named in the message; it is not kept anywhere. */
const debtToIncome: Draw = (asked) => {
  const { records, slots } = asked
  const minimums = minimumsCents(records)
  const make = factsFor(records, { id: 'ratio', source: 'records' })
  const monthly = slots.monthlyCents
  if (monthly === null) return { blocks: say(asked, 'ratio.askIncome'), choices: withIncome(asked) }
  return {
    blocks: [
      ...card(asked, titled(asked, 'Your payments'), {
        facts: [
          make.money('minimums', 'minimum payments a month', minimums),
          make.money('income', 'income a month that you named', monthly),
          make.percent('percent', 'minimums as a share of it', Math.round((minimums * PERCENT) / monthly)),
        ],
        screen: 'debts',
      }),
      ...say(asked, 'ratio.lenders'),
    ],
    next: 'minimums',
  }
}

const noScore: Draw = (asked) => ({
  blocks: say(asked, 'score.none'),
  next: 'how_scores_work',
})

const creditScore: Draw = (asked) => {
  const facts = scoreFacts(asked.records)
  if (!has(facts, 'score.latest')) return noScore(asked)
  return {
    blocks: card(asked, titled(asked, 'Your credit score'), {
      facts: pick(facts, 'score.latest', 'score.band', 'score.day', 'score.change'),
      screen: 'credit',
    }),
    next: 'raise_score',
  }
}

const scoreChange: Draw = (asked) => {
  const facts = scoreFacts(asked.records)
  if (!has(facts, 'score.latest')) return noScore(asked)
  return {
    blocks: [
      ...card(asked, titled(asked, 'Your credit score'), {
        facts: pick(facts, 'score.change', 'score.latest', 'score.day'),
        screen: 'credit',
      }),
      ...say(asked, has(facts, 'score.change') ? 'score.moves' : 'score.onlyOne'),
    ],
    next: 'utilization_mine',
  }
}

const utilizationMine: Draw = (asked) => {
  const facts = utilizationFacts(asked.records)
  if (!has(facts, 'utilization.all'))
    return {
      blocks: say(asked, 'utilization.noLimits'),
      next: 'what_is_utilization',
    }
  return {
    blocks: card(asked, titled(asked, 'Card limits in use'), { facts: facts, screen: 'credit' }),
    next: 'raise_score',
  }
}

const incomeEffect: Draw = (asked) => {
  const { records, slots } = asked
  // From a month on, or for some months: what the plan does with it then.
  if (slots.change === 'more' && (slots.forMonths !== null || (slots.fromMonth ?? 1) > 1)) {
    const whatIf = namedWhatIf(asked)
    if (whatIf) return whatIf
  }
  // Pay by the hour or the day does not give a month's income.
  const monthly = slots.isHourly ? null : slots.monthlyCents
  if (monthly === null)
    return {
      blocks: say(asked, 'ask.earn'),
      choices: inQuestion(asked, ({ questions }) =>
        [200, 400, 800].map((dollars) => questions.earn(dollars)),
      ),
    }
  const facts = incomeFacts(records, Math.round(monthly / WEEKS_A_MONTH))
  return {
    blocks: [
      ...card(asked, titled(asked, 'With more income'), { facts: facts, screen: 'plan' }),
      ...say(asked, has(facts, 'plan.income.date') ? 'income.allOnDebts' : 'whatIf.noEnd'),
    ],
    next: 'extra_money',
  }
}

const wageOfJob: Draw = (asked) => {
  const occupation = findOccupation(asked.question, languageOf(asked))
  if (occupation === null) return { blocks: say(asked, 'wage.whichJob'), next: 'extra_money' }
  if (occupation === 'withoutFigure') return { blocks: say(asked, 'wage.noFigure'), next: 'extra_money' }
  return {
    blocks: [
      ...card(asked, workTitle(occupation, languageOf(asked)), {
        facts: wageFacts(asked.records, occupation, placeIn(asked.question)),
      }),
      ...say(asked, 'wage.employees'),
    ],
    next: 'income_effect',
  }
}

const short: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'short.order'),
    ...card(asked, titled(asked, 'What your lenders ask for'), {
      facts: [
        factsFor(asked.records, { id: 'short', source: 'records' }).money(
          'minimums',
          'minimum payments a month',
          minimumsCents(asked.records),
        ),
        ...shortFacts(asked.records),
      ],
      screen: 'short',
    }),
  ],
  next: 'hardship',
})

const paydays: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'paydays.where'),
    ...card(asked, titled(asked, 'Your payments'), {
      facts: pick(totalFacts(asked.records), 'debts.minimums'),
      screen: 'paydays',
    }),
  ],
  next: 'due_dates',
})

const incomeMine: Draw = (asked) => ({
  blocks: say(asked, 'income.notKept'),
  choices: withIncome(asked),
})

const whatChanged: Draw = (asked) => ({
  blocks: [
    ...say(asked, 'changed.where'),
    ...card(asked, titled(asked, 'Paid so far'), {
      facts: pick(totalFacts(asked.records), 'debts.paid', 'debts.total'),
      screen: 'dashboard',
    }),
  ],
  next: 'progress',
})

export const moneyAnswers: Record<string, Draw> = {
  budget_status: onBudget(budgetStatus),
  budget_left: onBudget(budgetLeft),
  category_left: onBudget(budgetLeft),
  overspent: onBudget(overspent),
  afford_payment: onBudget(affordPayment),
  goals_status: goalsStatus,
  goal_named: goalsStatus,
  savings_have: savingsHave,
  pay_or_save: payOrSave,
  net_worth: netWorth,
  debt_to_income: onDebts(debtToIncome),
  credit_score: creditScore,
  score_change: scoreChange,
  utilization_mine: utilizationMine,
  income_effect: onDebts(saysAssumed(incomeEffect)),
  wage_of_job: wageOfJob,
  short_month_mine: onDebts(short),
  payday_days: onDebts(paydays),
  income_mine: incomeMine,
  what_changed: whatChanged,
}
