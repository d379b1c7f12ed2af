import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EntryKind, Line } from '#engine/debts/entries/entries.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { toDebt, type DebtRecord } from '#engine/debts/start/debt-record.ts'
import { payoffDebtOf } from '#engine/debts/start/payoff-debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { minimumDue, openMinimum } from '#engine/debts/start/this-month.ts'
import { interestOfDebtSince } from '#engine/debts/terms/interest-since.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { afterLines, fitted, type KeptBalance, rateOfBalances, withoutLines } from './kept.ts'
import { lineMoment } from './line-moment.ts'
import { refusalOfBalances } from './refusals.ts'

const TODAY = '2026-11-20'
const moment = { day: TODAY, dueDate: '2026-11-25', minimumCents: 40_00 }

const kept = (
  id: string,
  [balance, interestRate]: [number, number],
  more: Partial<KeptBalance> = {},
): KeptBalance => ({
  id,
  name: id,
  balance,
  interestRate,
  promotionalRate: null,
  deferredInterest: null,
  ...more,
})
const transferOffer = { promotionalRate: { interestRate: 0, endsOn: '2027-06-30' } }
const card = [kept('transfer', [1_000_00, 249_900], transferOffer), kept('purchases', [400_00, 299_900])]

const line = (kind: EntryKind, amount: number): Line => ({ kind, amount })
const amounts = (balances: readonly KeptBalance[]) => balances.map(({ balance }) => balance)
const total = (balances: readonly KeptBalance[]) => amounts(balances).reduce((a, b) => a + b, 0)

