import { expect, it } from 'vitest'
import { debt, planOf } from '../plan/plan-under-test.ts'
import { openShared } from './open-plan-link.ts'
import { packPlan } from './pack-plan.ts'

const debts = [
  debt({ id: 'a', name: 'Visa', balance: 320_000, createdAt: '2026-09-01T12:00:00.000Z' }),
  debt({ id: 'b', name: 'Car', balance: 980_000, interestRate: 64_900 }),
]

it.each([0, 4_500])(
  'a plan from a link ends as the plan that was shared, with %i cents paid',
  async (amount) => {
    const payments = amount === 0 ? [] : [{ debtId: 'a', amount, paidOn: '2026-11-10' }]
    const settings = { order: 'avalanche', extraCents: 20_000 } as const
    const opened = await openShared(packPlan({ debts, payments, settings, today: '2026-11-20' }, false)!)
    const paid = (list: typeof payments) =>
      list.map(({ debtId, amount: cents, paidOn: on }) => ({ debtId, cents, on }))
    const before = planOf(debts, { payments: paid(payments) })
    const after = planOf([...opened!.debts], { payments: paid([...opened!.payments]) })
    expect(after.chosen.months).toBe(before.chosen.months)
    expect(after.chosen.interestCents).toBe(before.chosen.interestCents)
    expect(after.start.firstMonth).toBe(before.start.firstMonth)
  },
)
