import { totalsOf } from '#engine/debts/entries/entries.ts'
import type { Kept } from './kept.ts'

/** `balanceCents` is the total of all debts, `changedAt` an ISO text; null where nothing was changed since it is noted. */
export type KeptSummary = { debts: number; goals: number; balanceCents: number; changedAt: string | null }

/** What is kept here in a few figures, by which whoever entered it knows it again. */
export const summaryOf = ({ debts, goals, changedAt }: Kept): KeptSummary => ({
  debts: debts.length,
  goals: goals.length,
  balanceCents: debts.reduce((sum, { lines }) => sum + totalsOf(lines).balance, 0),
  changedAt: changedAt ?? null,
})
