/** Answers about the budget, goals, savings, credit and income, from the person's own records. */
import { mostUseful } from '#server/features/facts/offers.facts.ts'
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { utilizationFacts } from '#server/features/facts/debts.facts.ts'
import { incomeFacts, placeIn, wageFacts, type Occupation } from '#server/features/facts/income.facts.ts'
import {
  budgetFacts,
  categoryFacts,
  goalFacts,
  isOverBudget,
  isPaidBill,
  openGoals,
  savedFacts,
  tightCategories,
  scoreFacts,
} from '#server/features/facts/money.facts.ts'
import { totalFacts } from '#server/features/facts/debts.facts.ts'
import { askedMonthlyCents, WEEKS_A_MONTH } from './asked-amounts.ts'
import { findOccupation } from '#server/features/facts/occupation.facts.ts'
import { onDebts, saysAssumed, type Reply, type ReplyMaker } from './reply.ts'

const noBudget: Reply = {
  paragraphs: [
    'You have no budget here yet. Add a few categories on Budget, the largest first, and I can tell you how the month goes.',
  ],
  facts: [],
  search: 'make a budget',
  next: 'How do I make a budget?',
}

const budgetStatus: ReplyMaker = ({ records }) => {
  const tight = tightCategories(records)
  const facts = [...budgetFacts(records), ...tight.flatMap((category) => categoryFacts(records, category))]
  if (!has(facts, 'budget.planned')) return noBudget
  const lines = tight.map(({ id, name }) =>
    has(facts, `category.${id}.above`)
      ? `${name}: ${valueOf(facts, `category.${id}.above`)} above its budget`
      : `${name}: ${valueOf(facts, `category.${id}.left`)} left`,
  )
  return {
    paragraphs: [
      `You have spent ${valueOf(facts, 'budget.spent')} of ${valueOf(facts, 'budget.planned')} this month.`,
      lines.length === 0 ? 'Every category is on track.' : `Look at these first:\n${lines.join('\n')}`,
    ],
    facts,
    search: 'budget spending',
    next: 'Where can I cut my spending?',
  }
}

const leftLine = (category: BudgetCategory, left: string) =>
  isPaidBill(category)
    ? `${category.name} is paid for this month, with ${left} left.`
    : `${category.name}: ${left} left.`

const budgetLeft: ReplyMaker = ({ records, question }) => {
  const asked = records.categories.find(({ name }) => question.toLowerCase().includes(name.toLowerCase()))
  const facts = [...budgetFacts(records), ...(asked ? categoryFacts(records, asked) : [])]
  if (!has(facts, 'budget.planned')) return noBudget
  const whole = isOverBudget(records)
    ? `This month is ${valueOf(facts, 'budget.above')} above its budget.`
    : `You have ${valueOf(facts, 'budget.left')} left in your budget this month.`
  const left = `category.${asked?.id}.left`
  return {
    paragraphs: [asked && has(facts, left) && leftLine(asked, valueOf(facts, left)), whole],
    facts,
    search: 'budget spending',
    next: 'Am I over budget?',
  }
}

const goalsStatus: ReplyMaker = ({ records }) => {
  const goals = openGoals(records)
  if (goals.length === 0)
    return {
      paragraphs: [
        'You have no open goal here. A first one can be small: a little money kept apart for what you cannot foresee.',
      ],
      facts: [],
      search: 'emergency fund goal',
      next: 'How do I start saving?',
    }
  const facts = goals.flatMap((goal) => goalFacts(records, goal))
  const lines = goals.map(({ id, title }) => {
    const monthly = has(facts, `goal.${id}.monthly`)
      ? ` It needs ${valueOf(facts, `goal.${id}.monthly`)} a month to be there by ${valueOf(facts, `goal.${id}.date`)}.`
      : ''
    return `${title}: ${valueOf(facts, `goal.${id}.saved`)} of ${valueOf(facts, `goal.${id}.target`)}.${monthly}`
  })
  return {
    paragraphs: [lines.join('\n')],
    facts,
    search: 'savings goal',
    next: 'Should I save or pay off debt?',
  }
}

const savingsHave: ReplyMaker = ({ records }) => {
  const facts = savedFacts(records)
  return {
    paragraphs: [
      `You have put ${valueOf(facts, 'goals.saved')} toward your open goals.`,
      'Money in accounts that are no goal here is not counted.',
    ],
    facts,
    search: 'start saving',
    next: 'How are my goals doing?',
  }
}

const payOrSave: ReplyMaker = ({ records }) => {
  const facts = [...savedFacts(records), ...totalFacts(records)]
  return {
    paragraphs: [
      `You have put ${valueOf(facts, 'goals.saved')} away, and you owe ${valueOf(facts, 'debts.total')}.`,
      `Many people do both in turn: first a small cushion, so that a surprise does not go on a card. Then everything extra on ${mostUseful(records)}. A card costs far more than savings earn.`,
      'This is general education. What is right for you depends on how safe your income is.',
    ],
    facts,
    search: 'emergency fund or debt',
    next: 'How big should my emergency fund be?',
  }
}

const noScore: Reply = {
  paragraphs: [
    'I know no score of yours yet. Enter one on Credit Monitor, with its day, its bureau and its model, or sync it there on Pro.',
  ],
  facts: [],
  search: 'credit score',
  next: 'What affects my credit score?',
}

