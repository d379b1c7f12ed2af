/**
 * Grants are shown in groups of at least five, so that no figure can be traced to one household. A group takes in
 * everything that waits: the grants, and the corrections of grants. Grants that were wholly taken back while they
 * waited do not count towards the five, or four payments would stand behind the sum of a group.
 * Example: five grants of $1,000 wait and one is corrected by -$1,000: four count, and nothing is shown yet.
 */
import { centsToDecimal } from '#engine/money/cents.ts'
import type { GrantCorrectionDetail, GrantDetail, PrivateDetail } from './commitment.ts'
import { entryOf } from './entry.ts'
import type { EntryContent } from './entry.ts'
import { measuredCell } from './measured.ts'

/** The fewest grants behind any published figure. */
export const SMALLEST_GROUP = 5

/** A line that waits for its group, with its details. */
export type Waiting = { sequence: number; detail: PrivateDetail }

type WaitingGrant = { sequence: number; detail: GrantDetail }

const isGrant = (one: Waiting): one is WaitingGrant => one.detail.kind === 'grant'
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The grants among them that were truly paid: what is left of each after its corrections is above zero. */
function paidGrants(waiting: readonly Waiting[]): WaitingGrant[] {
  const corrections = waiting
    .map(({ detail }) => detail)
    .filter((detail): detail is GrantCorrectionDetail => detail.kind === 'grant_correction')
  return waiting.filter(isGrant).filter(({ sequence, detail }) => {
    const changes = corrections.filter(({ corrects }) => corrects === sequence)
    return detail.amountCents + sumOf(changes.map(({ amountCents }) => amountCents)) > 0
  })
}

/**
 * The line that publishes everything that waits, or null while fewer than five grants were paid. `sequence` is the
 * place it takes. It bears no day, only the first and last month of its payments.
 */
export function groupOf(waiting: readonly Waiting[], sequence: number): EntryContent | null {
  const grants = paidGrants(waiting)
  if (grants.length < SMALLEST_GROUP) return null
  const measured = grants.flatMap(({ detail: { interestSavedCents, monthsSaved } }) =>
    interestSavedCents === null || monthsSaved === null ? [] : [{ interestSavedCents, monthsSaved }],
  )
  const months = grants.map(({ detail }) => detail.happenedOn.slice(0, 7)).toSorted()
  const programs = new Set(grants.map(({ detail }) => detail.program))
  return entryOf('group', {
    sequence: String(sequence),
    amount: centsToDecimal(sumOf(waiting.map(({ detail }) => detail.amountCents))),
    period: `${months[0]}/${months.at(-1)}`,
    programs: [...programs].toSorted().join(' '),
    grants: String(grants.length),
    covers: waiting.map((one) => String(one.sequence)).join(' '),
    reason: measuredCell(measured.length, grants.length),
    interestSaved: centsToDecimal(sumOf(measured.map(({ interestSavedCents }) => interestSavedCents))),
    monthsSaved: String(sumOf(measured.map(({ monthsSaved }) => monthsSaved))),
  })
}
