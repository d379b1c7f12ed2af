/**
 * The server's time: this browser's time, moved as far as the sandbox's clock is. It is set from the
 * answer about the mode, before a screen behind the gate is drawn; in live mode it is never moved.
 */
let movedByMs = 0

export const clock = {
  now: (): Date => new Date(Date.now() + movedByMs),
  /** how far it is ahead, in milliseconds */
  movedByMs: (): number => movedByMs,
  setMovedBy(ms: number): void {
    movedByMs = ms
  },
}
