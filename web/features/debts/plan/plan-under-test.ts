/** Plans as the screens have them, for tests. */
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { describePlan, type DebtPlan, type PlanSettings } from './plan-view.ts'

const TODAY = '2026-11-20'

export function debt(fields: Partial<Debt> & Pick<Debt, 'id' | 'name' | 'balance'>): Debt {
  return {
    type: 'credit_card',
    interestRate: 229_000,
    minimumPayment: 4500,
    paymentDueDate: '2026-12-03',
    promotionalRate: null,
    deferredInterest: null,
    minimumRule: null,
    statement: null,
    creditLimit: null,
    startedOn: null,
    openingBalance: fields.balance,
    highestBalance: fields.balance,
    paidTotal: 0,
    closedAt: null,
    writtenOff: 0,
    bank: null,
    version: 1,
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...fields,
  }
}

type Given = Partial<PlanSettings> & { payments?: Payment[]; today?: string }

export function planOf(debts: Debt[], given: Given = {}): DebtPlan {
  const { order = 'avalanche', extraCents = 20_000, payments = [], today = TODAY } = given
  const settings = { order, extraCents }
  const own = debts.map(toDebt)
  const start = startPlan({ ...settings, debts: own, payments, day: today })
  return describePlan({
    debts,
    start,
    comparison: comparePlans({ debts: start.debts, extraCents }),
    settings,
    today,
  })
}
