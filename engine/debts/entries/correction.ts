/**
 * A changed balance is a line of the history, never an overwritten figure. While there is nothing but the opening line,
 * the opening was mistyped and is replaced. Otherwise the difference becomes a charge, negative when less is owed than
 * we thought.
 * Example: opening $1,000.00, payment $100.00, then typed as $850.25: a charge of -$49.75.
 */
import type { Refusal } from '#engine/records/refusals.ts'
import { fitsTotals } from './entries.ts'
import type { KindTotals, Line } from './entries.ts'
import { storedNotes } from './note-words.ts'
import { owesTooMuch } from './refusals.ts'

type Recorded = Line & { id: string; occurredOn: string }

/** The line to take back first, if any, and the one to add. */
export type Correction = {
  replaces: string | null
  line: Line & { occurredOn: string; note?: string }
}

/** `lines` are the first two of the history, or all; `today` is the day of a corrected balance, YYYY-MM-DD. */
export function correctionOf(
  { debt, lines }: { debt: KindTotals & { balance: number }; lines: readonly Recorded[] },
  { balanceCents, today }: { balanceCents: number; today: string },
): Correction | Refusal {
  const [first, second] = lines
  if (first && !second) {
    const { id, occurredOn } = first
    return { replaces: id, line: { kind: 'opening', amount: balanceCents, occurredOn } }
  }
  const line = { kind: 'charge', amount: balanceCents - debt.balance } as const
  if (!fitsTotals(debt, [line])) return owesTooMuch('balance')
  return { replaces: null, line: { ...line, occurredOn: today, note: storedNotes.corrected } }
}
