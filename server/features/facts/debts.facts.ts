/** A person's debts today: each and all of them. */
import type { Fact } from '#contracts/coach/coach.ts'
import { askedNow } from '#engine/debts/cash/asked-now.ts'
import { creditUtilization } from '#engine/credit/utilization.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { assumedRate } from '#engine/debts/start/this-month.ts'
import { payoffProgress, progressFigures } from '#engine/debts/progress.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { settled } from '#engine/debts/run/settled.ts'
import { interestOfDebtCents, rateOfDebt } from '#engine/debts/balances/terms.ts'
import { factsFor } from './fact.facts.ts'
import { minimumsCents, type OwnDebt, planInput, type Records } from './records.queries.ts'

const rateNow = ({ payoff }: OwnDebt) => rateOfDebt(payoff, 1)
const interestNow = ({ payoff }: OwnDebt) => interestOfDebtCents(payoff, 1)

/** Highest rate first; equal rates by the smaller balance. */
export function byRate(debts: readonly OwnDebt[]): OwnDebt[] {
  return debts.toSorted((a, b) => rateNow(b) - rateNow(a) || a.payoff.balanceCents - b.payoff.balanceCents)
}

/** Smallest balance first; equal ones by the higher rate. */
export function byBalance(debts: readonly OwnDebt[]): OwnDebt[] {
  return debts.toSorted((a, b) => a.payoff.balanceCents - b.payoff.balanceCents || rateNow(b) - rateNow(a))
}

/** The debt that the plan's order puts first; undefined where nothing is owed. */
export function firstOfPlan(records: Records): OwnDebt | undefined {
  if (records.order === 'avalanche') return byRate(records.debts)[0]
  if (records.order === 'snowball') return byBalance(records.debts)[0]
  const first = firstInOrder(records.plan.debts, settled(planInput(records)).order, 1)
  return records.debts.find(({ debt }) => debt.id === first)
}

/** One debt: balance, rate, minimum and interest of a month, next due date, end of an offer. Ids begin with debt.<id>. */
export function debtFacts(records: Records, own: OwnDebt): Fact[] {
  const { debt, payoff, minimum, lacksRate } = own
  const make = factsFor(records, { id: `debt.${debt.id}`, of: debt.name, source: 'records' })
  return [
    make.money('balance', 'balance', payoff.balanceCents),
    ...(lacksRate
      ? assumedFacts(records, own)
      : [make.apr('rate', debt.balances ? 'highest APR now' : 'APR now', rateNow(own))]),
    make.money('minimum', isEstimated(own) ? 'minimum payment, estimated' : 'minimum payment', minimum.cents),
    make.money('interest', 'interest of one month at today’s balance', interestNow(own)),
    ...(own.isDueDayKnown ? [make.date('due', 'payment due', minimum.dueOn)] : []),
    ...endsFacts(records, own),
  ]
}

/** The rate that is counted for a debt whose own is not known; empty where none is. */
function assumedFacts(records: Records, { debt }: OwnDebt): Fact[] {
  const rate = assumedRate(toDebt(debt))
  const make = factsFor(records, { id: `debt.${debt.id}`, of: debt.name, source: 'plan' })
  return rate ? [make.apr('assumedRate', 'APR assumed, as its own is not known', rate.aprPpm)] : []
}

/**
 * What is due next on a debt: the day, what is paid by then (by the plan, or by the short month that has a say in it), how
 * much of that is paid or left, and what the short month does not cover. Empty where no due day is known and nothing is
 * paid. Ids begin with debt.<id>.
 */
