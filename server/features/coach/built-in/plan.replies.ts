/** Answers about the plan's outcome. For a plan without an end they name what would end it. */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import { debtFacts, firstOfPlan, namedDebt } from '#server/features/facts/debts.facts.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { endingOffer, mostUseful, offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import { noEnd } from '#server/features/facts/no-end.facts.ts'
import {
  comparison,
  goneFacts,
  lessPaymentFacts,
  lumpSumFacts,
  morePaymentFacts,
  orderFacts,
  planFacts,
  rangeFacts,
  rescueFacts,
  shownOrderDifference,
  targetFacts,
} from '#server/features/facts/plan.facts.ts'
import { planInput, type Records } from '#server/features/facts/records.queries.ts'
import {
  askedCents,
  askedMonthlyCents,
  askedMonths,
  asksForLess,
  asksForMore,
  asksForNoExtra,
  asksForOnce,
  asksForTotal,
} from './asked-amounts.ts'
import { onDebts, saysAssumed, withoutDebts, type Reply, type ReplyMaker } from './reply.ts'

/** The assumption behind every date. */
function restsOn(facts: readonly Fact[], of: 'plan' | 'more' | 'less' = 'plan'): string {
  return `This counts ${valueOf(facts, `${of}.budget`)} a month, ${valueOf(facts, `${of}.extra`)} of it above the minimums, ${valueOf(facts, 'plan.order')}, and no new charges.`
}

/** For a plan without an end date: why, and what would end it. `tried` is another extra amount that was asked about. */
function withoutEnd(records: Records, tried?: { text: string; extraCents: number }): Reply {
  const why = noEnd(records, outlinePayoff(planInput(records, tried?.extraCents)))
  const facts = [...rescueFacts(records), ...why.facts]
  return {
    paragraphs: [
      tried?.text,
      `${why.text} This can be mended.`,
      `${valueOf(facts, 'rescue.budget')} a month in all would end the debts. That is ${valueOf(facts, 'rescue.add')} more than now.`,
      'If that is out of reach, open Every Way Out. It shows each way for your own debts side by side, with what it costs and does.',
      'A nonprofit credit counselor can look at it with you. A first talk costs little or nothing.',
    ],
    facts,
    search: 'credit counseling lower rates hardship',
    next: 'What is credit counseling?',
  }
}

const debtFreeDate: ReplyMaker = (asked) => {
  const { records } = asked
  // "How long if I pay 100 more?" asks for the date with it.
  if (asksForMore(asked.question) || asksForLess(asked.question)) return extraPayment(asked)
  const one = namedDebt(records, asked.question)
  const gone = one ? goneFacts(records, one) : []
  const facts = [...planFacts(records), ...rangeFacts(records), ...gone]
  if (!has(facts, 'plan.own.date')) return withoutEnd(records)
  return {
    paragraphs: [
      one &&
        gone.length > 0 &&
        `${one.debt.name} could be paid off in ${valueOf(facts, `debt.${one.debt.id}.gone`)}, in ${valueOf(facts, `debt.${one.debt.id}.months`)}.`,
      `You could be debt-free in ${valueOf(facts, 'plan.own.date')}, in ${valueOf(facts, 'plan.own.months')}.`,
      has(facts, 'plan.range.from') &&
        `Lenders count interest in different ways: it could be between ${valueOf(facts, 'plan.range.from')} and ${valueOf(facts, 'plan.range.to')}, most likely ${valueOf(facts, 'plan.own.date')}.`,
      restsOn(facts),
      `Interest until then comes to ${valueOf(facts, 'plan.own.interest')}.`,
    ],
    facts,
    search: 'payoff plan extra payment',
    next: 'What if I pay a little more each month?',
  }
}

const whichFirst: ReplyMaker = ({ records }) => {
  const first = firstOfPlan(records)
  if (!first) return withoutDebts('which debt first', records)
  const facts = [...debtFacts(records, first), ...planFacts(records)]
  const balance = valueOf(facts, `debt.${first.debt.id}.balance`)
  const rate = has(facts, `debt.${first.debt.id}.rate`)
    ? ` at ${valueOf(facts, `debt.${first.debt.id}.rate`)}`
    : ''
  const ending = endingOffer(records)
  const offer = offerToPutFirst(records)
  const cheaper =
    offer &&
    `Putting ${offer.names} first costs ${offer.saved} less, ${offer.reason}. You can set your own order on My Debts. ${offer.more}`.trim()
  const until =
    records.order === 'leastInterest'
      ? 'Pay each minimum, then put everything extra on this debt for now. As offers end, the extra moves: My Debts lists who gets it each month.'
      : 'Pay each minimum, then put everything extra on this debt until it is paid off.'
  return {
    paragraphs: [
      `In your plan, ${first.debt.name} comes first: ${balance}${rate}.`,
      `You chose ${valueOf(facts, 'plan.order')}. ${cheaper ?? until}`,
      ending?.text,
    ],
    facts: [...facts, ...(offer?.facts ?? []), ...(ending?.facts ?? [])],
    search: 'snowball avalanche which debt first',
    next: 'Should I use avalanche or snowball?',
  }
}

