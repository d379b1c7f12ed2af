/** The person's debts and payments as the engine's credit rules take them. */
import type { CreditAccount } from '#engine/credit/factors.ts'
import type { Debt, RecentPayment } from '#contracts/debts.ts'
import { centsOf } from '#web/format/amounts.ts'

/** Every debt is an account; its recorded payments go with it. */
export function creditAccountsOf(
  debts: readonly Debt[],
  payments: readonly RecentPayment[],
): CreditAccount[] {
  const paid = Map.groupBy(payments, ({ debtId }) => debtId)
  return debts.map((debt) => ({
    id: debt.id,
    type: debt.type,
    balanceCents: centsOf(debt.balance),
    minimumCents: debt.minimumPayment === null ? null : centsOf(debt.minimumPayment),
    limitCents: debt.creditLimit === null ? null : centsOf(debt.creditLimit),
    startedOn: debt.startedOn,
    payments: (paid.get(debt.id) ?? []).map(({ amount, paidOn }) => ({ cents: centsOf(amount), paidOn })),
  }))
}
