/** What the server drew a document with: it travels with the document, so that the browser asks nothing again. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Theme } from '#contracts/screens.ts'
import { keepDrawn } from '#web/api/drawn-answer.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { adminActivity } from '#web/api/session/admin-activity.ts'
import { clock } from '#web/format/clock.ts'
import type { Formats } from '#web/format/drawing.ts'
import { formatsStore } from '#web/format/formats.ts'

export type FirstReads = {
  nonce: string
  /** where people open the app; null where the operator has not said */
  origin: string | null
  /** null: the system's */
  theme: Theme | null
  /** when it was drawn, by the server's clock, in milliseconds */
  atMs: number
  queries: readonly (readonly [QueryKey, unknown])[]
}

/** Set by the server for each document; null for pages that are built beforehand. */
export const firstReads = createContext<FirstReads | null>(null)

/** What a page starts from: of the server, or of this device with the time it was read. */
type Start = { atMs?: number; queries: readonly (readonly [QueryKey, unknown, number?])[] }

/**
 * Puts what the server read, or this device has kept, into the cache of this drawing. In the browser the person's
 * formats and clock hold from here on; on the server they belong to the drawing.
 */
export function seedQueries(client: QueryClient, first: Start | null): void {
  for (const [key, answer, updatedAt] of first?.queries ?? [])
    if (updatedAt === undefined) keepDrawn(client, key, answer)
    else client.setQueryData(key, answer, { updatedAt })
  if (first === null || typeof document === 'undefined') return
  const formats = client.getQueryData<Formats>(lightKeys.settings)
  const mode = client.getQueryData<{ movedByMs: number }>(lightKeys.mode)
  // An admin's session idles from the desk's last answer on, also where that came with the document.
  for (const [[path]] of first.queries) if (typeof path === 'string') adminActivity.note(path)
  // What the device has kept is drawn for now, by its own clock.
  if (first.atMs !== undefined) clock.holdAt(first.atMs)
  if (formats) formatsStore.set(formats)
  if (mode) clock.setMovedBy(mode.movedByMs)
}
