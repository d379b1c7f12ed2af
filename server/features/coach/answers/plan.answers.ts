/** Answers about the outcome of the plan, as it is and with a change. For a plan without an end they name what would end it. */
import type { AnswerBlock, Fact } from '#contracts/coach/coach.ts'
import { outlinePayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { debtFacts, firstOfPlan } from '#server/features/facts/debts.facts.ts'
import { has } from '#server/features/facts/fact.facts.ts'
import { noEnd } from '#server/features/facts/no-end.facts.ts'
import { endingOffer, offerToPutFirst } from '#server/features/facts/offers.facts.ts'
import {
  comparison,
  goneFacts,
  lessPaymentFacts,
  morePaymentFacts,
  orderFacts,
  planFacts,
  rangeFacts,
  rescueFacts,
  shownOrderDifference,
} from '#server/features/facts/plan.facts.ts'
import { planInput } from '#server/features/facts/records.queries.ts'
import { namedDebts } from './named-debts.ts'
import {
  card,
  debtName,
  fact,
  inQuestion,
  pick,
  say,
  titled,
  type Asked,
  type Draw,
  type Drawn,
} from './draw.ts'
import { changedForMonths, oncePayment, onOneDebt, payInstead } from './what-if.answers.ts'
import { onDebts, saysAssumed, withoutDebts } from './without-debts.ts'

/** What every date rests on. */
const restsOn = (asked: Asked, facts: readonly Fact[], of: 'plan' | 'more' | 'less' = 'plan') =>
  say(asked, 'plan.restsOn', {
    budget: fact(facts, `${of}.budget`),
    extra: fact(facts, `${of}.extra`),
    order: fact(facts, 'plan.order'),
  })

/** Why a plan has no end, and what would end it. */
function withoutEnd(asked: Asked, tried: AnswerBlock[] = [], extraCents = asked.records.extraCents): Drawn {
  const { records } = asked
  const why = noEnd(records, outlinePayoff(planInput(records, extraCents)))
  return {
    blocks: [
      ...tried,
      ...say(asked, `noEnd.${why.kind}`, {
        from: fact(why.facts, 'noEnd.from'),
        years: fact(why.facts, 'noEnd.years'),
      }),
      ...card(asked, titled(asked, 'What would end it'), { facts: rescueFacts(records), screen: 'waysOut' }),
      ...say(asked, 'noEnd.help'),
    ],
    next: 'ways_out_mine',
  }
}

const outcome = (facts: readonly Fact[], id: string) =>
  pick(facts, `plan.${id}.date`, `plan.${id}.months`, `plan.${id}.interest`)

const debtFreeDate: Draw = (asked) => {
  const { records } = asked
  // "How long if I pay 100 more?" asks for the date with it.
  const whatIf = namedWhatIf(asked)
  if (whatIf) return whatIf
  const facts = [...planFacts(records), ...rangeFacts(records)]
  const own = namedDebts(asked).flatMap((one) =>
    card(asked, one.debt.name, { facts: goneFacts(records, one), screen: 'plan' }),
  )
  if (own.length === 0 && !has(facts, 'plan.own.date')) return withoutEnd(asked)
  return {
    blocks: [
      ...own,
      ...card(asked, titled(asked, 'Your plan'), { facts: outcome(facts, 'own'), screen: 'plan' }),
      ...say(asked, 'plan.range', { from: fact(facts, 'plan.range.from'), to: fact(facts, 'plan.range.to') }),
      ...restsOn(asked, facts),
    ],
    next: 'extra_payment',
  }
}

/** When one named debt is paid off; of none that is named, all of them. */
const debtEnds: Draw = (asked) => {
  const { records } = asked
  const whatIf = namedWhatIf(asked)
  if (whatIf) return whatIf
  const named = namedDebts(asked)
  const asks = named.length > 0 ? named : records.debts
  const cards = asks.flatMap((one) =>
    card(asked, one.debt.name, { facts: goneFacts(records, one), screen: 'plan' }),
  )
  return cards.length === 0
    ? withoutEnd(asked)
    : { blocks: [...cards, ...restsOn(asked, planFacts(records))], next: 'debt_free_date' }
}

const whichFirst: Draw = (asked) => {
  const { records } = asked
  const first = firstOfPlan(records)
  if (!first) return withoutDebts(asked)
  const facts = [...debtFacts(records, first), ...planFacts(records)]
  const offer = offerToPutFirst(records)
  const ending = endingOffer(records)
  const { id } = first.debt
  return {
    blocks: [
      ...say(asked, 'first.is', { name: debtName(records, first) }),
      ...card(asked, first.debt.name, {
        facts: pick(facts, `debt.${id}.balance`, `debt.${id}.rate`, `debt.${id}.minimum`),
        screen: 'plan',
      }),
      ...(offer
        ? [
            ...say(asked, 'first.offer', {
              name: debtName(records, offer.own),
              saved: fact(offer.facts, 'offerFirst.saved'),
            }),
            ...say(asked, 'first.least', { saved: fact(offer.facts, 'leastInterest.saved') }),
          ]
        : say(asked, records.order === 'leastInterest' ? 'first.untilMoves' : 'first.until', {
            order: fact(facts, 'plan.order'),
          })),
      ...(ending
        ? card(asked, titled(asked, 'An offer that ends with something owed'), {
            facts: ending.facts,
            screen: 'plan',
          })
        : []),
    ],
    next: 'compare_orders',
  }
}

const compareOrders: Draw = (asked) => {
  const { records } = asked
  const facts = orderFacts(records)
  const ended = ['avalanche', 'snowball'].filter((id) => has(facts, `plan.${id}.date`))
  if (ended.length === 0) return withoutEnd(asked)
  const saved = shownOrderDifference(comparison(records)) ?? 0
  const verdict = saved === 0 ? 'orders.same' : saved > 0 ? 'orders.highestCheaper' : 'orders.smallestCheaper'
  return {
    blocks: [
      ...card(asked, titled(asked, 'Highest rate first'), {
        facts: outcome(facts, 'avalanche'),
        screen: 'plan',
      }),
      ...card(asked, titled(asked, 'Smallest balance first'), {
        facts: outcome(facts, 'snowball'),
        screen: 'plan',
      }),
      ...(ended.length === 2
        ? say(asked, verdict, { difference: fact(facts, 'plan.difference') })
        : say(asked, 'orders.oneEnds')),
    ],
    next: 'which_first',
  }
}

/** Less than now: later and dearer, and never under the minimums. */
function lessPayment(asked: Asked, cents: number): Drawn {
  const { records } = asked
  const facts = [...lessPaymentFacts(records, cents), ...planFacts(records)]
  const rest = { next: 'hardship' }
  if (cents > records.extraCents || records.extraCents === 0)
    return {
      ...rest,
      blocks: [
        ...card(asked, titled(asked, 'Your payments'), {
          facts: pick(facts, 'plan.extra', 'less.minimums'),
          screen: 'debts',
        }),
        ...say(asked, 'less.underMinimums'),
      ],
    }
  if (!has(facts, 'plan.less.date'))
    return withoutEnd(
      asked,
      say(asked, 'less.noEnd', { cut: fact(facts, 'less.cut') }),
      records.extraCents - cents,
    )
  return {
    ...rest,
    blocks: [
      ...card(asked, titled(asked, 'With less a month'), {
        facts: [
          ...pick(facts, 'less.cut'),
          ...outcome(facts, 'less'),
          ...pick(facts, 'less.later', 'less.cost'),
        ],
        screen: 'plan',
        before: facts.filter(({ id }) => id.startsWith('plan.own.')),
        keep: `extra=${centsToTyped(records.extraCents - cents)}`,
      }),
      ...restsOn(asked, facts, 'less'),
    ],
  }
}

/** The amount is missing: it is asked for, never made up. */
const howMuch = (asked: Asked, kind: 'more' | 'less'): Drawn => ({
  blocks: say(asked, `ask.${kind}`),
  choices: inQuestion(asked, ({ questions }) =>
    kind === 'more'
      ? [25, 50, 100].map((dollars) => questions.more(dollars))
      : [...[25, 50].map((dollars) => questions.less(dollars)), questions.stopExtra],
  ),
})

/** The change of the monthly payment, in cents; below 0 where the message names a lower total. */
function addedCents({ records, slots }: Asked, cents: number): number {
  if (slots.change !== 'total') return cents
  return cents - startingMinimumsCents(planInput(records)) - records.extraCents
}

function morePayment(asked: Asked, addCents: number): Drawn {
  const { records } = asked
  const facts = [...morePaymentFacts(records, addCents), ...planFacts(records)]
  if (!has(facts, 'plan.more.date'))
    return withoutEnd(
      asked,
      say(asked, 'more.noEnd', { add: fact(facts, 'more.add') }),
      records.extraCents + addCents,
    )
  return {
    blocks: [
      ...card(asked, titled(asked, 'With more a month'), {
        facts: [
          ...pick(facts, 'more.add'),
          ...outcome(facts, 'more'),
          ...pick(facts, 'more.sooner', 'more.saved'),
        ],
        screen: 'plan',
        before: facts.filter(({ id }) => id.startsWith('plan.own.')),
        keep: `extra=${centsToTyped(records.extraCents + addCents)}`,
      }),
      ...(has(facts, 'more.sooner') ? [] : say(asked, 'more.endsOnlyWithIt')),
      ...restsOn(asked, facts, 'more'),
    ],
    next: 'extra_money',
  }
}

/** The what-if that a message names, whichever of the topics about the plan it is; null where it names none. */
export function namedWhatIf(asked: Asked): Drawn | null {
  const { records, slots } = asked
  const { change, monthlyCents } = slots
  if (slots.insteadOfIds.length > 0 && slots.debtIds.length > 0 && !slots.isOnce) return payInstead(asked)
  const lasts = slots.forMonths !== null || (slots.fromMonth ?? 1) > 1
  if (change === 'noExtra')
    return lasts && records.extraCents > 0
      ? changedForMonths(asked, {
          cents: -records.extraCents,
          months: slots.forMonths,
          from: slots.fromMonth ?? 1,
        })
      : lessPayment(asked, records.extraCents)
  // Without an extra, any less is under the minimums.
  if (change === 'less')
    return monthlyCents === null && records.extraCents > 0
      ? howMuch(asked, 'less')
      : lessPayment(asked, monthlyCents ?? 0)
  if (slots.isOnce) return oncePayment(asked)
  if (monthlyCents === null || change === null) return null
  const addCents = addedCents(asked, monthlyCents)
  if (addCents < 0) return lessPayment(asked, -addCents)
  if (addCents === 0) return null
  if (lasts)
    return changedForMonths(asked, { cents: addCents, months: slots.forMonths, from: slots.fromMonth ?? 1 })
  if (slots.debtIds.length === 1) return onOneDebt(asked, slots.debtIds[0]!, addCents)
  return morePayment(asked, addCents)
}

const extraPayment: Draw = (asked) => {
  const { slots } = asked
  const found = namedWhatIf(asked)
  if (found) return found
  if (slots.monthlyCents === null) return howMuch(asked, 'more')
  // The amount is paid already, or is one more where the message does not say so.
  return slots.change === null
    ? morePayment(asked, slots.monthlyCents)
    : debtFreeDate({ ...asked, slots: { ...slots, change: null } })
}

/** Money once, unless the message names another change. */
const windfall: Draw = (asked) =>
  asked.slots.change === 'noExtra' || asked.slots.change === 'less'
    ? (namedWhatIf(asked) ?? oncePayment(asked))
    : oncePayment(asked)

const onlyMinimums: Draw = (asked) => {
  const facts = planFacts(asked.records)
  // Without the extra alone, what a paid-off debt frees still goes to the next one.
  const withoutExtra =
    asked.slots.change === 'noExtra' && asked.records.extraCents > 0
      ? lessPayment(asked, asked.records.extraCents).blocks
      : []
  return {
    blocks: [
      ...withoutExtra,
      ...(has(facts, 'plan.minimums.date') ? [] : say(asked, 'minimums.noEnd')),
      ...card(asked, titled(asked, 'With minimum payments alone'), { facts: outcome(facts, 'minimums') }),
      ...card(asked, titled(asked, 'Your plan'), {
        facts: [...outcome(facts, 'own'), ...pick(facts, 'plan.saved')],
        screen: 'plan',
      }),
    ],
    next: 'extra_payment',
  }
}

const dateRange: Draw = (asked) => {
  const whatIf = namedWhatIf(asked)
  if (whatIf) return whatIf
  const facts = [...planFacts(asked.records), ...rangeFacts(asked.records)]
  if (!has(facts, 'plan.own.date')) return withoutEnd(asked)
  return {
    blocks: [
      ...card(asked, titled(asked, 'Your plan'), {
        facts: pick(facts, 'plan.own.date', 'plan.range.from', 'plan.range.to'),
        screen: 'plan',
      }),
      ...say(asked, has(facts, 'plan.range.from') ? 'range.why' : 'range.narrow'),
    ],
    next: 'accuracy',
  }
}

/** The plan of least interest, and every way out: worked out on the screen that shows them whole. */
const leastInterest: Draw = (asked) => {
  const offer = offerToPutFirst(asked.records)
  return {
    blocks: [
      ...say(asked, 'least.is'),
      ...card(asked, titled(asked, 'Your plan'), {
        facts: outcome(planFacts(asked.records), 'own'),
        screen: 'plan',
      }),
      ...say(asked, 'first.least', { saved: offer ? fact(offer.facts, 'leastInterest.saved') : undefined }),
    ],
    next: 'compare_orders',
  }
}
const waysOut: Draw = (asked) => {
  const facts = planFacts(asked.records)
  return {
    blocks: [
      ...say(asked, 'waysOut.is'),
      ...card(asked, titled(asked, 'Your plan'), { facts: outcome(facts, 'own'), screen: 'waysOut' }),
      ...(has(facts, 'plan.own.date') ? [] : say(asked, 'whatIf.noEnd')),
    ],
    next: 'credit_counseling',
  }
}

const onPlan = (draw: Draw) => onDebts(saysAssumed(draw))

export const planAnswers: Record<string, Draw> = {
  debt_free_date: onPlan(debtFreeDate),
  debt_ends: onPlan(debtEnds),
  which_first: saysAssumed(whichFirst),
  compare_orders: onPlan(compareOrders),
  extra_payment: onPlan(extraPayment),
  once_payment: onPlan(windfall),
  windfall: onPlan(windfall),
  only_minimums: onPlan(onlyMinimums),
  date_range: onPlan(dateRange),
  least_interest_plan: onPlan(leastInterest),
  ways_out_mine: onDebts(waysOut),
}
