/**
 * Whether a model server hangs: after so many answers in a row that came too late it is left alone for a while, so that a
 * person does not wait for each question. Then one is asked again, and if that is late too the rest begins again. A server
 * that is away or refuses says so at once and costs no waiting: only what is late counts.
 * Example: late at 10:00:00, 10:00:20 and 10:00:40, it is asked again from 10:01:40 on.
 */
const MOST_LATE = 3
const REST_MS = 60_000

export type Breaker = {
  isResting(): boolean
  /** Notes how an answer came. */
  note(outcome: 'late' | 'inTime'): void
}

/** `nowMs` is a clock that only goes forward. */
export function createBreaker(nowMs: () => number = () => performance.now()): Breaker {
  let lateInARow = 0
  let restsUntilMs = 0
  return {
    isResting: () => nowMs() < restsUntilMs,
    note: (outcome) => {
      lateInARow = outcome === 'late' ? lateInARow + 1 : 0
      if (lateInARow >= MOST_LATE) restsUntilMs = nowMs() + REST_MS
    },
  }
}
