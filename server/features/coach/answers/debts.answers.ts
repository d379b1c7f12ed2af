/** Answers about a person's debts today, all of them or those that are named. */
import type { Fact } from '#contracts/coach/coach.ts'
import { interestOfDebtCents, rateOfDebt } from '#engine/debts/balances/terms.ts'
import {
  byBalance,
  byRate,
  debtFacts,
  dueFacts,
  isEstimated,
  totalFacts,
} from '#server/features/facts/debts.facts.ts'
import { factsFor, has } from '#server/features/facts/fact.facts.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import { shortFacts } from '#server/features/facts/short.facts.ts'
import type { OwnDebt, Records } from '#server/features/facts/records.queries.ts'
import { topicOf } from '../topics.ts'
import { card, debtName, fact, languageOf, pick, say, titled, type Asked, type Draw } from './draw.ts'
import { namedDebts } from './named-debts.ts'
import { namedWhatIf } from './plan.answers.ts'
import { onDebts, saysAssumed, withoutDebts } from './without-debts.ts'

const own = (facts: readonly Fact[], { debt }: OwnDebt, ...parts: string[]) =>
  pick(facts, ...parts.map((part) => `debt.${debt.id}.${part}`))

/** Those that are named, else all but those that are to be left out. */
function meant(asked: Asked): { debts: OwnDebt[]; isAll: boolean } {
  const named = namedDebts(asked)
  const { debts } = asked.records
  if (named.length > 0) return { debts: named, isAll: false }
  const left = debts.filter(({ debt }) => !asked.slots.withoutIds.includes(debt.id))
  return { debts: left, isAll: left.length === debts.length }
}

/** The same figure of several debts in one card, with their sum where they are some of all. */
function listCard(
  asked: Asked,
  { title, part, debts }: { title: string; part: string; debts: readonly OwnDebt[] },
) {
  const facts = debts.flatMap((one) =>
    own([...debtFacts(asked.records, one), ...dueFacts(asked.records, one)], one, part),
  )
  return card(asked, titled(asked, title), { facts: facts, screen: 'debts' })
}

const sumFact = (records: Records, debts: readonly OwnDebt[]) =>
  factsFor(records, { id: 'some', source: 'records' }).money(
    'total',
    'together',
    debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0),
  )

const totalDebt: Draw = (asked) => {
  if (namedDebts(asked).length === 1) return balanceOfDebt(asked)
  const { records } = asked
  const { debts, isAll } = meant(asked)
  const facts = totalFacts(records)
  return {
    blocks: [
      ...(isAll
        ? card(asked, titled(asked, 'What you owe'), {
            facts: pick(facts, 'debts.total', 'debts.count', 'debts.paid'),
            screen: 'debts',
          })
        : debts.length > 1
          ? card(asked, titled(asked, 'Together'), { facts: [sumFact(records, debts)], screen: 'debts' })
          : []),
      ...listCard(asked, { title: 'Debt by debt', part: 'balance', debts: byRate(debts) }),
    ],
    next: 'debt_free_date',
  }
}

/** One debt as it stands; without a name, all of them. */
const balanceOfDebt: Draw = (asked) => {
  const named = namedDebts(asked)
  if (named.length === 0) return totalDebt(asked)
  return {
    blocks: named.flatMap((one) =>
      card(asked, one.debt.name, {
        facts: own(debtFacts(asked.records, one), one, 'balance', 'rate', 'minimum', 'due'),
        screen: 'debts',
      }),
    ),
    next: 'debt_ends',
  }
}

const howMany: Draw = (asked) => ({
  blocks: [
    ...card(asked, titled(asked, 'What you owe'), {
      facts: pick(totalFacts(asked.records), 'debts.count', 'debts.total'),
      screen: 'debts',
    }),
    ...listCard(asked, { title: 'Debt by debt', part: 'balance', debts: asked.records.debts }),
  ],
  next: 'which_first',
})

const highestRate: Draw = (asked) => {
  const known = byRate(meant(asked).debts).filter(({ lacksRate }) => !lacksRate)
  const [worst] = known
  if (!worst) return { blocks: say(asked, 'rates.none'), next: 'what_is_apr' }
  return {
    blocks: [
      ...(known.length > 1 ? say(asked, 'rates.highest', { name: debtName(asked.records, worst) }) : []),
      ...listCard(asked, { title: 'Yearly rates now', part: 'rate', debts: known }),
    ],
    next: 'negotiate_rate',
  }
}