/** The difference between the two orders, of the sums as they are shown. */
function orderSentence(records: Records, facts: readonly Fact[]): string {
  const saved = shownOrderDifference(comparison(records)) ?? 0
  if (saved === 0) return 'Both cost the same here, so take the one that keeps you going.'
  const difference = valueOf(facts, 'plan.difference')
  return saved > 0
    ? `The difference in interest is ${difference}. If an early win keeps you going, that may be worth it to you.`
    : `Here smallest balance first costs less, by ${difference}. This can happen when a low rate ends.`
}

const compareOrders: ReplyMaker = ({ records }) => {
  const facts = orderFacts(records)
  const lineOf = (name: string, id: string) =>
    has(facts, `plan.${id}.date`)
      ? `${name}: done in ${valueOf(facts, `plan.${id}.date`)}, with ${valueOf(facts, `plan.${id}.interest`)} of interest.`
      : `${name}: no end date with what you pay now.`
  const ended = ['avalanche', 'snowball'].filter((id) => has(facts, `plan.${id}.date`)).length
  if (ended === 0) return withoutEnd(records)
  return {
    paragraphs: [
      lineOf('Highest rate first', 'avalanche'),
      lineOf('Smallest balance first', 'snowball'),
      ended === 2 && orderSentence(records, facts),
    ],
    facts,
    search: 'snowball vs avalanche',
    next: 'Which debt should I pay first?',
  }
}

/** Less than now: later and dearer, and never under the minimums. */
function lessPayment(records: Records, asked: number): Reply {
  const facts = [...lessPaymentFacts(records, asked), ...planFacts(records)]
  const rest = { facts, search: 'minimum payment', next: 'What is a hardship program?' }
  if (asked > records.extraCents || records.extraCents === 0)
    return {
      ...rest,
      paragraphs: [
        `Your plan pays ${valueOf(facts, 'plan.extra')} a month above the minimums. Less than that would be under your minimum payments, which come to ${valueOf(facts, 'less.minimums')}.`,
        'Paying under a minimum can cost a late fee and a mark on your report. If the minimums are too much, call the lender before the due date and ask for a hardship program.',
      ],
    }
  const cut = valueOf(facts, 'less.cut')
  if (!has(facts, 'plan.less.date')) {
    const why = noEnd(records, outlinePayoff(planInput(records, records.extraCents - asked)))
    return {
      ...rest,
      facts: [...facts, ...why.facts],
      paragraphs: [`With ${cut} less a month there is no end date. ${why.text}`, restsOn(facts, 'less')],
    }
  }
  return {
    ...rest,
    paragraphs: [
      `With ${cut} less a month you could be debt-free in ${valueOf(facts, 'plan.less.date')}.${
        has(facts, 'less.later')
          ? ` That is ${valueOf(facts, 'less.later')} later, and costs ${valueOf(facts, 'less.cost')} more interest.`
          : ''
      }`,
      restsOn(facts, 'less'),
    ],
    next: 'Which debt should I pay first?',
  }
}

/** The amount is missing: it is asked for, never made up. */
const howMuchMore: Reply = {
  paragraphs: ['How much more a month? Choose one of these, or type your own amount.'],
  facts: [],
  search: null,
  next: null,
  choices: [25, 50, 100].map((dollars) => `What if I pay $${dollars} more a month?`),
}
const howMuchLess: Reply = {
  ...howMuchMore,
  paragraphs: ['How much less a month? Choose one of these, or type your own amount.'],
  choices: [
    'What if I pay $25 less a month?',
    'What if I pay $50 less a month?',
    'What if I stop paying the extra?',
  ],
}

/** The change of the monthly payment in the question, in cents; below 0 where it names a lower total. */
function addedCents(records: Records, question: string, cents: number): number {
  if (!asksForTotal(question)) return cents
  return cents - startingMinimumsCents(planInput(records)) - records.extraCents
}

