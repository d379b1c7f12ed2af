import { expect, it } from 'vitest'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import type { RecentPayment } from '#contracts/money/debts.ts'
import { openShared } from './open-plan-link.ts'
import { packPlan } from './pack-plan.ts'

const debts = [
  debt({ id: 'a', name: 'Visa', balance: 320_000, createdAt: '2026-09-01T12:00:00.000Z' }),
  debt({ id: 'b', name: 'Car', balance: 980_000, interestRate: 64_900 }),
]

const paid = (list: readonly RecentPayment[]) =>
  list.map(({ debtId, amount: cents, paidOn: on }) => ({ debtId, cents, on }))

it.each([0, 4_500])(
  'a plan from a link ends as the plan that was shared, with %i cents paid',
  async (amount) => {
    const payments = amount === 0 ? [] : [{ debtId: 'a', amount, paidOn: '2026-11-10' }]
    const settings = { ...FIRST_PLAN, extra: 20_000 }
    const opened = await openShared(packPlan({ debts, payments, settings, today: '2026-11-20' }, false)!)
    const before = planOf(debts, { payments: paid(payments) })
    const after = planOf([...opened!.debts], { payments: paid([...opened!.payments]) })
    expect(after.chosen.months).toBe(before.chosen.months)
    expect(after.chosen.interestCents).toBe(before.chosen.interestCents)
    expect(after.start.firstMonth).toBe(before.start.firstMonth)
  },
)

it.each([
  ['entered before the day of its deferred interest', '2026-07-01T12:00:00.000Z'],
  ['entered since', '2026-11-19T12:00:00.000Z'],
])('a debt %s owes as much at the end of its offer', async (_, createdAt) => {
  const offer = { interestRate: 299_900, endsOn: '2027-02-28', accrued: 12_000, accruedOn: '2026-08-04' }
  const row = { id: '1', name: 'Sofa', balance: 240_000, interestRate: 299_900, promotionalRate: null }
  const stores = [
    debt({ id: 'a', name: 'Store card', balance: 240_000, createdAt, deferredInterest: offer }),
    debt({ id: 'b', name: 'Sofa card', balance: 240_000, balances: [{ ...row, deferredInterest: offer }] }),
  ]
  const payments = ['2026-08-20', '2026-11-10'].map((paidOn) => ({ debtId: 'a', amount: 4_500, paidOn }))
  const settings = { ...FIRST_PLAN, extra: 0 }
  const opened = await openShared(
    packPlan({ debts: stores, payments, settings, today: '2026-11-20' }, false)!,
  )
  const before = planOf(stores, { payments: paid(payments) })
  const after = planOf([...opened!.debts], { payments: paid([...opened!.payments]) })
  expect(after.debts.map((one) => one.createdAt.slice(0, 10))).toEqual([createdAt.slice(0, 10), '2026-11-20'])
  expect(after.chosen.interestCents).toBe(before.chosen.interestCents)
  const gathered = ({ start }: typeof before) =>
    start.debts.map(({ deferred, buckets }) => (deferred ?? buckets?.[0]?.deferred)?.accruedCents)
  expect(gathered(after)).toEqual(gathered(before))
})

it('a plan with adjustments comes whole, with the ids of the debts that are made of the link', async () => {
  const settings = {
    order: 'own' as const,
    extra: 20_000,
    adjustments: {
      ownOrder: ['b', 'removed', 'a'],
      increases: [{ from: '2027-03', amount: 5_000 }],
      lumpSums: [{ month: '2027-04', amount: 120_000 }],
      pauses: ['2027-01'],
      rateCuts: [{ debtId: 'b', from: '2027-02', rate: 40_000, insteadOf: 64_900 }],
      consolidation: {
        kind: 'transfer' as const,
        month: '2027-02',
        debtIds: ['a'],
        rate: 0,
        months: 12,
        laterRate: 220_000,
        fee: 30_000,
      },
    },
  }
  const packed = packPlan({ debts, payments: [], settings, today: '2026-11-20' }, false)!
  const opened = await openShared(packed)
  const before = planOf(debts, settings)
  const after = planOf([...opened!.debts], opened!.settings)
  expect(after.chosen.months).toBe(before.chosen.months)
  expect(after.chosen.interestCents).toBe(before.chosen.interestCents)
  expect(after.chosen.feesCents).toBe(before.chosen.feesCents)
})
