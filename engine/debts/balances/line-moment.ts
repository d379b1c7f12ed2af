import type { Debt, Payment } from '#engine/debts/debt.ts'
import { dueDateOf, openMinimum } from '#engine/debts/start/this-month.ts'
import type { LineMoment } from './kept.ts'

/** What splits a line of a day (YYYY-MM-DD) between the balances of a card: the minimum that is still due in its cycle. `payments` are those before it. */
export function lineMoment(debt: Debt, payments: readonly Payment[], day: string): LineMoment {
  const minimumCents = openMinimum(debt, payments, day).leftCents
  return { day, dueDate: dueDateOf(debt, day), minimumCents, minimumTo: debt.minimumTo ?? undefined }
}
