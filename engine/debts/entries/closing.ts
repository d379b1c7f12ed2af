/**
 * A debt on which nothing is owed can be closed. One that is done with while something is left, because it was forgiven
 * or moved to another debt, is closed with a line that takes the rest off: a negative charge, which is no payment and
 * counts as none. Reopening takes that line back. Whatever makes a closed debt owe something again reopens it.
 * Example: $1,000.00, $400.00 paid, the rest forgiven: a charge of -$600.00, and $400.00 of $400.00 paid.
 */
import type { Refusal } from '#engine/records/refusals.ts'
import { fitsTotals } from './entries.ts'
import type { KindTotals, Line } from './entries.ts'
import { storedNotes } from './note-words.ts'
import { owesTooMuch, sayWhatCameOfRest } from './refusals.ts'

/** What came of the rest of a debt that was not paid. */
export const restOutcomes = ['refinanced', 'forgiven', 'other'] as const
export type RestOutcome = (typeof restOutcomes)[number]

/** The line that closing adds; null where nothing is owed. `today` is YYYY-MM-DD. */
export function closingLine(
  debt: KindTotals & { balance: number },
  { rest, today }: { rest: RestOutcome | null; today: string },
): { line: (Line & { occurredOn: string; note: string }) | null } | Refusal {
  if (debt.balance === 0) return { line: null }
  if (rest === null) return sayWhatCameOfRest(debt.balance)
  const line = { kind: 'charge', amount: -debt.balance } as const
  if (!fitsTotals(debt, [line])) return owesTooMuch('rest')
  return { line: { ...line, occurredOn: today, note: storedNotes[rest] } }
}

/** The line that closing added and reopening takes back; `writtenOff` is what it took off, in cents, 0 for nothing. */
export function lineToTakeBack<Recorded extends Line>(
  lines: readonly Recorded[],
  writtenOff: number,
): Recorded | null {
  if (writtenOff === 0) return null
  return lines.findLast(({ kind, amount }) => kind === 'charge' && amount === -writtenOff) ?? null
}
