import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import { referencePayoff } from '#engine/testing/reference-payoff.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { partDebts } from './money.ts'
import { settlement } from './settlement.ts'
import {
  type Circumstances,
  isNoWay,
  wayIds,
  type WayAnswer,
  type WayId,
  type WaysOutCase,
  type WayTerms,
} from './way.ts'
import { waysOut } from './ways-out.ts'

const RUNS = { numRuns: 2_000 }

const share = fc.integer({ min: 0, max: 900_000 })
const apr = fc.integer({ min: 0, max: 360_000 })
const months = fc.integer({ min: 1, max: 72 })
const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 })

const terms: fc.Arbitrary<WayTerms> = fc.record({
  transferFeePpm: share,
  transferMonths: months,
  transferLaterAprPpm: apr,
  loanAprPpm: apr,
  loanMonths: months,
  loanFeePpm: share,
  managementAprPpm: apr,
  managementMonths: months,
  managementStartCents: dollars(75),
  managementMonthlyCents: dollars(50),
  hardshipAprPpm: apr,
  hardshipMonths: months,
  settlementSharePpm: fc.integer({ min: 0, max: 1_000_000 }),
  settlementFeePpm: share,
  settlementMonths: months,
  taxPpm: share,
  chapter7CourtCents: dollars(400),
  chapter7LawyerCents: dollars(3_000),
  chapter7Months: months,
  chapter13CourtCents: dollars(400),
  chapter13LawyerCents: dollars(6_000),
  trusteePpm: share,
  coursesCents: dollars(200),
})

const known = (most: number) => fc.option(dollars(most))
const person: fc.Arbitrary<Circumstances> = fc.record({
  incomeCents: known(12_000),
  medianCents: known(120_000),
  assetsCents: known(60_000),
  unprotectedCents: fc.oneof(fc.constant(0), dollars(20_000)),
})

const type = fc.constantFrom(
  'credit_card',
  'credit_card',
  'personal_loan',
  'other',
  'auto_loan',
  'student_loan',
)
const types = fc
  .tuple(type, type, type, type, type, type)
  .map((list) => Object.fromEntries(list.map((one, at) => [`d${at}`, one])))

const wild = fc.record({ input: wildInput, types, terms, person })
/** Debts that end: every way has figures more often than not. */
const plain = fc.record({
  input: fc.record({
    debts: plainDebts,
    extraCents: fc.integer({ min: 0, max: 800_00 }),
    order: fc.oneof(
      fc.constantFrom('avalanche' as const, 'snowball' as const),
      fc.shuffledSubarray(['d0', 'd1', 'd2', 'd3']),
    ),
  }),
  types,
  terms,
  person,
})
const any = fc.oneof(wild, plain)

const isUnsecured = (one: string | undefined) => ['credit_card', 'personal_loan', 'other'].includes(one ?? '')
const sum = (debts: readonly { balanceCents: number }[]) =>
  debts.reduce((total, { balanceCents }) => total + balanceCents, 0)

const interest = (cents: bigint, aprPpm: number) => (2n * cents * BigInt(aprPpm) + 12_000_000n) / 24_000_000n

/** What unpaid debts have grown to when they are settled, month by month and in BigInt. */
function grown({ input, terms: { settlementMonths } }: WaysOutCase): number {
  let total = 0n
  for (const { balanceCents, rates, deferred } of input.debts.filter((debt) => debt.balanceCents > 0)) {
    let cents = BigInt(balanceCents)
    let gathered = BigInt(deferred?.accruedCents ?? 0)
    for (let month = 1; month <= (settlementMonths + 1) >> 1; month += 1) {
      const until = deferred?.untilMonth ?? -1
      if (month <= until) gathered += interest(cents, deferred!.aprPpm)
      cents += interest(cents, rates.findLast(({ fromMonth }) => fromMonth <= month)?.aprPpm ?? 0)
      if (month === until || (month === 1 && until === 0)) cents += gathered
    }
    total += cents
  }
  return Number(total)
}

/** What reaches the lenders of one way, worked out from what is owed and nothing that the way says of its total. */
type Payments = (answer: WayAnswer) => number

