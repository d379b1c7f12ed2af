/** Answers about where the plan leads. What does not end is said not to end, and what would end it is named. */
import type { Fact } from '#contracts/coach.ts'
import { byBalance, byRate, debtFacts } from '#server/features/coach/facts/debts.facts.ts'
import {
  lumpSumFacts,
  morePaymentFacts,
  orderFacts,
  planFacts,
  rescueFacts,
  targetFacts,
} from '#server/features/coach/facts/plan.facts.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import { askedCents, askedMonths, asksForMore } from './asked-amounts.ts'
import { has, valueOf, withoutDebts, type Reply, type ReplyMaker } from './reply.ts'

/** What a plan rests on: said with every date. */
function restsOn(facts: readonly Fact[]): string {
  return `This counts ${valueOf(facts, 'plan.budget')} a month, ${valueOf(facts, 'plan.extra')} of it above the minimums, ${valueOf(facts, 'plan.order')}, and no new charges.`
}

/** For a plan that does not end: what would end it. */
function withoutEnd(records: Records): Reply {
  const facts = rescueFacts(records)
  return {
    paragraphs: [
      'With what you pay now, the debts do not end: the interest is too large for the payment. This can be mended.',
      `${valueOf(facts, 'rescue.budget')} a month in all would end it. That is ${valueOf(facts, 'rescue.add')} more than now.`,
      'If that is out of reach, a nonprofit credit counselor can look for lower rates with you. A first talk costs little or nothing.',
    ],
    facts,
    search: 'credit counseling lower rates hardship',
    next: 'What is credit counseling?',
  }
}

const debtFreeDate: ReplyMaker = (asked) => {
  const { records } = asked
  if (records.debts.length === 0) return withoutDebts('payoff plan')
  // "How long if I pay 100 more?" asks for the date with it.
  if (asksForMore(asked.question)) return extraPayment(asked)
  const facts = planFacts(records)
  if (!has(facts, 'plan.own.date')) return withoutEnd(records)
  return {
    paragraphs: [
      `You could be debt-free in ${valueOf(facts, 'plan.own.date')}, in ${valueOf(facts, 'plan.own.months')}.`,
      restsOn(facts),
      `Interest until then comes to ${valueOf(facts, 'plan.own.interest')}.`,
    ],
    facts,
    search: 'payoff plan extra payment',
    next: 'What if I pay a little more each month?',
  }
}

const whichFirst: ReplyMaker = ({ records }) => {
  const [first] = records.order === 'avalanche' ? byRate(records.debts) : byBalance(records.debts)
  if (!first) return withoutDebts('which debt first')
  const facts = [...debtFacts(records, first), ...planFacts(records)]
  const balance = valueOf(facts, `debt.${first.debt.id}.balance`)
  const rate = has(facts, `debt.${first.debt.id}.rate`)
    ? ` at ${valueOf(facts, `debt.${first.debt.id}.rate`)}`
    : ''
  return {
    paragraphs: [
      `In your plan, ${first.debt.name} comes first: ${balance}${rate}.`,
      `You chose ${valueOf(facts, 'plan.order')}. Pay each minimum, then put everything extra on this debt until it is gone.`,
    ],
    facts,
    search: 'snowball avalanche which debt first',
    next: 'Should I use avalanche or snowball?',
  }
}

const compareOrders: ReplyMaker = ({ records }) => {
  if (records.debts.length === 0) return withoutDebts('snowball avalanche')
  const facts = orderFacts(records)
  if (!has(facts, 'plan.avalanche.date') || !has(facts, 'plan.snowball.date')) return withoutEnd(records)
  const difference = valueOf(facts, 'plan.difference')
  return {
    paragraphs: [
      `Highest rate first: done in ${valueOf(facts, 'plan.avalanche.date')}, with ${valueOf(facts, 'plan.avalanche.interest')} of interest.`,
      `Smallest balance first: done in ${valueOf(facts, 'plan.snowball.date')}, with ${valueOf(facts, 'plan.snowball.interest')} of interest.`,
      `The difference in interest is ${difference}. If an early win keeps you going, that may be worth it to you.`,
    ],
    facts,
    search: 'snowball vs avalanche',
    next: 'Which debt should I pay first?',
  }
}