/** Weighted by what is owed at each rate. */
const averageRate: Draw = (asked) => {
  const { records } = asked
  const known = records.debts.filter(({ lacksRate }) => !lacksRate)
  const owed = known.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0)
  if (owed === 0) return { blocks: say(asked, 'rates.none'), next: 'what_is_apr' }
  const weighted = known.reduce((sum, { payoff }) => sum + payoff.balanceCents * rateOfDebt(payoff, 1), 0)
  const make = factsFor(records, { id: 'rates', source: 'records' })
  return {
    blocks: card(asked, titled(asked, 'Yearly rates now'), {
      facts: [make.apr('average', 'average rate, by what you owe', Math.round(weighted / owed))],
      screen: 'debts',
    }),
    next: 'highest_rate',
  }
}

const smallestDebt: Draw = (asked) => {
  const [smallest] = byBalance(asked.records.debts)
  if (!smallest) return withoutDebts(asked)
  return {
    blocks: [
      ...card(asked, smallest.debt.name, {
        facts: own(debtFacts(asked.records, smallest), smallest, 'balance', 'rate', 'minimum'),
        screen: 'debts',
      }),
      ...say(asked, 'smallest.means'),
    ],
    next: 'compare_orders',
  }
}

const minimums: Draw = (asked) => {
  if (namedDebts(asked).length === 1) return paymentOfDebt(asked)
  const { records } = asked
  const { debts, isAll } = meant(asked)
  const facts = [...totalFacts(records), ...planFacts(records)]
  return {
    blocks: [
      ...(isAll
        ? card(asked, titled(asked, 'Your payments'), {
            facts: [...pick(facts, 'debts.minimums', 'plan.budget', 'plan.extra'), ...shortFacts(records)],
            screen: 'debts',
          })
        : []),
      ...listCard(asked, { title: 'Minimum payments', part: 'minimum', debts }),
      ...(debts.some(isEstimated) ? say(asked, 'minimums.estimated') : []),
    ],
    next: 'only_minimums',
  }
}

/** What the plan pays on a debt now. */
const paymentOfDebt: Draw = (asked) => {
  const named = namedDebts(asked)
  if (named.length === 0) return minimums(asked)
  return {
    blocks: named.flatMap((one) =>
      card(asked, one.debt.name, {
        facts: own(
          [...debtFacts(asked.records, one), ...dueFacts(asked.records, one)],
          one,
          'minimum',
          'planned',
          'due',
          'paidNow',
          'left',
          'uncovered',
        ),
        screen: 'debts',
      }),
    ),
    next: 'debt_ends',
  }
}

const interestCost: Draw = (asked) => {
  const whatIf = namedWhatIf(asked)
  if (whatIf) return whatIf
  const { records } = asked
  const named = namedDebts(asked)
  const facts = [...totalFacts(records), ...planFacts(records)]
  return {
    blocks: [
      ...named.flatMap((one) =>
        card(asked, one.debt.name, {
          facts: own(debtFacts(records, one), one, 'interest', 'rate'),
          screen: 'debts',
        }),
      ),
      ...(named.length > 0
        ? []
        : card(asked, titled(asked, 'Interest'), {
            facts: pick(facts, 'debts.interest', 'plan.own.interest', 'plan.own.date'),
            screen: 'plan',
          })),
      ...say(asked, 'interest.falls'),
    ],
    next: 'extra_payment',
  }
}

const DAYS_A_YEAR = 365
const MONTHS_A_YEAR = 12

/** A day's share of the interest: a twelfth of the year's interest a month, so a 365th of it a day. */
const interestADay: Draw = (asked) => {
  const whatIf = namedWhatIf(asked)
  if (whatIf) return whatIf
  const { records } = asked
  const { debts } = meant(asked)
  const month = debts.reduce((sum, { payoff }) => sum + interestOfDebtCents(payoff, 1), 0)
  const make = factsFor(records, { id: 'interestADay', source: 'records' })
  return {
    blocks: [
      ...card(asked, titled(asked, 'Interest'), {
        facts: [
          make.exactMoney(
            'day',
            'interest of one day at today’s balances',
            Math.round((month * MONTHS_A_YEAR) / DAYS_A_YEAR),
          ),
          make.money('month', 'interest of one month at today’s balances', month),
        ],
        screen: 'debts',
      }),
      ...say(asked, 'interest.falls'),
    ],
    next: 'interest_cost',
  }
}

