import { useRead } from '#web/api/use-read.ts'
import { useMemo } from 'react'
import {
  getDebtPlan,
  listDebts,
  listRecentPayments,
  type Debt,
  type RecentPayment,
} from '#contracts/money/debts.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
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
  const order = plan.data?.order ?? 'avalanche'
  const extraCents = plan.data?.extra ?? 0
  const owed = useMemo(
    () =>
      owedOf({
        debts: debts.data ?? [],
        payments: payments.data ?? [],
        order,
        extraCents,
        today: currentDay(),
      }),
    [debts.data, payments.data, order, extraCents],
  )
  return { owed, isPending: debts.isPending || payments.isPending || plan.isPending }
}

type OwedInput = {
  debts: readonly Debt[]
  payments: readonly RecentPayment[]
  order: 'avalanche' | 'snowball'
  extraCents: number
  today: string
}

/** A plan where every open debt has its rate; else the total and what is paid on it each month (reading 10). */
export function owedOf({ debts, payments, order, extraCents, today }: OwedInput): OwedDebt | null {
  const open = debts.filter((debt) => debt.balance > 0).map(toDebt)
  if (open.length === 0) return null
  const start = startPlan({
    debts: open,
    payments: payments.map(toPayment),
    order,
    extraCents,
    day: today,
  })
  const input = { debts: start.debts, order, extraCents }
  if (open.every((debt) => !assumedOf(debt).includes('rate'))) return { kind: 'plan', input }
  return {
    kind: 'formula',
    debtCents: open.reduce((sum, debt) => sum + debt.balanceCents, 0),
    paymentCents: startingMinimumsCents(input) + extraCents,
  }
}
