/**
 * How many grants of a group were measured, as written in its line. Interest and months are counted only where the
 * person named a rate and a payment; the others count as nothing, which is not the same as 0. Groups from before this
 * was recorded have an empty cell: how many of theirs were measured is unknown.
 * Example: 'measured 3 of 7'.
 */
import type { EntryContent } from './entry.ts'

export function measuredCell(measured: number, grants: number): string {
  return `measured ${measured} of ${grants}`
}

/** How many were measured; null where the line has no count, or one in another form. */
export function measuredOf({ reason, grants }: Pick<EntryContent, 'reason' | 'grants'>): number | null {
  const [, count] = /^measured (0|[1-9]\d*) of \d+$/.exec(reason) ?? []
  if (count === undefined) return null
  return Number(count) <= Number(grants) && reason === measuredCell(Number(count), Number(grants))
    ? Number(count)
    : null
}
