/** What the debt form holds while it is typed, and what is sent of it. */
import type { MinimumTo } from '#engine/debts/balances/allocation.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { createDebt, DebtType } from '#contracts/money/debts.ts'
import type { BalanceValues } from './balance-rows.ts'

export type MinimumKind = 'fixed' | 'onePercentPlusInterest' | 'twoPercent' | 'custom'

export type DebtBody = BodyInputOf<typeof createDebt>

const nothing = {
  name: '',
  type: '' as DebtType | '',
  balance: '',
  interestRate: '',
  minimumPayment: '',
  paymentDueDate: '',
  promoRate: '',
  promoEndsOn: '',
  isDeferred: false,
  deferredRate: '',
  deferredEndsOn: '',
  deferredAccrued: '',
  deferredAccruedOn: '',
  minimumKind: 'fixed' as MinimumKind,
  rulePercent: '',
  ruleFloor: '',
  isRulePlusInterest: true,
  ruleInterestPlus: '',
  statementMinimum: '',
  statementDueOn: '',
  creditLimit: '',
  startedOn: '',
  balanceCount: '0',
  minimumTo: 'lowestRate' as MinimumTo,
}
export type DebtFormValues = typeof nothing & BalanceValues

export const emptyDebtForm: DebtFormValues = nothing
