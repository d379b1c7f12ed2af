import { useRead } from '#web/api/use-read.ts'
import { useMemo } from 'react'
import { getDebtPlan } from '#contracts/money/debt-plan.ts'
import { listDebts, listRecentPayments, type Debt, type RecentPayment } from '#contracts/money/debts.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { presentBudgetCents } from '#engine/debts/payoff/solve.ts'
import { FIRST_PLAN, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { assumedOf } from '#engine/debts/start/payoff-debt.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import type { OwedDebt } from '#engine/income/income.ts'
import { today as currentDay } from '#web/format/dates.ts'

export type OwedFacts = {
  /** what the person owes and pays; null where nothing is owed */
  owed: OwedDebt | null
  isPending: boolean
}

/** The person's debts as the income calculator takes them: their plan, or totals where a rate is not known. */
export function useOwedDebt(): OwedFacts {
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const plan = useRead(getDebtPlan)
  const choice = plan.data ?? FIRST_PLAN
  const owed = useMemo(
    () =>
      owedOf({
        debts: debts.data ?? [],
        payments: payments.data ?? [],
        plan: choice,
        today: currentDay(),
      }),
    [debts.data, payments.data, choice],
  )
  return { owed, isPending: debts.isPending || payments.isPending || plan.isPending }
}

type OwedInput = {
  debts: readonly Debt[]
  payments: readonly RecentPayment[]
  plan: PlanChoice
  today: string
}

/** A plan where every open debt has its rate; else the total and what is paid on it each month (reading 10). */
export function owedOf({ debts, payments, plan, today }: OwedInput): OwedDebt | null {
  const open = debts.filter((debt) => debt.balance > 0).map(toDebt)
  if (open.length === 0) return null
  const { input } = startPlan({ debts: open, payments: payments.map(toPayment), plan, day: today })
  if (open.every((debt) => !assumedOf(debt).includes('rate'))) return { kind: 'plan', input }
  return {
    kind: 'formula',
    debtCents: open.reduce((sum, debt) => sum + debt.balanceCents, 0),
    paymentCents: presentBudgetCents(input),
  }
}
