/**
 * Several debts become one: after the payments of a month their balances and the fee are the balance of a new debt,
 * whose first interest and first payment are the next month's. Interest that was gathered under a deferral is not
 * charged: its debt is paid in full by the move.
 * Example: $2,000 and $4,000 are left after month 3. A loan at 12 % over 36 months with a fee of 3 % begins at $6,180
 * and asks for $205.26 from month 4 on.
 */
import type { BalanceMove } from '#engine/debts/debt.ts'
import { emptyBuckets } from '#engine/debts/balances/buckets.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { shareCents } from '#engine/money/rounding.ts'
import type { Run } from './month-loop.ts'

/** The fee in cents that was added; 0 where nothing was left to move. */
export function moveBalances(run: Run, move: BalanceMove): number {
  const { ids, into, feePpm } = move
  const target = run.debts.findIndex(({ id }) => id === into)
  const sources = run.open.filter(
    (i) => i !== target && run.balance[i]! > 0 && ids.includes(run.debts[i]!.id),
  )
  const movedCents = sources.reduce((sum, i) => sum + run.balance[i]!, 0)
  if (movedCents === 0) return 0
  const feeCents = shareCents(movedCents, feePpm)
  run.moved = new Map([
    ...sources.map((i): [number, number] => [i, -run.balance[i]!]),
    [target, movedCents + feeCents],
  ])
  for (const i of sources) {
    run.balance[i] = 0
    const buckets = run.buckets[i]
    if (buckets) emptyBuckets(buckets)
  }
  begin(run, target, { balanceCents: movedCents + feeCents, move })
  return feeCents
}

/** The new debt is open; nothing is charged or paid on it in this month. */
function begin(
  run: Run,
  target: number,
  { balanceCents, move: { afterMonth, termMonths } }: { balanceCents: number; move: BalanceMove },
): void {
  const debt = run.debts[target]!
  if (termMonths !== undefined) {
    const aprPpm = rateInMonth(debt.rates, afterMonth + 1)
    const cents = standardPaymentCents({ principalCents: balanceCents, aprPpm, months: termMonths })
    run.debts[target] = { ...debt, minimum: { kind: 'fixed', cents } }
  }
  run.balance[target] = balanceCents
  run.interest[target] = 0
  run.payment[target] = 0
  run.extra[target] = 0
  run.open = [...run.open, target].toSorted((a, b) => a - b)
}
