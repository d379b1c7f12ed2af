/**
 * The totals of the ledger. Grants count only as groups publish them: a total that took in a single grant would
 * show its amount to anyone who compares it with yesterday's. So `onHandCents` is money that has come and is in no
 * published group; part of it may have been paid to up to four households already.
 * Example: gifts of $500 and a tithe of $100, no group yet: $600 came in, $0 went out, $600 is not yet in a group.
 */
import { centsToDecimal, parseCents } from '#engine/money/cents.ts'
import type { EntryContent } from './entry.ts'
import { measuredOf } from './measured.ts'

export type LedgerTotals = {
  entries: number
  /** after corrections */
  donationsCents: number
  tithesCents: number
  /** how many grants the groups publish, and what they paid */
  grants: number
  groups: number
  grantsCents: number
  interestSavedCents: number
  monthsSaved: number
  /** of how many of these grants the interest and the months are */
  measured: number
  /** how many are in groups without a count of measured grants */
  unmarked: number
  /** donations and tithes less the published grants; below zero where more was paid than came in */
  onHandCents: number
}

const none: LedgerTotals = {
  entries: 0,
  donationsCents: 0,
  tithesCents: 0,
  grants: 0,
  groups: 0,
  grantsCents: 0,
  interestSavedCents: 0,
  monthsSaved: 0,
  measured: 0,
  unmarked: 0,
  onHandCents: 0,
}

/** The cents of an amount's cell; 0 for an empty one. Throws RangeError on anything else. */
export function cellCents(cell: string): number {
  const cents = cell === '' ? 0 : parseCents(cell)
  if (cents === null) throw new RangeError(`not an amount of the ledger: ${cell}`)
  return cents
}

export type RunningTotals = { add: (entry: EntryContent) => void; totals: () => LedgerTotals }

/** Adds line after line; the lines themselves are not kept. */
export function runTotals(): RunningTotals {
  const sums = { ...none }
  const tithes = new Set<string>()
  const count: Record<string, (entry: EntryContent) => void> = {
    donation: ({ amount }) => (sums.donationsCents += cellCents(amount)),
    tithe: ({ sequence, amount }) => {
      tithes.add(sequence)
      sums.tithesCents += cellCents(amount)
    },
    correction: ({ corrects, amount }) => {
      sums[tithes.has(corrects) ? 'tithesCents' : 'donationsCents'] += cellCents(amount)
    },
    group: (entry) => {
      sums.groups += 1
      sums.grants += Number(entry.grants)
      sums.grantsCents += cellCents(entry.amount)
      sums.interestSavedCents += cellCents(entry.interestSaved)
      sums.monthsSaved += Number(entry.monthsSaved)
      const measured = measuredOf(entry)
      if (measured === null) sums.unmarked += Number(entry.grants)
      else sums.measured += measured
    },
  }
  return {
    add: (entry) => {
      sums.entries += 1
      count[entry.kind]?.(entry)
    },
    totals: () => ({ ...sums, onHandCents: sums.donationsCents + sums.tithesCents - sums.grantsCents }),
  }
}

/** The totals of these lines. */
export function totalsOf(entries: readonly EntryContent[]): LedgerTotals {
  const running = runTotals()
  for (const entry of entries) running.add(entry)
  return running.totals()
}

/** The totals as the texts a downloaded file ends with, with the hash of the last line. A name more would fail older files. */
export function totalsCells(totals: LedgerTotals, lastHash: string): Record<string, string> {
  return {
    entries: String(totals.entries),
    donations: centsToDecimal(totals.donationsCents),
    tithes: centsToDecimal(totals.tithesCents),
    grants: String(totals.grants),
    groups: String(totals.groups),
    grantsPaid: centsToDecimal(totals.grantsCents),
    interestSaved: centsToDecimal(totals.interestSavedCents),
    monthsSaved: String(totals.monthsSaved),
    onHand: centsToDecimal(totals.onHandCents),
    lastHash,
  }
}