function paymentsOf({ input, types: typeOf, terms: given, person: said }: WaysOutCase) {
  const open = input.debts.filter(({ balanceCents }) => balanceCents > 0)
  const unsecured = open.filter(({ id }) => isUnsecured(typeOf[id]))
  // Where nothing else is owed, what is not forgiven is what was paid: no interest runs in bankruptcy.
  const inCourt: Payments = ({ forgivenCents }) => sum(unsecured) - forgivenCents
  // Nothing is paid while it grows; what is not forgiven of it then is paid.
  const settled: Payments = ({ forgivenCents }) =>
    grown({ input, types: typeOf, terms: given, person: said }) - forgivenCents
  const alone = { chapter7: inCourt, chapter13: inCourt, settlement: settled }
  const paid: Partial<Record<WayId, Payments>> = {
    plan: () => planPayoff(input).paidCents,
    doingNothing: () => planPayoff({ ...input, order: 'minimumsOnly' }).paidCents,
    ...(unsecured.length === open.length && alone),
  }
  return paid
}

test('whole cents, none below zero; ranked by cost; a reason for each without figures; total = payments + fees + tax', () => {
  const seen = new Map<WayId, number>()
  fc.assert(
    fc.property(any, (wayCase) => {
      const ways = waysOut(wayCase)
      const payments = paymentsOf(wayCase)
      expect(ways.map(({ id }) => id).toSorted()).toEqual(
        sum(wayCase.input.debts) > 0 ? wayIds.toSorted() : [],
      )
      let before = 0
      for (const { id, answer, why } of ways) {
        expect(why === null).toBe(answer !== null)
        expect(why?.asksCents ? why.reason : 'tooLittleMoney').toBe('tooLittleMoney')
        const figures = Object.values(answer ?? {})
        expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true)
        const total = answer?.totalCents ?? Infinity
        expect(total).toBeGreaterThanOrEqual(before)
        before = total
        const paid = answer && payments[id]?.(answer)
        if (!answer || paid === undefined || paid === null) continue
        seen.set(id, (seen.get(id) ?? 0) + 1)
        expect(total).toBe(paid + answer.feesCents + answer.taxCents)
      }
    }),
    RUNS,
  )
  const often = [...seen.values()].filter((times) => times > 200)
  expect(often).toHaveLength(5)
})

const repaying: readonly WayId[] = [
  'leastInterest',
  'balanceTransfer',
  'consolidation',
  'debtManagement',
  'hardship',
]

test('the plan by a second simulator; least interest is never dearer; who pays all back pays what is owed', () => {
  fc.assert(
    fc.property(plain, (wayCase) => {
      const ways = new Map(waysOut(wayCase).map((way) => [way.id, way.answer]))
      const again = referencePayoff(wayCase.input, 600)
      expect(again.end).toBe('paid')
      const paid = again.rows.flat().reduce((total, { payment }) => total + payment, 0n)
      const plan = ways.get('plan')!
      expect(plan).toMatchObject({ months: again.months, totalCents: Number(paid) })
      expect(ways.get('leastInterest')!.totalCents).toBeLessThanOrEqual(plan.totalCents)
      for (const id of repaying) {
        const answer = ways.get(id)
        if (!answer) continue
        expect(answer).toMatchObject({ forgivenCents: 0, taxCents: 0 })
        expect(answer.totalCents - answer.feesCents).toBeGreaterThanOrEqual(sum(wayCase.input.debts))
      }
    }),
    RUNS,
  )
})

test('tax falls with what is owned, and is never more than its share of what is forgiven', () => {
  fc.assert(
    fc.property(plain, dollars(60_000), (wayCase, assetsCents) => {
      const settledBy = (owned: number | null) => {
        const owner = { ...wayCase, person: { ...wayCase.person, assetsCents: owned } }
        const found = settlement(owner, partDebts(owner))
        return isNoWay(found) ? null : found
      }
      const [unknown, rich, poor] = [null, assetsCents + 1_000_00, assetsCents].map(settledBy)
      if (!unknown || !rich || !poor) return
      expect(poor.taxCents).toBeLessThanOrEqual(rich.taxCents)
      expect(rich.taxCents).toBeLessThanOrEqual(unknown.taxCents)
      const most = Math.ceil((unknown.forgivenCents * wayCase.terms.taxPpm) / 1e6)
      expect(unknown.taxCents).toBeLessThanOrEqual(most)
    }),
    RUNS,
  )
})