const extraPayment: ReplyMaker = (asked) => {
  const { records, question } = asked
  if (asksForOnce(question)) return windfall(asked)
  const asksForNone = asksForNoExtra(question)
  const cents = asksForNone ? records.extraCents : askedMonthlyCents(question)
  if (asksForLess(question)) {
    // Without an extra, any less is under the minimums.
    if (cents === null && records.extraCents > 0) return howMuchLess
    return lessPayment(records, cents ?? 0)
  }
  if (cents === null) return howMuchMore
  const addCents = addedCents(records, question, cents)
  if (addCents < 0) return lessPayment(records, -addCents)
  // The amount in the question is paid already.
  if (addCents === 0) return debtFreeDate({ records, question: '' })
  const facts = [...morePaymentFacts(records, addCents), ...planFacts(records)]
  const add = valueOf(facts, 'more.add')
  if (!has(facts, 'plan.more.date')) {
    const tried = {
      text: `With ${add} more a month there is no end date yet.`,
      extraCents: records.extraCents + addCents,
    }
    const reply = withoutEnd(records, tried)
    return { ...reply, facts: [...facts, ...reply.facts] }
  }
  if (!has(facts, 'more.sooner'))
    return {
      paragraphs: [
        `With ${add} more a month your debts could end in ${valueOf(facts, 'plan.more.date')}. With what you pay now there is no end date.`,
        restsOn(facts, 'more'),
      ],
      facts,
      search: 'extra payment',
      next: 'Which debt should I pay first?',
    }
  return {
    paragraphs: [
      `With ${add} more a month you could be debt-free in ${valueOf(facts, 'plan.more.date')}. That is ${valueOf(facts, 'more.sooner')} sooner, and saves ${valueOf(facts, 'more.saved')} of interest.`,
      restsOn(facts, 'more'),
    ],
    facts,
    search: 'finding extra money',
    next: 'How can I earn extra money?',
  }
}

const targetDate: ReplyMaker = ({ records, question }) => {
  const months = askedMonths(question, records.plan.firstMonth)
  if (months === null)
    return {
      paragraphs: ['By when? Choose one of these, or type a number of months or years, or a month and year.'],
      facts: [],
      search: 'payoff plan',
      next: null,
      choices: [2, 3, 5].map((years) => `How much must I pay to be done in ${years} years?`),
    }
  const facts = [...targetFacts(records, months), ...planFacts(records)]
  return {
    paragraphs: [
      `To be done within ${valueOf(facts, 'target.months')}, by ${valueOf(facts, 'target.date')}, it takes ${valueOf(facts, 'target.budget')} a month in all.`,
      has(facts, 'target.add')
        ? `That is ${valueOf(facts, 'target.add')} more than you pay now.`
        : 'You pay that already.',
      `This counts ${valueOf(facts, 'plan.order')}, and no new charges.`,
    ],
    facts,
    search: 'finding extra money',
    next: 'Where can I cut my spending?',
  }
}

const onlyMinimums: ReplyMaker = ({ records }) => {
  const facts = planFacts(records)
  if (!has(facts, 'plan.minimums.date'))
    return {
      paragraphs: [
        'With minimum payments alone, your debts do not end in any time that can be planned for: most of each payment is interest.',
        has(facts, 'plan.own.date') && `With your plan they end in ${valueOf(facts, 'plan.own.date')}.`,
      ],
      facts,
      search: 'minimum payment',
      next: 'What if I pay a little more each month?',
    }
  return {
    paragraphs: [
      `With minimum payments alone you would be done in ${valueOf(facts, 'plan.minimums.date')}, after ${valueOf(facts, 'plan.minimums.months')} and ${valueOf(facts, 'plan.minimums.interest')} of interest.`,
      has(facts, 'plan.saved') &&
        `Your plan ends in ${valueOf(facts, 'plan.own.date')} and saves ${valueOf(facts, 'plan.saved')} of interest.`,
    ],
    facts,
    search: 'minimum payment',
    next: 'Which debt should I pay first?',
  }
}

const windfall: ReplyMaker = ({ records, question }) => {
  const cents = askedCents(question)
  if (cents === null)
    return {
      paragraphs: [
        `If you have no savings at all, keep some of it for what you cannot foresee. The rest does most on ${mostUseful(records)}.`,
        'How much is it? Choose one of these or type your own amount, and I can say what it does to your date.',
      ],
      facts: [],
      search: 'emergency fund first',
      next: null,
      choices: ['$500', '$1,000', '$2,000'].map((sum) => `What if I pay ${sum} at once?`),
    }
  const facts = lumpSumFacts(records, cents)
  if (!has(facts, 'plan.once.date')) {
    const tried = {
      text: `${valueOf(facts, 'once.sum')} paid at once does not end the debts by itself.`,
      extraCents: records.extraCents,
    }
    const reply = withoutEnd(records, tried)
    return { ...reply, facts: [...facts, ...reply.facts] }
  }
  if (!has(facts, 'once.sooner'))
    return {
      paragraphs: [
        `With ${valueOf(facts, 'once.sum')} paid at once, your debts could end in ${valueOf(facts, 'plan.once.date')}. Without it there is no end date.`,
      ],
      facts,
      search: 'emergency fund first',
      next: 'Which debt should I pay first?',
    }
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

const onPlan = (search: string, make: ReplyMaker) => onDebts(search, saysAssumed(make))

export const planReplies: Record<string, ReplyMaker> = {
  debt_free_date: onPlan('payoff plan', debtFreeDate),
  which_first: saysAssumed(whichFirst),
  compare_orders: onPlan('snowball avalanche', compareOrders),
  extra_payment: onPlan('extra payment', extraPayment),
  target_date: onPlan('payoff plan', targetDate),
  only_minimums: onPlan('minimum payment', onlyMinimums),
  windfall: onPlan('emergency fund', windfall),
}
