/**
 * What holds for one drawing of the screens: how the person wants figures written, and what time it is for them. A
 * browser draws for one person, so it holds one. The server draws for many at once and gives each request its own;
 * without one it draws for nobody in particular, as the public pages are built.
 */
import type { Currency, DateFormat } from '#engine/money/format.ts'

export type Formats = {
  currency: Currency
  dateFormat: DateFormat
  /** an IANA zone; null is the zone of this browser */
  timezone: string | null
}

export type Drawing = {
  formats: Formats
  /** how far the sandbox's clock is ahead of this machine's, in milliseconds */
  movedByMs: number
  /** the moment drawn for, in milliseconds: browser and server must write the same. Null: the present */
  atMs: number | null
}

export const defaultFormats: Formats = { currency: 'USD', dateFormat: 'MM/DD/YYYY', timezone: null }

/** The browser's own; on the server nobody sets it. */
export const ownDrawing: Drawing = { formats: defaultFormats, movedByMs: 0, atMs: null }

let find: () => Drawing | undefined = () => undefined

/** The server names how the drawing of the request under way is found. */
export function findDrawingBy(finder: () => Drawing | undefined): void {
  find = finder
}

/** The drawing under way. */
export const currentDrawing = (): Drawing => find() ?? ownDrawing
