/**
 * Checks a ledger from its lines alone: every hash, every link, the order, what each kind of line must be, and the
 * sums. The first line that fails is named, with why.
 * Example: line 7 says 50.00 and said 60.00 when it was hashed: { row: 7, why: 'changed' }.
 */
import { genesisHash, hashOf } from './chain.ts'
import type { Digest } from './chain.ts'
import type { LedgerEntry } from './entry.ts'
import { openRules } from './rules.ts'
import { runTotals, totalsCells } from './totals.ts'
import type { LedgerTotals } from './totals.ts'

export type Fault = {
  /** the first row that fails, counted from 1; the row after the last where the sums or the end are wrong */
  row: number
  why:
    | 'unreadable'
    | 'changed'
    | 'missing'
    | 'out_of_order'
    | 'wrong_link'
    /** it breaks a rule of its kind: `detail` says which */
    | 'rule'
    /** the sums at the end of the file are not those of its lines: `detail` names the first */
    | 'totals'
  detail?: string
}

export type Verdict = { isOk: true; totals: LedgerTotals; lastHash: string } | { isOk: false; fault: Fault }

/** Called now and then with the number of rows checked. */
export type OnProgress = (rows: number) => void | Promise<void>

const PROGRESS_EVERY = 250

/** Checks the lines of a whole ledger, from the first. `digest` is SHA-256. */
export async function verifyChain(
  entries: readonly LedgerEntry[],
  digest: Digest,
  onProgress?: OnProgress,
): Promise<Verdict> {
  const rules = openRules()
  const running = runTotals()
  let lastHash = await genesisHash(digest)
  for (const [at, entry] of entries.entries()) {
    const fail = (why: Fault['why'], detail?: string): Verdict => ({
      isOk: false,
      fault: { row: at + 1, why, ...(detail === undefined ? {} : { detail }) },
    })
    if ((await hashOf(entry.previous, entry, digest)) !== entry.hash) return fail('changed')
    const misplaced = placeFault(entries, at)
    if (misplaced) return fail(misplaced)
    if (entry.previous !== lastHash) return fail('wrong_link')
    const broken = rules.next(entry)
    if (broken !== null) return fail('rule', broken)
    running.add(entry)
    lastHash = entry.hash
    if (at % PROGRESS_EVERY === PROGRESS_EVERY - 1) await onProgress?.(at + 1)
  }
  return { isOk: true, totals: running.totals(), lastHash }
}

/** Whether the line at this place is not the next one: one before it is gone, or they stand in another order. */
function placeFault(entries: readonly LedgerEntry[], at: number): 'missing' | 'out_of_order' | null {
  const expected = String(at + 1)
  const found = entries[at]?.sequence ?? ''
  if (found === expected) return null
  const comesLater = entries.slice(at + 1).some(({ sequence }) => sequence === expected)
  return comesLater || Number(found) <= at ? 'out_of_order' : 'missing'
}

/** Checks the lines and the sums that a file ends with. */
export async function verifyWithTotals(
  given: { entries: readonly LedgerEntry[]; claimed: Readonly<Record<string, string>> },
  digest: Digest,
  onProgress?: OnProgress,
): Promise<Verdict> {
  const verdict = await verifyChain(given.entries, digest, onProgress)
  if (!verdict.isOk) return verdict
  const row = given.entries.length + 1
  const counted = totalsCells(verdict.totals, verdict.lastHash)
  if (given.claimed['entries'] !== counted['entries']) return { isOk: false, fault: { row, why: 'missing' } }
  const wrong = Object.keys(counted).find((name) => given.claimed[name] !== counted[name])
  if (wrong !== undefined) return { isOk: false, fault: { row, why: 'totals', detail: wrong } }
  return verdict
}
