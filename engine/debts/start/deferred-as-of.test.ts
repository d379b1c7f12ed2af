import { describe, expect, test } from 'vitest'
import type { Debt, Payment } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { startPlan } from './plan-start.ts'

const paid = (...on: string[]) => on.map((day) => ({ debtId: 'store', cents: 60_00, on: day }))

describe('deferred interest as of a day', () => {
  const offer = { aprPpm: 299_900, endsOn: '2027-06-01', accruedCents: 420_00, accruedOn: '2026-10-04' }
  const store: Debt = {
    id: 'store',
    type: 'credit_card',
    balanceCents: 2_400_00,
    aprPpm: 299_900,
    minimumPaymentCents: 60_00,
    paymentDueDate: '2026-11-25',
    deferredInterest: offer,
  }
  const plan = { ...FIRST_PLAN, extra: 0 }
  const gathered = (debt: Debt, payments: Payment[] = [], day = '2026-11-20') => {
    const [planned] = startPlan({ debts: [debt], payments, plan, day }).input.debts
    return (planned!.buckets?.[0] ?? planned!).deferred?.accruedCents
  }

  test('counts what gathered since, up to the due day before month 1', () => {
    // 21 days to October 25 on $2,400
    expect(gathered(store)).toBe(461_41)
    // and 16 on the $60 that were owed until the 20th
    expect(gathered(store, paid('2026-10-20'))).toBe(462_20)
  })

  test('counts through the open cycle where a payment of it means that the plan does not', () => {
    // 52 days to November 25 on $2,400, 32 on the $60
    expect(gathered(store, paid('2026-11-05'))).toBe(420_00 + 102_54 + 1_58)
  })

  test('of one of several balances counts on that balance as it stands', () => {
    const balances = [
      { id: '1', name: 'Sofa', balanceCents: 2_400_00, aprPpm: 299_900, deferredInterest: offer },
      { id: '2', name: 'Rest', balanceCents: 100_00, aprPpm: 299_900 },
    ]
    const card = { ...store, balanceCents: 2_500_00, deferredInterest: null, balances }
    expect(gathered(card, paid('2026-10-20'))).toBe(461_41)
  })

  test('counts to the end of an offer that ends before the next payment', () => {
    const ending = {
      ...store,
      paymentDueDate: '2026-12-03',
      deferredInterest: { ...offer, endsOn: '2026-11-30' },
    }
    // 57 days to November 30, not 30 to November 3
    expect(gathered(ending)).toBe(420_00 + 112_40)
  })

  const onDay = (accruedOn: string | null) =>
    gathered({ ...store, deferredInterest: { ...offer, accruedOn } })

  test('is as it was told where its day is not known', () => {
    expect(onDay(null)).toBe(420_00)
  })

  test('of a day in the open cycle leaves out the days that month 1 gathers again', () => {
    // 26 days from October 25 on $2,400
    expect(onDay('2026-11-20')).toBe(420_00 - 51_27)
  })

  test('is never less than nothing', () => {
    const bought = { ...offer, accruedCents: 0, accruedOn: '2026-11-20' }
    expect(gathered({ ...store, deferredInterest: bought })).toBe(0)
  })

  test('the charge at the end is the same whichever day the figure was read', () => {
    const charges = ['2026-10-04', '2026-10-25', '2026-11-10', '2026-11-20'].map((accruedOn, at) => {
      const days = [0, 21, 37, 47][at]!
      const accruedCents = 420_00 + Math.round((2_400_00 * 0.2999 * days) / 365)
      const debt = { ...store, deferredInterest: { ...offer, accruedCents, accruedOn } }
      const { input } = startPlan({ debts: [debt], payments: [], plan, day: '2026-11-20' })
      return planPayoff(input).schedule[input.debts[0]!.deferred!.untilMonth - 1]!.debts[0]!.interestCents
    })
    expect(Math.max(...charges) - Math.min(...charges)).toBeLessThanOrEqual(1)
  })

  test('the charge at the end is the same when it is asked months later, but for the days of the months', () => {
    const deferredInterest = { ...offer, accruedOn: '2026-10-25' }
    const charge = (balanceCents: number, payments: Payment[], day: string) => {
      const debt = { ...store, balanceCents, deferredInterest }
      const { input } = startPlan({ debts: [debt], payments, plan, day })
      return planPayoff(input).schedule[input.debts[0]!.deferred!.untilMonth - 1]!.debts[0]!.interestCents
    }
    const first = charge(2_400_00, [], '2026-10-26')
    const later = charge(2_220_00, paid('2026-11-25', '2026-12-25', '2027-01-25'), '2027-01-26')
    expect(first).toBe(808_36)
    // Three months gather $175.44, their 92 days $176.89.
    expect(later).toBe(809_81)
  })
})