const dueDates: Draw = (asked) => {
  const { records } = asked
  const dated = meant(asked)
    .debts.filter((one) => dueFacts(records, one).length > 0)
    .toSorted((a, b) => (a.minimum.dueOn < b.minimum.dueOn ? -1 : 1))
  if (dated.length === 0) return { blocks: say(asked, 'due.none'), next: 'edit_debt' }
  return {
    blocks: dated.flatMap((one) => {
      const facts = [...debtFacts(records, one), ...dueFacts(records, one)]
      const isPaidNow = has(facts, `debt.${one.debt.id}.paidNow`)
      const parts = isPaidNow
        ? ['due', 'paidNow', 'left', 'uncovered']
        : ['due', 'minimum', 'planned', 'uncovered']
      return card(asked, one.debt.name, { facts: own(facts, one, ...parts), screen: 'debts' })
    }),
    next: 'minimums',
  }
}

/** Without a payment that was recorded, nothing is known of what was paid. */
const nothingRecorded: Draw = (asked) => ({
  blocks: say(asked, 'paid.none'),
  choices: [topicOf('record_payment').example[languageOf(asked)]],
})

const progress: Draw = (asked) => {
  const facts = totalFacts(asked.records)
  if (!has(facts, 'debts.percent')) return withoutDebts(asked)
  const isNothing = fact(facts, 'debts.percent')?.value === '0%'
  if (isNothing && asked.records.debts.every(({ paid }) => paid.length === 0)) return nothingRecorded(asked)
  return {
    blocks: [
      ...card(asked, titled(asked, 'Paid so far'), {
        facts: pick(facts, 'debts.paid', 'debts.percent', 'debts.total'),
        screen: 'debts',
      }),
      ...say(asked, 'progress.moves'),
    ],
    next: 'debt_free_date',
  }
}

/** The months in which something was paid, of the debts that are meant. */
const paidWhen: Draw = (asked) => {
  const { debts } = meant(asked)
  const cards = debts.flatMap((one) => {
    const last = one.paid.at(-1)
    if (!last) return []
    const make = factsFor(asked.records, { id: `debt.${one.debt.id}`, of: one.debt.name, source: 'records' })
    return card(asked, one.debt.name, {
      facts: [
        make.date('paidIn', 'month of the last payment', `${last.month}-01`),
        make.money('paidThen', 'paid in it', last.cents),
      ],
      screen: 'debts',
    })
  })
  return {
    blocks: [...cards, ...say(asked, cards.length > 0 ? 'paid.history' : 'paid.none')],
    next: 'progress',
  }
}

const promotionEnds: Draw = (asked) => {
  const { records } = asked
  const cards = meant(asked).debts.flatMap((one) => {
    const facts = debtFacts(records, one).filter(({ id }) =>
      /\.(?:promotion|deferral)(?:\.|$)/.test(id.slice(`debt.${one.debt.id}`.length)),
    )
    return card(asked, one.debt.name, { facts: facts, screen: 'debts' })
  })
  return {
    blocks: cards.length > 0 ? [...cards, ...say(asked, 'offers.counted')] : say(asked, 'offers.none'),
    next: cards.length > 0 ? 'which_first' : 'deferred_interest',
  }
}

export const debtAnswers: Record<string, Draw> = {
  total_debt: onDebts(totalDebt),
  balance_of_debt: onDebts(balanceOfDebt),
  how_many_debts: onDebts(howMany),
  highest_rate: onDebts(highestRate),
  average_rate: onDebts(averageRate),
  smallest_debt: smallestDebt,
  minimums: onDebts(minimums),
  payment_of_debt: onDebts(paymentOfDebt),
  interest_cost: onDebts(saysAssumed(interestCost)),
  interest_on_debt: onDebts(saysAssumed(interestCost)),
  interest_a_day: onDebts(saysAssumed(interestADay)),
  due_dates: onDebts(dueDates),
  progress,
  paid_when: onDebts(paidWhen),
  promo_end: onDebts(promotionEnds),
}
