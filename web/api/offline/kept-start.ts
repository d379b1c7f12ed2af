import type { QueryKey } from '@tanstack/react-query'

/** A key of the cache, what is under it, and when that was read, in milliseconds. */
type KeptPair = readonly [QueryKey, unknown, number]

let kept: readonly KeptPair[] | null = null

/** Hands on what was read from the device before the page is drawn. */
export function giveKeptStart(pairs: readonly KeptPair[]): void {
  kept = pairs
}

/** What the page starts from where the server has drawn nothing; null where the line was there. */
export const keptStart = () => kept && { queries: kept }
