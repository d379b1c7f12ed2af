/** A debt as it is kept in this browser, and as an answer has it. */
import type { Debt } from '#contracts/money/debts.ts'
import { offersWithDays } from '#engine/debts/balances/accrued-on.ts'
import { totalsOf } from '#engine/debts/entries/entries.ts'
import { debtRefusals } from '#engine/debts/entries/refusals.ts'
import type { KeptDebt, KeptLine } from './kept.ts'
import { recordOf } from '../served.ts'

export function presentDebt({ lines, ...debt }: KeptDebt): Debt {
  const { balance, openingBalance, highestBalance, paymentsTotal } = totalsOf(lines)
  const { balancesSpreadOn = null, minimumTo = null } = debt
  const offers = offersWithDays(debt, debt.updatedAt)
  const totals = { balance, openingBalance, highestBalance, paidTotal: paymentsTotal }
  return { ...debt, ...totals, ...offers, balancesSpreadOn, minimumTo, bank: null }
}

export function newLine(line: Omit<KeptLine, 'id' | 'note' | 'paymentId'> & Partial<KeptLine>): KeptLine {
  return { id: crypto.randomUUID(), note: null, paymentId: null, ...line }
}

export const debtOf = (debts: KeptDebt[], id: string) => recordOf(debts, id, debtRefusals.missing())

/** The debt after a change, which must be made before. A closed one that owes something by now is open again. */
export function changed(debt: KeptDebt, now: string): KeptDebt {
  const isOwed = totalsOf(debt.lines).balance > 0
  const open = isOwed ? { closedAt: null, writtenOff: 0 } : {}
  return Object.assign(debt, open, { version: debt.version + 1, updatedAt: now })
}
