/** Waits for work no longer than a limit. */
import { setTimeout as sleep } from 'node:timers/promises'

const LATE = Symbol('late')

/** What comes of the work, or throws what `late` makes when it takes longer; the work goes on then. */
export async function inTime<T>(
  work: Promise<T>,
  { limitMs, late }: { limitMs: number; late: () => Error },
): Promise<T> {
  const ending = new AbortController()
  const limit = sleep(limitMs, LATE, { signal: ending.signal }).catch(() => LATE)
  const outcome = await Promise.race([work, limit]).finally(() => ending.abort())
  if (outcome !== LATE) return outcome as T
  // Nobody waits for it any more; what it leaves is found by whoever asks next.
  work.catch(() => {})
  throw late()
}