const extraPayment: ReplyMaker = ({ records, question }) => {
  if (records.debts.length === 0) return withoutDebts('extra payment')
  const facts = [...morePaymentFacts(records, askedCents(question) ?? 5_000), ...planFacts(records)]
  const add = valueOf(facts, 'more.add')
  if (!has(facts, 'plan.more.date')) return withoutEnd(records)
  if (!has(facts, 'more.sooner'))
    return {
      paragraphs: [
        `With ${add} more a month your debts would end in ${valueOf(facts, 'plan.more.date')}. With what you pay now they do not end.`,
      ],
      facts,
      search: 'extra payment',
      next: 'Which debt should I pay first?',
    }
  return {
    paragraphs: [
      `With ${add} more a month you could be debt-free in ${valueOf(facts, 'plan.more.date')}. That is ${valueOf(facts, 'more.sooner')} sooner, and saves ${valueOf(facts, 'more.saved')} of interest.`,
      restsOn(facts),
    ],
    facts,
    search: 'finding extra money',
    next: 'How can I earn extra money?',
  }
}

const targetDate: ReplyMaker = ({ records, question }) => {
  if (records.debts.length === 0) return withoutDebts('payoff plan')
  const months = askedMonths(question, records.today)
  if (months === null)
    return {
      paragraphs: [
        'Tell me by when, as a number of months or years or as a month and year, and I work out what it takes a month.',
      ],
      facts: [],
      search: 'payoff plan',
      next: 'When will I be debt-free?',
    }
  const facts = targetFacts(records, months)
  return {
    paragraphs: [
      `To be done within ${valueOf(facts, 'target.months')}, by ${valueOf(facts, 'target.date')}, it takes ${valueOf(facts, 'target.budget')} a month in all.`,
      valueOf(facts, 'target.add') === '$0'
        ? 'You pay that already.'
        : `That is ${valueOf(facts, 'target.add')} more than you pay now.`,
    ],
    facts,
    search: 'finding extra money',
    next: 'Where can I cut my spending?',
  }
}

const onlyMinimums: ReplyMaker = ({ records }) => {
  if (records.debts.length === 0) return withoutDebts('minimum payment')
  const facts = planFacts(records)
  if (!has(facts, 'plan.minimums.date'))
    return {
      paragraphs: [
        'With minimum payments alone, your debts do not end in any time that can be planned for: most of each payment is interest.',
        ...(has(facts, 'plan.own.date')
          ? [`With your plan they end in ${valueOf(facts, 'plan.own.date')}.`]
          : []),
      ],
      facts,
      search: 'minimum payment',
      next: 'What if I pay a little more each month?',
    }
  return {
    paragraphs: [
      `With minimum payments alone you would be done in ${valueOf(facts, 'plan.minimums.date')}, after ${valueOf(facts, 'plan.minimums.months')} and ${valueOf(facts, 'plan.minimums.interest')} of interest.`,
      ...(has(facts, 'plan.saved')
        ? [
            `Your plan ends in ${valueOf(facts, 'plan.own.date')} and saves ${valueOf(facts, 'plan.saved')} of interest.`,
          ]
        : []),
    ],
    facts,
    search: 'minimum payment',
    next: 'Which debt should I pay first?',
  }
}

const windfall: ReplyMaker = ({ records, question }) => {
  if (records.debts.length === 0) return withoutDebts('emergency fund')
  const cents = askedCents(question)
  if (cents === null)
    return {
      paragraphs: [
        'If you have no savings at all, keep some of it for what you cannot foresee. The rest does most on the debt with the highest rate.',
        'Tell me the amount, and I work out what it does to your date.',
      ],
      facts: [],
      search: 'emergency fund first',
      next: 'Should I save or pay off debt?',
    }
  const facts = lumpSumFacts(records, cents)
  if (!has(facts, 'once.sooner')) return withoutEnd(records)
  return {
    paragraphs: [
      `${valueOf(facts, 'once.sum')} paid at once would make you debt-free in ${valueOf(facts, 'plan.once.date')}: ${valueOf(facts, 'once.sooner')} sooner, with ${valueOf(facts, 'once.saved')} of interest saved.`,
      'If you have no savings at all, think about keeping some of it for what you cannot foresee.',
    ],
    facts,
    search: 'emergency fund first',
    next: 'Should I save or pay off debt?',
  }
}

export const planReplies: Record<string, ReplyMaker> = {
  debt_free_date: debtFreeDate,
  which_first: whichFirst,
  compare_orders: compareOrders,
  extra_payment: extraPayment,
  target_date: targetDate,
  only_minimums: onlyMinimums,
  windfall,
}
