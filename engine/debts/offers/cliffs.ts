/**
 * Offers that end while something is still owed on them, what that costs, and what more a month avoids it.
 *
 * An offer leaves something if the plan still owes on the debt after the payment of the last month it covers. A deferral
 * then charges all the interest it has gathered; a promotion costs what the plan pays in interest above the same plan
 * with the offer's rate for ever. What avoids it is the least whole dollars more a month, on top of what the plan pays
 * to that debt, with which the payment of that last month leaves nothing. Nothing is taken from other debts, so every
 * minimum is kept. An offer on one of several balances of a card is that balance's: what is paid to the card is split as
 * the law has it, so a dearer balance takes more money first.
 *
 * Example: $2,400 deferred at 29.99 % over 7 months, $300 gathered so far, and the plan pays it $60 a month: $1,980 are
 * left after the 7th payment. $283 more a month leave nothing ($60 and $283 are $343, times 7 is $2,401), $282 more
 * leave $6.
 */
import type { PayoffDebt, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { type Part, partsOf } from '#engine/debts/balances/terms.ts'
import { closeMonth, openMonth, payMonth, startRun } from '#engine/debts/payoff/month-loop.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { settled } from '#engine/debts/run/settled.ts'
import { dollarsUp } from '#engine/money/rounding.ts'

export type Cliff = {
  /** of the debt */
  id: string
  /** of the balance with the offer, where the debt has several */
  bucketId?: string
  kind: 'promotion' | 'deferral'
  /** the last month of the plan that the offer covers; 0 where it ends before the first payment */
  untilMonth: number
  /** owed after that month's payment, before anything is charged for what is left */
  leftCents: number
  /**
   * Of a deferral the whole gathered interest, of a promotion the difference in interest of two plans. That difference
   * means something only where the plan is paid; it can be below 0, where the order of payment follows the rate.
   */
  chargeCents: number
  /** whole dollars more a month, in cents; null where no payment is left that would be in time */
  addCentsToAvoid: number | null
  /**
   * The latest month from which that amount, paid then and in each month up to the last one covered, still leaves
   * nothing: the month of the debt's next payment, unless rounding up to dollars gives a month away. Null with the amount.
   * `addCentsFrom` says what a later start takes.
   */
  addFromMonth: number | null
}

/** `part` are the terms it stands in: those of the debt, or of one of its balances (`bucket` is its place, else null). */
type Offer = {
  debt: PayoffDebt
  place: number
  part: Part
  bucket: number | null
  kind: Cliff['kind']
  untilMonth: number
}
type Planned = { input: PayoffInput; plan: PayoffPlan }

const DOLLAR = 100

/** A rise of the rate ends a promotion. Where it comes with the end of a deferral, the deferral is told and not the rate. */
function offersOf(debt: PayoffDebt, place: number): Offer[] {
  return partsOf(debt).flatMap((part, at) => {
    const of = { debt, place, part, bucket: debt.buckets ? at : null }
    const offers: Offer[] = []
    if (part.deferred) offers.push({ ...of, kind: 'deferral', untilMonth: part.deferred.untilMonth })
    part.rates.forEach((step, nth) => {
      const untilMonth = step.fromMonth - 1
      const before = part.rates[nth - 1]
      if (before && step.aprPpm > before.aprPpm && untilMonth !== part.deferred?.untilMonth)
        offers.push({ ...of, kind: 'promotion', untilMonth })
    })
    return offers
  })
}

/** The month of the last payment that can still change what is left. */
const lastMonthOf = ({ untilMonth }: Offer): number => Math.max(1, untilMonth)

/** What a debt owes before the first month that counts, and that month: a balance may be moved into it on the way. */
function startOf(offer: Offer, { schedule }: PayoffPlan): { month: number; balanceCents: number } {
  for (let month = lastMonthOf(offer); month >= 1; month -= 1) {
    const row = schedule[month - 1]?.debts[offer.place]
    if ((row?.movedCents ?? 0) > 0) return { month: month + 1, balanceCents: row!.balanceCents }
  }
  return { month: 1, balanceCents: offer.debt.balanceCents }
}

/** More money for one debt: so much in each month from one on. */
type More = { addCents: number; fromMonth: number }

/**
 * What the offer's balance owes after the last month covered, when its debt gets what the plan pays to it and more. The
 * minimum of one balance is part of what the plan pays; of several it goes to another balance than the rest.
 */
function leftWith(offer: Offer, { input, plan }: Planned, more: More): number {
  const { paymentsFrom: _from, firstMinimumCents: _first, ...alone } = offer.debt
  const start = startOf(offer, plan)
  const { convention, accrual } = input
  const debt: PayoffDebt =
    offer.bucket === null
      ? { ...alone, balanceCents: start.balanceCents, minimum: { kind: 'fixed', cents: 0 } }
      : offer.debt
  const run = startRun({
    debts: [debt],
    order: 'avalanche',
    ...(convention && { convention }),
    ...(accrual && { accrual }),
  })
  for (let month = start.month; month <= lastMonthOf(offer); month += 1) {
    const minimums = openMonth(run, month)
    const minimumCents = month < (debt.paymentsFrom ?? 1) ? 0 : minimums
    const planned = plan.schedule[month - 1]?.debts[offer.place]?.paymentCents ?? 0
    const cents = planned + (month >= more.fromMonth ? more.addCents : 0) - minimumCents
    payMonth(run, { month, extraCents: cents, lumpSumCents: cents })
    closeMonth(run, month)
  }
  return offer.bucket === null ? run.balance[0]! : run.buckets[0]!.balance[offer.bucket]!
}

const NOTHING_MORE: More = { addCents: 0, fromMonth: 1 }

/** The same without the deferral's charge, which comes after what is left. */
function uncharged(offer: Offer): Offer {
  if (offer.kind === 'promotion') return offer
  if (offer.bucket === null) {
    const { deferred: _, ...debt } = offer.debt
    return { ...offer, debt }
  }
  // It stays a deferral: the law pays it first in its last two months.
  const buckets = offer.debt.buckets?.map((bucket, at) =>
    at === offer.bucket && bucket.deferred
      ? { ...bucket, deferred: { ...bucket.deferred, aprPpm: 0, accruedCents: 0 } }
      : bucket,
  )
  return { ...offer, debt: { ...offer.debt, ...(buckets && { buckets }) } }
}

/** Whether the offer is over before any payment: then nothing that is paid changes it. */
function isOverBefore({ untilMonth, kind }: Offer, { convention }: PayoffInput): boolean {
  return untilMonth < 1 && (kind === 'promotion' || convention !== 'payThenAccrue')
}

/** Whether the debt is moved into another before the offer's end can cost anything. */
function isMovedBefore({ place, kind, untilMonth }: Offer, { schedule }: PayoffPlan): boolean {
  const moved = schedule.find(({ debts }) => (debts[place]?.movedCents ?? 0) < 0)
  if (!moved) return false
  return kind === 'promotion' ? moved.month <= untilMonth : moved.month < untilMonth
}

function leftOf(offer: Offer, planned: Planned): number {
  const { part, untilMonth } = offer
  if (untilMonth > planned.plan.schedule.length || isMovedBefore(offer, planned.plan)) return 0
  if (isOverBefore(offer, planned.input)) return part.balanceCents
  return leftWith(uncharged(offer), planned, NOTHING_MORE)
}

/** The input with the rate of the offer for ever. */
function withoutEnd(input: PayoffInput, { debt, part, bucket, untilMonth }: Offer): PayoffInput {
  const rates = part.rates.filter(({ fromMonth }) => fromMonth <= untilMonth)
  const buckets = debt.buckets?.map((one, at) => (at === bucket ? { ...one, rates } : one))
  const kept = buckets ? { ...debt, buckets } : { ...debt, rates }
  return { ...input, debts: input.debts.map((one) => (one.id === debt.id ? kept : one)) }
}

function chargeOf(offer: Offer, leftCents: number, planned: Planned): number {
  const { part, kind, untilMonth } = offer
  if (kind === 'promotion')
    return planned.plan.interestCents - outlinePayoff(withoutEnd(planned.input, offer)).interestCents
  if (untilMonth < 1) return part.deferred?.accruedCents ?? 0
  return leftWith(offer, planned, NOTHING_MORE) - leftCents
}

/** The least whole dollars more a month from a month on that leave nothing, in cents; null where that is after the last payment in time. */
function leastFrom(offer: Offer, planned: Planned, fromMonth: number): number | null {
  if (isOverBefore(offer, planned.input) || fromMonth > lastMonthOf(offer)) return null
  const left = (dollars: number) =>
    leftWith(uncharged(offer), planned, { addCents: dollars * DOLLAR, fromMonth })
  let tooLittle = -1
  // Paid with the first of the payments, as much as would be left is enough: less is owed, so less is charged. A dearer
  // balance of the same card takes its part first.
  let enough = dollarsUp(left(0)) / DOLLAR
  while (left(enough) > 0) enough *= 2
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (left(middle) === 0) enough = middle
    else tooLittle = middle
  }
  return enough * DOLLAR
}

