/** Offers that the person's plan lets end with something owed, and the order that costs less because it does not. */
import type { Fact } from '#contracts/coach/coach.ts'
import { type DatedCliff, datedCliffs, offerName } from '#engine/debts/offers/dated-cliffs.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { costOf, offerFirst } from '#engine/debts/offers/offer-first.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { factsFor, has, valueOf } from './fact.facts.ts'
import { inWords } from './language.facts.ts'
import { planInput, type OwnDebt, type Records } from './records.queries.ts'

/** Sentences with the facts that prove their figures. */
type Proven = { text: string; facts: Fact[] }

type Ends = { cliffs: DatedCliff[]; plan: ReturnType<typeof planPayoff> }

function endsOf(records: Records): Ends {
  const input = planInput(records)
  const plan = planPayoff(input)
  const debts = records.debts.map(({ debt }) => toDebt(debt))
  const start = { ...records.plan, input }
  return { cliffs: datedCliffs({ debts, start, plan, day: records.today }), plan }
}

const ownOf = ({ debts }: Records, id: string) => debts.find(({ debt }) => debt.id === id)

function cliffFacts(records: Records, { debt }: OwnDebt, cliff: DatedCliff): Fact[] {
  const make = factsFor(records, { id: `debt.${debt.id}`, of: debt.name, source: 'plan' })
  const own = factsFor(records, { id: `debt.${debt.id}`, of: debt.name, source: 'records' })
  const { kind, endsOn, payBy, leftCents, chargeCents, addCentsToAvoid } = cliff
  return [
    own.date('offerEnds', 'offer ends', endsOn),
    make.date('payBy', 'last payment before the offer ends', payBy),
    make.money('leftAtEnd', 'still owed then', leftCents),
    ...(kind === 'deferral' ? [make.money('charge', 'deferred interest that is added', chargeCents)] : []),
    ...(addCentsToAvoid === null
      ? []
      : [make.money('addToAvoid', 'more a month that avoids it', addCentsToAvoid)]),
  ]
}

/** The offer that ends soonest with something owed, what that costs and what avoids it; null where none does. */
export function endingOffer(records: Records): (Proven & { endsOn: string }) | null {
  const found = endsOf(records).cliffs.flatMap((cliff) => {
    const own = ownOf(records, cliff.id)
    return own ? [{ cliff, own }] : []
  })[0]
  if (!found) return null
  const { cliff, own } = found
  const facts = cliffFacts(records, own, cliff)
  const of = (part: string) => valueOf(facts, `debt.${own.debt.id}.${part}`)
  const isInTime = has(facts, `debt.${own.debt.id}.addToAvoid`)
  const text = inWords(records, (texts) => {
    const avoids = cliff.starts.length > 1 ? texts.moreMonthly : texts.moreWithIt
    return [
      texts.offerEnds(offerName(own.debt.name, cliff), of('offerEnds')),
      isInTime ? texts.planOwes(of('leftAtEnd'), of('payBy')) : texts.noPaymentBefore(of('leftAtEnd')),
      cliff.kind === 'deferral' ? texts.deferred(of('charge')) : texts.usualRate,
      isInTime ? avoids(of('addToAvoid')) : texts.payAll,
    ].join(' ')
  })
  return {
    text,
    facts,
    endsOn: cliff.endsOn,
  }
}

type OfferFirst = {
  /** the debt that comes first */
  own: OwnDebt
  /** 'Store card', or 'Store card, then Visa' */
  names: string
  /** 'as its offer ends' */
  reason: string
  saved: string
  /** what the plan of least interest saves, as a sentence, where that is more; else empty */
  more: string
  facts: Fact[]
}

/** What is saved beyond the order that is named, where a plan of it is worth a look. */
const WORTH_CENTS = 20_00

function leastInterest(records: Records, { plan, savedCents }: Pick<Ends, 'plan'> & { savedCents: number }) {
  const best = bestOrderPlan(planInput(records)).plan
  const least = costOf(plan) - costOf(best)
  if (best.status !== 'paid' || least - savedCents < WORTH_CENTS) return null
  const { money } = factsFor(records, { id: 'leastInterest', source: 'plan' })
  return money('saved', 'saved by the plan of least interest', least)
}

/** The debts to put first because their offers end, where that costs less than the plan's own order with the same money; null where the plan's order is as good. */
export function offerToPutFirst(records: Records): OfferFirst | null {
  const { cliffs, plan } = endsOf(records)
  const cheaper = offerFirst(planInput(records), plan, cliffs)
  const found = cheaper?.order.flatMap((id) => ownOf(records, id) ?? []) ?? []
  const [own] = found
  if (!cheaper || !own) return null
  const { money } = factsFor(records, { id: 'offerFirst', of: own.debt.name, source: 'plan' })
  const saved = money('saved', 'saved by paying it first', cheaper.savedCents)
  const least = leastInterest(records, { plan, savedCents: cheaper.savedCents })
  return {
    own,
    names: inWords(records, (texts) => texts.inOrder(found.map(({ debt }) => debt.name))),
    reason: inWords(records, (texts) => (found.length > 1 ? texts.offersEnd : texts.offerEndsThen)),
    saved: saved.value,
    more: least ? inWords(records, (texts) => texts.leastSaves(least.value)) : '',
    facts: least ? [saved, least] : [saved],
  }
}
