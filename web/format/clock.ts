import { currentDrawing, ownDrawing } from './drawing.ts'

/**
 * The server's time: this machine's time, moved as far as the sandbox's clock is. It is set from the
 * answer about the mode, before a screen behind the gate is drawn; in live mode it is never moved.
 */
export const clock = {
  now: (): Date => new Date(Date.now() + currentDrawing().movedByMs),
  /** how far it is ahead, in milliseconds */
  movedByMs: (): number => currentDrawing().movedByMs,
  setMovedBy(ms: number): void {
    ownDrawing.movedByMs = ms
  },
}
