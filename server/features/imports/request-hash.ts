/** Whether a request that comes again is the one that was stored: its rows are too many to compare one by one. */
import { createHash } from 'node:crypto'
import { dayInWords, sentBefore } from '#server/sent-before.ts'
import type { ImportRow } from './imports.table.ts'

/** Of a body as the contract gives it, whose keys always stand in the same order. */
export function requestHashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/** Throws 409 when the request has stored another import. One of before hashes were kept is taken for the same. */
export function requireSame(stored: ImportRow, requestHash: string): void {
  if (stored.requestHash === null || stored.requestHash === requestHash) return
  throw sentBefore(`the file ${stored.fileName}, brought in on ${dayInWords(stored.createdAt)}`)
}