function firstPayment(offer: Offer, plan: PayoffPlan): number {
  return Math.max(startOf(offer, plan).month, offer.debt.paymentsFrom ?? 1)
}

/** The latest month from which that amount a month still leaves nothing. */
function latestStart(offer: Offer, planned: Planned, addCents: number): number {
  let fromMonth = firstPayment(offer, planned.plan)
  const doesLaterDo = () =>
    fromMonth < lastMonthOf(offer) &&
    leftWith(uncharged(offer), planned, { addCents, fromMonth: fromMonth + 1 }) === 0
  while (doesLaterDo()) fromMonth += 1
  return fromMonth
}

function cliffOf(offer: Offer, planned: Planned): Cliff | null {
  const leftCents = leftOf(offer, planned)
  if (leftCents === 0) return null
  const addCentsToAvoid = leastFrom(offer, planned, firstPayment(offer, planned.plan))
  return {
    id: offer.debt.id,
    ...(offer.part.bucketId !== undefined && { bucketId: offer.part.bucketId }),
    kind: offer.kind,
    untilMonth: offer.untilMonth,
    leftCents,
    chargeCents: chargeOf(offer, leftCents, planned),
    addCentsToAvoid,
    addFromMonth: addCentsToAvoid === null ? null : latestStart(offer, planned, addCentsToAvoid),
  }
}

