/** This month's payments: the open cycle of each debt (engine/debts/start/this-month.ts), what is left of it and what is done. */
import type { DueThisMonth } from '#engine/debts/start/this-month.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

export type MonthRow = {
  debt: Debt
  due: DueThisMonth
  /** what the plan pays above the minimum, in cents */
  aboveCents: number
}

export type Month = {
  /** still to be paid, soonest first */
  open: MonthRow[]
  /** paid whole, soonest due first */
  done: MonthRow[]
  leftCents: number
  paidCents: number
  /** the latest day of those open; null where none is */
  lastDay: string | null
}

/** The payments of the open cycles: each debt that is to be paid or was. Sums are in cents. */
export function monthOfPlan({ debts, due, minimums }: DebtPlan): Month {
  const rows = debts
    .flatMap((debt) => {
      const row = due.get(debt.id)
      if (!row || (row.leftCents === 0 && row.paidCents === 0)) return []
      const aboveCents = Math.max(0, row.plannedCents - (minimums.get(debt.id)?.cents ?? 0))
      return [{ debt, due: row, aboveCents }]
    })
    .toSorted((a, b) => (a.due.dueOn < b.due.dueOn ? -1 : Number(a.due.dueOn > b.due.dueOn)))
  const open = rows.filter((row) => row.due.leftCents > 0)
  const done = rows.filter((row) => row.due.leftCents === 0)
  return {
    open,
    done,
    leftCents: open.reduce((sum, row) => sum + row.due.leftCents, 0),
    paidCents: rows.reduce((sum, row) => sum + row.due.paidCents, 0),
    lastDay: open.at(-1)?.due.dueOn ?? null,
  }
}
