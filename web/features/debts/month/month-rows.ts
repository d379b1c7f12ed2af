/** This month's payments: what is asked for of each debt (engine/debts/cash/asked-now.ts), what is left of it and what is done. */
import type { AskedNow } from '#engine/debts/cash/asked-now.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

export type MonthRow = {
  debt: Debt
  due: AskedNow
  /** what the plan pays above the minimum, in cents */
  aboveCents: number
}

export type Month = {
  /** still to be paid, soonest first; what a short month does not cover is one of them */
  open: MonthRow[]
  /** those of `open` that one press records: not what the next pay is for, nor what is not covered */
  now: MonthRow[]
  /** paid whole, soonest due first */
  done: MonthRow[]
  /** of `now` */
  leftCents: number
  paidCents: number
  /** what a short month does not cover of the minimums */
  uncoveredCents: number
  /** the latest day of those open; null where none is */
  lastDay: string | null
}

const uncoveredOf = ({ short }: AskedNow) => short?.uncoveredCents ?? 0

const isOpen = ({ due }: MonthRow) => due.leftCents > 0 || uncoveredOf(due) > 0

/** The payments of the open cycles: each debt that is to be paid or was. Sums are in cents. */
export function monthOfPlan({ debts, due, minimums, short }: DebtPlan): Month {
  const rows = debts
    .flatMap((debt) => {
      const row = due.get(debt.id)
      if (!row || (row.leftCents === 0 && row.paidCents === 0 && uncoveredOf(row) === 0)) return []
      const aboveCents = Math.max(0, row.plannedCents - (minimums.get(debt.id)?.cents ?? 0))
      return [{ debt, due: row, aboveCents }]
    })
    .toSorted((a, b) => (a.due.dueOn < b.due.dueOn ? -1 : Number(a.due.dueOn > b.due.dueOn)))
  const open = rows.filter(isOpen)
  const done = rows.filter((row) => !isOpen(row))
  const now = open.filter(({ due }) => due.leftCents > 0 && (short === null || due.short !== null))
  return {
    open,
    now,
    done,
    uncoveredCents: open.reduce((sum, row) => sum + uncoveredOf(row.due), 0),
    leftCents: now.reduce((sum, row) => sum + row.due.leftCents, 0),
    paidCents: rows.reduce((sum, row) => sum + row.due.paidCents, 0),
    lastDay: open.at(-1)?.due.dueOn ?? null,
  }
}
