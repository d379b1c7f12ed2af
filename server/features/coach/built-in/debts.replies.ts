/** Answers about a person's debts today. */
import { assumedRates } from '#server/features/facts/assumed.facts.ts'
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import {
  byBalance,
  byRate,
  debtFacts,
  dueFacts,
  isEstimated,
  namedDebt,
  totalFacts,
} from '#server/features/facts/debts.facts.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import type { OwnDebt } from '#server/features/facts/records.queries.ts'
import { onDebts, withoutDebts, type ReplyMaker } from './reply.ts'

const factOf = (own: OwnDebt, what: string) => `debt.${own.debt.id}.${what}`

const totalDebt: ReplyMaker = ({ records, question }) => {
  const one = namedDebt(records, question)
  const facts = [...totalFacts(records), ...records.debts.flatMap((own) => debtFacts(records, own))]
  const lines = byRate(records.debts).map(
    (own) => `${own.debt.name}: ${valueOf(facts, factOf(own, 'balance'))}`,
  )
  return {
    paragraphs: [
      one && `${one.debt.name}: you owe ${valueOf(facts, factOf(one, 'balance'))}.`,
      `You owe ${valueOf(facts, 'debts.total')} in all, on ${valueOf(facts, 'debts.count')}.`,
      lines.join('\n'),
      `So far you have paid ${valueOf(facts, 'debts.paid')} of your highest balances.`,
    ],
    facts,
    search: 'where to start with debt',
    next: 'When will I be debt-free?',
  }
}

const highestRate: ReplyMaker = ({ records, question }) => {
  const one = namedDebt(records, question)
  const known = byRate(records.debts).filter(({ lacksRate }) => !lacksRate)
  const facts = known.flatMap((own) => debtFacts(records, own))
  const [worst] = known
  if (!worst)
    return {
      ...withoutDebts('interest rate', records),
      paragraphs: [
        'I know no interest rate of yours yet. Add the rate to a debt on My Debts: it is on your statement.',
      ],
    }
  return {
    paragraphs: [
      one &&
        (one.lacksRate
          ? `I know no rate of ${one.debt.name} yet. It is on your statement.`
          : `${one.debt.name}: ${valueOf(facts, factOf(one, 'rate'))}.`),
      `Your highest rate is on ${worst.debt.name}: ${valueOf(facts, factOf(worst, 'rate'))}, with ${valueOf(facts, factOf(worst, 'balance'))} left.`,
      known
        .slice(1)
        .map((own) => `${own.debt.name}: ${valueOf(facts, factOf(own, 'rate'))}`)
        .join('\n'),
    ],
    facts,
    search: 'lower interest rate',
    next: 'How do I ask for a lower rate?',
  }
}

const smallestDebt: ReplyMaker = ({ records }) => {
  const [smallest] = byBalance(records.debts)
  if (!smallest) return withoutDebts('snowball', records)
  const facts = debtFacts(records, smallest)
  return {
    paragraphs: [
      `Your smallest balance is ${smallest.debt.name}, with ${valueOf(facts, factOf(smallest, 'balance'))} left.`,
      'Paying the smallest debt first gives an early win. Paying the highest rate first most often costs less.',
    ],
    facts,
    search: 'snowball smallest balance',
    next: 'Should I use avalanche or snowball?',
  }
}

const minimums: ReplyMaker = ({ records, question }) => {
  const one = namedDebt(records, question)
  const facts = [
    ...totalFacts(records),
    ...planFacts(records),
    ...records.debts.flatMap((own) => debtFacts(records, own)),
  ]
  const lines = records.debts.map(
    (own) =>
      `${own.debt.name}: ${valueOf(facts, factOf(own, 'minimum'))}${isEstimated(own) ? ', estimated' : ''}`,
  )
  return {
    paragraphs: [
      one && `The minimum on ${one.debt.name} is ${valueOf(facts, factOf(one, 'minimum'))} now.`,
      `Your minimum payments come to ${valueOf(facts, 'debts.minimums')} a month.`,
      lines.join('\n'),
      `Your plan pays ${valueOf(facts, 'plan.budget')} a month in all, ${valueOf(facts, 'plan.extra')} of it above the minimums.`,
      records.debts.some(isEstimated) &&
        'Where a debt has no minimum on My Debts, the usual one of its kind is counted.',
    ],
    facts,
    search: 'minimum payment',
    next: 'What happens if I only pay the minimum?',
  }
}