/**
 * The offers of a plan that leave something, the earliest end first. `plan` is planPayoff's of the same input; an offer
 * that ends after the plan's last month leaves nothing that is known. From now on means from the debt's next payment.
 * Errors as planPayoff.
 */
export function cliffsOf(input: PayoffInput, plan: PayoffPlan): Cliff[] {
  // What an offer's end costs is asked of the same payments.
  const planned = { input: settled(input), plan }
  return input.debts
    .flatMap(offersOf)
    .flatMap((offer) => cliffOf(offer, planned) ?? [])
    .toSorted((a, b) => a.untilMonth - b.untilMonth)
}

/**
 * What more a month avoids a cliff when it begins in `fromMonth`, in whole dollars (cents); null where the last payment
 * in time is before that, or the plan has no such offer. It is `addCentsToAvoid` from the debt's next payment on.
 */
export function addCentsFrom(
  planned: { input: PayoffInput; plan: PayoffPlan },
  { id, bucketId, kind, untilMonth }: Pick<Cliff, 'id' | 'bucketId' | 'kind' | 'untilMonth'>,
  fromMonth: number,
): number | null {
  const offer = planned.input.debts
    .flatMap(offersOf)
    .find(
      (one) =>
        one.debt.id === id &&
        one.part.bucketId === bucketId &&
        one.kind === kind &&
        one.untilMonth === untilMonth,
    )
  return offer ? leastFrom(offer, planned, Math.max(fromMonth, firstPayment(offer, planned.plan))) : null
}
