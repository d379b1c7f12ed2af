/** The person's debts and payments as the engine's credit rules take them. */
import type { CreditAccount } from '#engine/credit/factors.ts'
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'

/** Every debt is an account; its recorded payments go with it. */
export function creditAccountsOf(
  debts: readonly Debt[],
  payments: readonly RecentPayment[],
): CreditAccount[] {
  const paid = Map.groupBy(payments, ({ debtId }) => debtId)
  return debts.map((debt) => ({
    id: debt.id,
    type: debt.type,
    balanceCents: debt.balance,
    minimumCents: debt.minimumPayment === null ? null : debt.minimumPayment,
    limitCents: debt.creditLimit === null ? null : debt.creditLimit,
    startedOn: debt.startedOn,
    payments: (paid.get(debt.id) ?? []).map(({ amount, paidOn }) => ({ cents: amount, paidOn })),
  }))
}
