/** Plans as the screens have them, for tests. */
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import { FIRST_PLAN, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import type { Payment } from '#engine/debts/debt.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { type DebtPlan, workOutPlan } from './plan-view.ts'

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
    balances: null,
    balancesSpreadOn: null,
    minimumTo: null,
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

type Given = Partial<PlanChoice> & { payments?: Payment[]; cash?: CashPlan | undefined; today?: string }

export function planOf(debts: Debt[], given: Given = {}): DebtPlan {
  const { payments: paid = [], cash, today = TODAY, ...choice } = given
  const payments = paid.map(({ debtId, cents: amount, on: paidOn }) => ({ debtId, amount, paidOn }))
  return workOutPlan({ debts, payments, settings: { ...FIRST_PLAN, extra: 20_000, ...choice }, cash, today })
}