export function dueFacts(records: Records, { debt, minimum, isDueDayKnown }: OwnDebt): Fact[] {
  const open = askedNow(records.plan.due, records.short).find(({ debtId }) => debtId === debt.id)
  if (!open || (!isDueDayKnown && open.paidCents === 0 && open.short === null)) return []
  const { plannedCents, paidCents, leftCents, short } = open
  const of = { id: `debt.${debt.id}`, of: debt.name }
  const own = factsFor(records, { ...of, source: 'records' })
  const plan = short === null ? factsFor(records, { ...of, source: 'plan' }) : own
  const words = short === null ? planWords : shortWords
  return [
    ...(isDueDayKnown ? [] : [own.date('due', 'payment due', minimum.dueOn)]),
    plan.money('planned', words.planned, plannedCents),
    ...(paidCents === 0
      ? []
      : [
          own.money('paidNow', 'paid of that so far', paidCents),
          ...(leftCents === 0 ? [] : [plan.money('left', words.left, leftCents)]),
        ]),
    ...(short === null || short.uncoveredCents === 0
      ? []
      : [own.money('uncovered', 'of its minimum, not covered by what you have', short.uncoveredCents)]),
  ]
}

const planWords = { planned: 'your plan pays by then', left: 'left of what your plan pays by then' }
const shortWords = {
  planned: 'your short month pays by then',
  left: 'left of what your short month pays by then',
}

/** Whether the minimum is an estimate, as the real one is unknown. */
export function isEstimated({ minimum }: OwnDebt): boolean {
  return minimum.source === 'estimated'
}

/** When a lower rate or deferred interest ends; empty where neither is still running. */
function endsFacts(records: Records, { debt }: OwnDebt): Fact[] {
  const terms = debt.balances?.map((one) => ({
    ...one,
    key: `.${one.id}`,
    of: `${debt.name}, ${one.name}`,
  })) ?? [{ ...debt, key: '', of: debt.name }]
  return terms.flatMap(({ promotionalRate, deferredInterest, key, of }) => {
    const make = factsFor(records, { id: `debt.${debt.id}`, of, source: 'records' })
    const ends = [
      { what: `promotion${key}`, label: 'lower rate ends', on: promotionalRate?.endsOn },
      { what: `deferral${key}`, label: 'deferred interest falls due', on: deferredInterest?.endsOn },
    ]
    return ends.flatMap(({ what, label, on }) =>
      on === undefined || on < records.today ? [] : [make.date(what, label, on)],
    )
  })
}

/** All debts together: total, number, minimums, interest of a month, progress. */
export function totalFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'debts', source: 'records' })
  const { debts, closedDebts } = records
  const total = debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0)
  const progress = payoffProgress([...debts.map(({ debt }) => debt), ...closedDebts].map(progressFigures))
  return [
    make.money('total', 'total debt', total),
    make.count('count', 'open debts', [debts.length, 'debt', 'debts']),
    make.money('minimums', 'minimum payments a month', minimumsCents(records)),
    make.money(
      'interest',
      'interest of one month at today’s balances',
      debts.reduce((sum, own) => sum + interestNow(own), 0),
    ),
    make.money('paid', 'paid of the highest balances so far', progress.paidCents),
    ...(progress.percent === null ? [] : [make.percent('percent', 'share paid so far', progress.percent)]),
  ]
}

/** Card use: over all cards with a known limit, and of each. Empty where no limit is known. */
export function utilizationFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'utilization', source: 'records' })
  const cards = records.debts.filter(({ debt }) => debt.type === 'credit_card')
  const used = creditUtilization(
    cards.map(({ debt, payoff }) => ({
      id: debt.id,
      balanceCents: payoff.balanceCents,
      limitCents: debt.creditLimit === null ? null : debt.creditLimit,
    })),
  )
  if (!used) return []
  const nameOf = (id: string) => cards.find(({ debt }) => debt.id === id)?.debt.name ?? ''
  return [
    make.percent('all', 'share of your card limits in use', used.percent),
    make.money('limits', 'card limits together', used.limitCents),
    ...used.cards.map((card) =>
      factsFor(records, { id: 'utilization', of: nameOf(card.id), source: 'records' }).percent(
        card.id,
        'limit in use',
        card.percent,
      ),
    ),
  ]
}
