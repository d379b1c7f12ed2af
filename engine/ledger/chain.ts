/**
 * The chain: hash(n) = SHA-256(hash(n-1) + canonical text of line n), in lower-case hexadecimal digits; what is hashed
 * is the text in UTF-8. hash(0) is the hash of the sentence below. Whoever changes a line changes its hash, and with
 * it every hash after it.
 * Example: line 1 names hash(0) as the hash before it; line 2 names the hash of line 1.
 */
import { canonicalText } from './entry.ts'
import type { EntryContent, LedgerEntry } from './entry.ts'

/** The sentence that the chain begins with. */
export const GENESIS = 'Jubilee Foundation public ledger, version 1'

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. The engine has no cryptography: the caller brings it. */
export type Digest = (text: string) => Promise<string>

/** The hash before the first line. */
export function genesisHash(digest: Digest): Promise<string> {
  return digest(GENESIS)
}

/** The hash of a line that follows the line with the hash `previous`. */
export function hashOf(previous: string, entry: EntryContent, digest: Digest): Promise<string> {
  return digest(previous + canonicalText(entry))
}

/** The line with its place in the chain, after the line with the hash `previous`. */
export async function linked(previous: string, entry: EntryContent, digest: Digest): Promise<LedgerEntry> {
  return { ...entry, previous, hash: await hashOf(previous, entry, digest) }
}
