/**
 * Sums over the lines of a debt, in whole cents. The database keeps a debt's own totals; these are for what
 * is shown beside each line and for what is checked before a line is written.
 * Example: opening $100.00, interest $1.50, payment $40.00: balances after are $100.00, $101.50 and $61.50.
 */
import type { DebtEntryRow, DebtRow } from './debts.table.ts'

type LineKind = DebtEntryRow['kind']
export type Line = { kind: LineKind; amount: number }
export type LineWithBalance = DebtEntryRow & { balanceAfter: number }

/** The amounts of one statement: cents, zero or more, the payment above zero. */
export type StatementAmounts = { amount: number; interest: number; fees: number; charges: number }

/** The largest sum a numeric(14,2) column holds, in cents. */
const MOST_STORED_CENTS = 99_999_999_999_999

/** The change a line makes to the balance, in cents: a payment lowers it, the others raise it. */
function changeOf(line: Line): number {
  return line.kind === 'payment' ? -line.amount : line.amount
}

/** Each line with the balance after it, in the order given; `before` is the balance they began from, in cents. */
export function withBalances(lines: DebtEntryRow[], before = 0): LineWithBalance[] {
  let balanceAfter = before
  return lines.map((line) => {
    balanceAfter += changeOf(line)
    return { ...line, balanceAfter }
  })
}

/** The lines of one statement: what was added first, then the payment. What is zero is no line. */
export function statementLines(amounts: StatementAmounts): Line[] {
  const lines: Line[] = [
    { kind: 'interest', amount: amounts.interest },
    { kind: 'fee', amount: amounts.fees },
    { kind: 'charge', amount: amounts.charges },
    { kind: 'payment', amount: amounts.amount },
  ]
  return lines.filter((line) => line.amount !== 0)
}

/** What is owed after the additions of a statement and before its payment, in cents. */
export function owedBeforePayment(balance: number, amounts: StatementAmounts): number {
  return balance + amounts.interest + amounts.fees + amounts.charges
}

/** True when the debt's totals still fit their columns after these lines. */
export function fitsTotals(debt: DebtRow, lines: Line[]): boolean {
  const totals: Record<LineKind, number> = {
    opening: debt.openingBalance,
    charge: debt.chargesTotal,
    interest: debt.interestTotal,
    fee: debt.feesTotal,
    payment: debt.paymentsTotal,
  }
  for (const line of lines) totals[line.kind] += line.amount
  return Object.values(totals).every((cents) => Math.abs(cents) <= MOST_STORED_CENTS)
}