const record = (balances: KeptBalance[], change: Partial<DebtRecord> = {}): DebtRecord => ({
  id: 'card',
  type: 'credit_card',
  balance: total(balances),
  interestRate: 111_111,
  minimumPayment: 40_00,
  minimumRule: null,
  paymentDueDate: '2026-11-25',
  promotionalRate: null,
  deferredInterest: null,
  balances,
  bank: null,
  statement: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

const sofa = (endsOn: string) =>
  kept('sofa', [500_00, 299_900], { deferredInterest: { interestRate: 299_900, endsOn, accrued: 0 } })

const afterPaying = (endsOn: string) =>
  amounts(
    afterLines([sofa(endsOn), ...card], [line('payment', 140_00)], { ...moment, minimumCents: 0 }).balances,
  )

describe('a line of the history', () => {
  test('a payment: the minimum still due to the lowest rate, the rest to the highest', () => {
    const { balances, lines, isSpread } = afterLines(card, [line('payment', 150_00)], moment)
    expect(amounts(balances)).toEqual([960_00, 290_00])
    expect(lines[0]!.split).toEqual([
      { id: 'transfer', name: 'transfer', amount: 40_00 },
      { id: 'purchases', name: 'purchases', amount: 110_00 },
    ])
    expect(isSpread).toBe(false)
  })

  test('a payment where the issuer puts the minimum on the highest rate too', () => {
    const paid = afterLines(card, [line('payment', 40_00)], { ...moment, minimumTo: 'highestRate' })
    expect(amounts(paid.balances)).toEqual([1_000_00, 360_00])
  })

  test('in the last two cycles of a deferral the rest goes to it', () => {
    // The cycle is November's, due on the 25th: an offer to Dec 25 covers November and December, one to Jan 25 more.
    expect(afterPaying('2026-12-25')).toEqual([360_00, 1_000_00, 400_00])
    expect(afterPaying('2027-01-25')).toEqual([500_00, 1_000_00, 260_00])
  })

  test('interest goes where it was charged, charges to the balance without an offer, marked', () => {
    const interest = afterLines(card, [line('interest', 10_00)], moment)
    expect(amounts(interest.balances)).toEqual([1_000_00, 410_00])
    expect(interest.isSpread).toBe(false)
    const charge = afterLines(card, [line('fee', 29_00), line('charge', -100_00)], moment)
    expect(amounts(charge.balances)).toEqual([1_000_00, 329_00])
    expect(charge.isSpread).toBe(true)
  })

  test('the rows always add up to the balance, and the last line taken back leaves them as they were', () => {
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom('payment' as const, 'interest' as const, 'fee' as const, 'charge' as const),
        amount: fc.integer({ min: 1, max: 900_00 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900_00 }), { minLength: 1, maxLength: 4 }),
        lines,
        (owed, given) => {
          let now = owed.map((cents, at) =>
            kept(`b${at}`, [cents, (at * 99_900) % 300_000], at === 1 ? transferOffer : {}),
          )
          for (const one of given) {
            const before = now
            const { kind } = one
            const amount = kind === 'payment' ? Math.min(one.amount, total(before)) : one.amount
            const { balances, lines: split } = afterLines(before, [{ kind, amount }], moment)
            const change = kind === 'payment' ? -amount : amount
            expect(total(balances)).toBe(total(before) + change)
            expect(Math.min(...amounts(balances))).toBeGreaterThanOrEqual(0)
            const back = withoutLines(balances, split, { balanceCents: total(before), moment })
            expect(back).toEqual({ balances: before, isSpread: false })
            now = balances
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('one taken back after another is made to add up, and marked', () => {
    const first = afterLines(card, [line('charge', 300_00)], moment)
    const second = afterLines(first.balances, [line('payment', 1_700_00 - 50_00)], moment)
    const back = withoutLines(second.balances, first.lines, { balanceCents: 0, moment })
    expect(amounts(back.balances)).toEqual([0, 0])
    expect(withoutLines(card, [line('payment', 5_00)], { balanceCents: 1_405_00, moment })).toMatchObject({
      isSpread: true,
    })
  })

  test('a balance of the bank is spread, up as purchases and down like a payment', () => {
    expect(amounts(fitted(card, 1_430_00, moment).balances)).toEqual([1_000_00, 430_00])
    expect(amounts(fitted(card, 950_00, moment).balances)).toEqual([950_00, 0])
    expect(fitted(card, 1_400_00, moment)).toEqual({ balances: card, isSpread: false })
  })
})

describe('what is refused', () => {
  test('a sum unlike the balance, with both amounts', () => {
    expect(refusalOfBalances(card, 1_400_00)).toBeNull()
    const refusal = refusalOfBalances(card, 1_500_00)
    expect(refusal).toMatchObject({ field: 'balances' })
    expect(refusal?.said.words()).toContain('$1,400.00, but the balance above is $1,500.00')
    expect(refusalOfBalances([card[0]!, card[0]!], 2_000_00)).toMatchObject({ field: 'balances' })
  })
})

describe('the debt with dates', () => {
  const clock = { day: TODAY, firstMonth: monthIndex(TODAY) }

  test('has a bucket for each balance, with its offers as months', () => {
    const { buckets, balanceCents, rates } = payoffDebtOf(toDebt(record(card)), clock)
    expect(balanceCents).toBe(1_400_00)
    expect(rates).toEqual([{ fromMonth: 0, aprPpm: 299_900 }])
    expect(buckets).toEqual([
      {
        id: 'transfer',
        name: 'transfer',
        balanceCents: 1_000_00,
        // June 25 is due before the offer ends: month 8 is the last it covers.
        rates: [
          { fromMonth: 0, aprPpm: 0 },
          { fromMonth: 9, aprPpm: 249_900 },
        ],
      },
      {
        id: 'purchases',
        name: 'purchases',
        balanceCents: 400_00,
        rates: [{ fromMonth: 0, aprPpm: 299_900 }],
      },
    ])
  })

  test('says where the minimum goes, to the plan and to a line, where the person knows', () => {
    const told = toDebt(record(card, { minimumTo: 'highestRate' }))
    expect(payoffDebtOf(told, clock)).toMatchObject({ minimumTo: 'highestRate' })
    expect(lineMoment(told, [], TODAY).minimumTo).toBe('highestRate')
    expect(payoffDebtOf(toDebt(record(card)), clock)).not.toHaveProperty('minimumTo')
  })

  test('is one balance where the rows do not add up to it', () => {
    expect(toDebt(record(card, { balance: 1_399_99 })).balances).toBeNull()
  })

  test('asks for a minimum by the interest of each, before what was paid in the cycle', () => {
    const minimumRule = {
      percent: 10_000,
      floor: 0,
      plusInterest: true,
      round: 'cent' as const,
      roundBeforeInterest: false,
      interestPlus: null,
    }
    const debt = toDebt(record(card, { minimumRule }))
    // 1 % of $1,400, and 29.99 % / 12 of $400.
    expect(minimumDue(debt, TODAY).cents).toBe(14_00 + 10_00)
    const paid = toDebt(record([card[0]!, { ...card[1]!, balance: 300_00 }], { minimumRule }))
    const payments = [{ debtId: 'card', cents: 100_00, on: TODAY }]
    expect(openMinimum(paid, payments, TODAY)).toMatchObject({ leftCents: 0, paidCents: 100_00 })
  })

  test('was charged interest on each since a day', () => {
    const since = { since: '2026-10-20', until: TODAY }
    // 31 days of 29.99 % on $400; the transfer is free.
    expect(interestOfDebtSince(toDebt(record(card)), since)?.cents).toBe(10_19)
  })

  test('noting the planned payment of a month moves no cent of the plan', () => {
    const plan = { order: 'avalanche' as const, extra: 100_00, adjustments: NO_ADJUSTMENTS }
    const before = startPlan({ debts: [toDebt(record(card))], payments: [], plan, day: TODAY })
    const planned = planPayoff(before.input)
    const cents = planned.schedule[0]!.debts[0]!.paymentCents
    const interest = planned.schedule[0]!.debts[0]!.interestCents
    const { balances } = afterLines(card, [line('interest', interest), line('payment', cents)], moment)
    expect(planned.schedule[0]!.debts[0]!.buckets!.map(({ balanceCents }) => balanceCents)).toEqual(
      amounts(balances),
    )
    const after = startPlan({
      debts: [toDebt(record(balances))],
      payments: [{ debtId: 'card', cents, on: TODAY }],
      plan,
      day: TODAY,
    })
    const again = planPayoff(after.input)
    expect([again.months, again.interestCents]).toEqual([
      planned.months - 1,
      planned.interestCents - interest,
    ])
    expect(after.firstMonth).toBe(before.firstMonth + 1)
  })

  test('a payment in part stays in its month', () => {
    const plan = { order: 'avalanche' as const, extra: 100_00, adjustments: NO_ADJUSTMENTS }
    const { balances } = afterLines(card, [line('payment', 60_00)], moment)
    const payments = [{ debtId: 'card', cents: 60_00, on: TODAY }]
    const { input, due } = startPlan({ debts: [toDebt(record(balances))], payments, plan, day: TODAY })
    expect(due[0]).toMatchObject({ state: 'part', leftCents: 80_00 })
    expect(input.debts[0]!.buckets!.map(({ balanceCents }) => balanceCents)).toEqual(amounts(card))
  })

  test('has one rate where there is room for one: the highest owed on', () => {
    expect(rateOfBalances(card)).toBe(299_900)
    expect(rateOfBalances([card[0]!, { ...card[1]!, balance: 0 }])).toBe(249_900)
  })
})