const creditScore: ReplyMaker = ({ records }) => {
  const facts = scoreFacts(records)
  if (!has(facts, 'score.latest')) return noScore
  return {
    paragraphs: [
      `Your latest score here is ${valueOf(facts, 'score.latest')}, from ${valueOf(facts, 'score.day')}. That is in the band “${valueOf(facts, 'score.band')}”.`,
    ],
    facts,
    search: 'credit score factors',
    next: 'How can I improve my credit score?',
  }
}

const scoreChange: ReplyMaker = ({ records }) => {
  const facts = scoreFacts(records)
  if (!has(facts, 'score.latest')) return noScore
  if (!has(facts, 'score.change'))
    return {
      paragraphs: [
        'There is only one score of this bureau and model here, so there is no change to show yet. Scores of different models are not compared.',
      ],
      facts,
      search: 'credit score factors',
      next: 'What affects my credit score?',
    }
  return {
    paragraphs: [
      `Since the score before it, of the same bureau and model: ${valueOf(facts, 'score.change')}.`,
      'Scores move a little every month. What moves them most is paying on time and how much of your card limits you use.',
    ],
    facts,
    search: 'credit score factors',
    next: 'What is my credit utilization?',
  }
}

const utilizationMine: ReplyMaker = ({ records }) => {
  const facts = utilizationFacts(records)
  if (!has(facts, 'utilization.all'))
    return {
      paragraphs: [
        'I know no card limit of yours yet. Add the limit to a card on My Debts, and I can tell you how much of it you use.',
      ],
      facts: [],
      search: 'credit utilization',
      next: 'What is credit utilization?',
    }
  return {
    paragraphs: [
      `You use ${valueOf(facts, 'utilization.all')} of your card limits.`,
      facts
        .filter(({ id }) => id !== 'utilization.all' && id !== 'utilization.limits')
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    ],
    facts,
    search: 'credit utilization',
    next: 'How can I improve my credit score?',
  }
}

/** The amount is missing: it is asked for, never made up. */
const howMuchEarned: Reply = {
  paragraphs: ['How much more would you earn a month? Choose one of these, or type your own amount.'],
  facts: [],
  search: null,
  next: null,
  choices: [200, 400, 800].map((dollars) => `What if I earn $${dollars} more a month?`),
}

const incomeEffectOf: ReplyMaker = ({ records, question }) => {
  // Pay by the hour or the day does not give a month's income.
  const monthly = /\b(?:hour\w*|hr|day|daily|shift)\b/i.test(question) ? null : askedMonthlyCents(question)
  if (monthly === null) return howMuchEarned
  const facts = incomeFacts(records, Math.round(monthly / WEEKS_A_MONTH))
  const before = `${valueOf(facts, 'income.monthly')} more a month is ${valueOf(facts, 'income.net')} after ${valueOf(facts, 'income.tax')} for tax, the calculator’s usual share. Yours may differ.`
  if (!has(facts, 'plan.income.date'))
    return {
      paragraphs: [before, 'That alone does not end the debts yet.'],
      facts,
      search: 'side hustles',
      next: 'When will I be debt-free?',
    }
  return {
    paragraphs: [
      before,
      `All of it on your debts, you could be debt-free in ${valueOf(facts, 'plan.income.date')}${
        has(facts, 'income.sooner') ? `: ${valueOf(facts, 'income.sooner')} sooner` : ''
      }${has(facts, 'income.saved') ? `, with ${valueOf(facts, 'income.saved')} of interest saved` : ''}.`,
    ],
    facts,
    search: 'side hustles',
    next: 'How can I earn extra money?',
  }
}

function wageReply(occupation: Occupation, asked: Parameters<ReplyMaker>[0]): Reply {
  const place = placeIn(asked.question)
  const facts = wageFacts(asked.records, occupation, place)
  const of = (what: string) => valueOf(facts, `wage.${occupation.slug}.${what}`)
  const where = place === null ? 'In the United States' : `In ${place.name}, as an estimate`
  return {
    paragraphs: [
      `${where}, ${occupation.title} earn between ${of('low')} and ${of('high')} an hour, with ${of('median')} in the middle. Some earn less, some more. That is before tax.`,
      'These are wages of employees, from the Bureau of Labor Statistics. Work on your own account can pay more or less.',
    ],
    facts,
    search: 'side hustles',
    next: 'What would extra income do for my debt?',
  }
}

const wageOfJob: ReplyMaker = (asked) => {
  const occupation = findOccupation(asked.question)
  if (occupation) return wageReply(occupation, asked)
  return {
    paragraphs: [
      'Which job? I did not find one that I know in your question. Name it, such as “bookkeeper” or “truck driver”.',
    ],
    facts: [],
    search: 'side hustles',
    next: 'How can I earn extra money?',
  }
}

export const moneyReplies: Record<string, ReplyMaker> = {
  budget_status: budgetStatus,
  budget_left: budgetLeft,
  goals_status: goalsStatus,
  savings_have: savingsHave,
  pay_or_save: payOrSave,
  credit_score: creditScore,
  score_change: scoreChange,
  utilization_mine: utilizationMine,
  income_effect: onDebts('side hustles', saysAssumed(incomeEffectOf)),
  wage_of_job: wageOfJob,
}
