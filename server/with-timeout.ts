/** Waits for work no longer than a limit. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves with the work's result, or throws what `late` makes after `limitMs`; the work is not canceled. */
export async function withTimeout<T>(
  work: Promise<T>,
  { limitMs, late }: { limitMs: number; late: () => Error },
): Promise<T> {
  const done = new AbortController()
  const limit = async (): Promise<never> => {
    await sleep(limitMs, undefined, { signal: done.signal, ref: false })
    throw late()
  }
  try {
    return await Promise.race([work, limit()])
  } finally {
    done.abort()
  }
}
