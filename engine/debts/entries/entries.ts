/**
 * The history of a debt, line by line, in the order of recording, and what follows from it: opening + charges + interest
 * + fees - payments = balance. Amounts are whole cents. An amount is positive; a payment lowers the balance, the others
 * raise it. A negative charge is a credit or a correction.
 * Example: opening $100.00, interest $1.50, payment $40.00: balances after are $100.00, $101.50 and $61.50.
 */

export type EntryKind = 'opening' | 'charge' | 'interest' | 'fee' | 'payment'
export type Line = { kind: EntryKind; amount: number }

/** The sums of a debt's lines by kind, in cents. */
export type KindTotals = {
  openingBalance: number
  chargesTotal: number
  interestTotal: number
  feesTotal: number
  paymentsTotal: number
}

const totalOf = {
  opening: 'openingBalance',
  charge: 'chargesTotal',
  interest: 'interestTotal',
  fee: 'feesTotal',
  payment: 'paymentsTotal',
} as const satisfies Record<EntryKind, keyof KindTotals>

/** The largest sum that is stored, in cents: that of a numeric(14,2) column. */
const MOST_STORED_CENTS = 99_999_999_999_999

/** The change a line makes to the balance, in cents. */
function changeOf({ kind, amount }: Line): number {
  return kind === 'payment' ? -amount : amount
}

/** Each line with the balance after it, in the order given; `before` is the balance they began from, in cents. */
export function withBalances<Given extends Line>(
  lines: readonly Given[],
  before = 0,
): (Given & { balanceAfter: number })[] {
  let balanceAfter = before
  return lines.map((line) => {
    balanceAfter += changeOf(line)
    return { ...line, balanceAfter }
  })
}

function addedTo<Totals extends KindTotals>(totals: Totals, lines: readonly Line[]): Totals {
  const sums = { ...totals }
  for (const { kind, amount } of lines) (sums as KindTotals)[totalOf[kind]] += amount
  return sums
}

/** True when a debt's totals may still be stored after these lines. */
export function fitsTotals(before: KindTotals, lines: readonly Line[]): boolean {
  const { openingBalance, chargesTotal, interestTotal, feesTotal, paymentsTotal } = addedTo(before, lines)
  return [openingBalance, chargesTotal, interestTotal, feesTotal, paymentsTotal].every(
    (cents) => Math.abs(cents) <= MOST_STORED_CENTS,
  )
}

/**
 * The totals of all lines of a debt, its balance and the highest it has been after a line, in cents. The database works
 * the same out by itself (migration debt-ledger).
 */
export function totalsOf(lines: readonly Line[]): KindTotals & { balance: number; highestBalance: number } {
  const none = { openingBalance: 0, chargesTotal: 0, interestTotal: 0, feesTotal: 0, paymentsTotal: 0 }
  const balances = withBalances(lines).map(({ balanceAfter }) => balanceAfter)
  return {
    ...addedTo(none, lines),
    balance: balances.at(-1) ?? 0,
    highestBalance: balances.reduce((most, balance) => Math.max(most, balance), balances[0] ?? 0),
  }
}
