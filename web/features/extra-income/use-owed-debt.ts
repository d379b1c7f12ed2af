import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getDebtPlan, listDebts, type Debt } from '#contracts/debts.ts'
import { toPayoffDebt } from '#contracts/to-payoff-debt.ts'
import { startingMinimumsCents } from '#engine/debts/payoff.ts'
import type { OwedDebt } from '#engine/income/income.ts'
import { readOf } from '#web/api/read.ts'
import { centsOf } from '#web/format/amounts.ts'
import { today as currentDay } from '#web/format/dates.ts'

export type OwedFacts = {
  /** what the person owes and pays; null where nothing is owed */
  owed: OwedDebt | null
  isPending: boolean
}

/** The person's debts as the income calculator takes them: their plan, or totals where a rate is not known. */
export function useOwedDebt(): OwedFacts {
  const debts = useQuery(readOf(listDebts))
  const plan = useQuery(readOf(getDebtPlan))
  const order = plan.data?.order ?? 'avalanche'
  const extraCents = centsOf(plan.data?.extra)
  const owed = useMemo(
    () => owedOf({ debts: debts.data ?? [], order, extraCents, today: currentDay() }),
    [debts.data, order, extraCents],
  )
  return { owed, isPending: debts.isPending || plan.isPending }
}

type OwedInput = {
  debts: readonly Debt[]
  order: 'avalanche' | 'snowball'
  extraCents: number
  today: string
}

/** A plan where every open debt has its rate; else the total and what is paid on it each month (reading 10). */
export function owedOf({ debts, order, extraCents, today }: OwedInput): OwedDebt | null {
  const open = debts.filter((debt) => centsOf(debt.balance) > 0).map((debt) => toPayoffDebt(debt, today))
  if (open.length === 0) return null
  const input = { debts: open.map(({ debt }) => debt), order, extraCents }
  if (open.every(({ assumed }) => !assumed.includes('rate'))) return { kind: 'plan', input }
  return {
    kind: 'formula',
    debtCents: input.debts.reduce((sum, debt) => sum + debt.balanceCents, 0),
    paymentCents: startingMinimumsCents(input) + extraCents,
  }
}
