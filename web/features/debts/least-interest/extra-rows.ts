/** Who gets the extra money, month by month: months in a row that give it to the same debts stand in one line. */
import type { PlannedPayment } from '#engine/debts/debt.ts'

/** Months of the plan, and for each debt (in the order of the first month) the least and the most it gets, in cents. */
export type ExtraRow = {
  from: number
  to: number
  debts: { id: string; leastCents: number; mostCents: number }[]
}

function keyOf(payments: readonly PlannedPayment[]): string {
  return payments
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
}

/** The lines for the payments of a plan; a month without extra money ends a line. */
export function extraRows(payments: readonly PlannedPayment[]): ExtraRow[] {
  const byMonth = Map.groupBy(payments, ({ month }) => month)
  const rows: (ExtraRow & { key: string })[] = []
  for (const [month, paid] of [...byMonth].toSorted(([a], [b]) => a - b)) {
    const last = rows.at(-1)
    const key = keyOf(paid)
    if (last?.key === key && last.to === month - 1) {
      last.to = month
      last.debts = last.debts.map((debt) => {
        const cents = paid.find(({ id }) => id === debt.id)?.cents ?? 0
        return {
          ...debt,
          leastCents: Math.min(debt.leastCents, cents),
          mostCents: Math.max(debt.mostCents, cents),
        }
      })
      continue
    }
    const debts = paid.map(({ id, cents }) => ({ id, leastCents: cents, mostCents: cents }))
    rows.push({ key, from: month, to: month, debts: debts.toSorted((a, b) => b.mostCents - a.mostCents) })
  }
  return rows.map(({ from, to, debts }) => ({ from, to, debts }))
}