const interestCost: ReplyMaker = ({ records, question }) => {
  const one = namedDebt(records, question)
  const assumed = assumedRates(records)
  const facts = [
    ...totalFacts(records),
    ...planFacts(records),
    ...(one ? debtFacts(records, one) : []),
    ...assumed.facts,
  ]
  return {
    paragraphs: [
      one &&
        !one.lacksRate &&
        `A month of interest on ${one.debt.name} is about ${valueOf(facts, factOf(one, 'interest'))} now.`,
      `At today’s balances, a month of interest is about ${valueOf(facts, 'debts.interest')} on all debts.`,
      has(facts, 'plan.own.interest') &&
        `Until you are debt-free, in ${valueOf(facts, 'plan.own.date')}, your plan counts ${valueOf(facts, 'plan.own.interest')} of interest in all.`,
      'It falls as the balances fall. Every dollar above the minimums goes to the balance itself.',
      assumed.text,
    ],
    facts,
    search: 'how interest works on a card',
    next: 'What if I pay a little more each month?',
  }
}

/** 'Visa: 11/28/2026, at least $90', and what of it is paid. */
function dueLine(facts: readonly Fact[], own: OwnDebt): string {
  const value = (what: string) => valueOf(facts, factOf(own, what))
  const line = `${own.debt.name}: ${value('due')}`
  if (!has(facts, factOf(own, 'paidNow')))
    return `${line}, at least ${value('minimum')}. Your plan pays ${value('planned')}.`
  const paid = `You recorded ${value('paidNow')}`
  return has(facts, factOf(own, 'left'))
    ? `${line}. ${paid}, and your plan has ${value('left')} more to pay by then.`
    : `${line}. ${paid}, and your plan asks for nothing more by then.`
}

const dueDates: ReplyMaker = ({ records }) => {
  const dated = records.debts
    .filter((own) => dueFacts(records, own).length > 0)
    .toSorted((a, b) => (a.minimum.dueOn < b.minimum.dueOn ? -1 : 1))
  const facts = dated.flatMap((own) => [...debtFacts(records, own), ...dueFacts(records, own)])
  if (dated.length === 0)
    return {
      ...withoutDebts('due date', records),
      paragraphs: [
        'I know no due date of yours yet. Add the next due date to a debt on My Debts, and I can tell you what comes first.',
      ],
    }
  return {
    paragraphs: [
      'Your next due dates, from those on My Debts:',
      dated.map((own) => dueLine(facts, own)).join('\n'),
    ],
    facts,
    search: 'late payment due date',
    next: 'What are my minimum payments?',
  }
}

const progress: ReplyMaker = ({ records }) => {
  const facts = totalFacts(records)
  if (!has(facts, 'debts.percent')) return withoutDebts('motivation', records)
  return {
    paragraphs: [
      `You have paid ${valueOf(facts, 'debts.paid')} of the highest balances your debts have had. That is ${valueOf(facts, 'debts.percent')} of the way.`,
      `${valueOf(facts, 'debts.total')} is left. Each payment you record moves this.`,
    ],
    facts,
    search: 'staying motivated',
    next: 'When will I be debt-free?',
  }
}

const promotionEnds: ReplyMaker = ({ records }) => {
  const facts = records.debts.flatMap((own) => debtFacts(records, own))
  const lines = records.debts
    .flatMap((own) => [
      has(facts, factOf(own, 'promotion')) &&
        `${own.debt.name}: the lower rate ends on ${valueOf(facts, factOf(own, 'promotion'))}.`,
      has(facts, factOf(own, 'deferral')) &&
        `${own.debt.name}: interest is deferred until ${valueOf(facts, factOf(own, 'deferral'))}. If a balance is left then, all of that interest is charged at once.`,
    ])
    .filter(Boolean)
  if (lines.length === 0)
    return {
      paragraphs: [
        'None of your debts has a lower rate with an end in my records. If one of yours has, add it to the debt on My Debts: the plan then counts the rate that follows.',
      ],
      facts: [],
      search: 'promotional rate ends deferred interest',
      next: 'What is deferred interest?',
    }
  return {
    paragraphs: [lines.join('\n'), 'Your plan already counts what comes then.'],
    facts,
    search: 'promotional rate ends deferred interest',
    next: 'Which debt should I pay first?',
  }
}

export const debtReplies: Record<string, ReplyMaker> = {
  total_debt: onDebts('start', totalDebt),
  highest_rate: highestRate,
  smallest_debt: smallestDebt,
  minimums: onDebts('minimum payment', minimums),
  interest_cost: onDebts('interest', interestCost),
  due_dates: dueDates,
  progress,
  promo_end: promotionEnds,
}
