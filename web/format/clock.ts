import { currentDrawing, ownDrawing } from './drawing.ts'

/**
 * The server's time: this machine's time, moved as far as the sandbox's clock is. It is set from the
 * answer about the mode, before a screen behind the gate is drawn; in live mode it is never moved.
 */
export const clock = {
  now(): Date {
    const { atMs, movedByMs } = currentDrawing()
    return new Date(atMs ?? Date.now() + movedByMs)
  },
  /** how far it is ahead, in milliseconds */
  movedByMs: (): number => currentDrawing().movedByMs,
  setMovedBy(ms: number): void {
    ownDrawing.movedByMs = ms
  },
  /** Holds the moment that the server has drawn for, until the page is taken over; null lets time go on. */
  holdAt(ms: number | null): void {
    ownDrawing.atMs = ms
  },
}
