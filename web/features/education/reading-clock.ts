/**
 * Counts the seconds a page is really read: while it is visible and somebody has moved, typed or scrolled within
 * the last two minutes. Example: a tab left open over night counts two minutes.
 */
export const IDLE_AFTER_SECONDS = 120

export type ReadingClock = {
  /** one second has passed; it counts when the page is visible and somebody is there */
  tick: (isVisible: boolean) => void
  /** somebody did something */
  stir: () => void
  /** seconds counted since the page was opened */
  total: () => number
  /** seconds counted since the last call, and starts again from 0 */
  take: () => number
}

export function startReadingClock(): ReadingClock {
  let total = 0
  let taken = 0
  let idle = 0
  return {
    tick(isVisible) {
      if (!isVisible) return
      if (idle < IDLE_AFTER_SECONDS) total += 1
      idle += 1
    },
    stir() {
      idle = 0
    },
    total: () => total,
    take() {
      const fresh = total - taken
      taken = total
      return Math.min(fresh, MOST_SECONDS)
    },
  }
}

/** What one call may carry; the server refuses more. */
const MOST_SECONDS = 3600

/** The least share of the reading time after which reaching the end counts as read. */
const FAIR_SHARE = 1 / 3

/** Seconds to spend on an article of so many minutes before its end counts as read. */
export function fairSeconds(readTimeMinutes: number): number {
  return Math.round(readTimeMinutes * 60 * FAIR_SHARE)
}
