/** One page of a sweep over what may be many: the rest is the next job's, so that no run takes long. */

const AWAY_AFTER = 3

type Work<T> = { each: (item: T) => Promise<unknown>; onMiss: (error: unknown) => void }

/**
 * Does the work for each. One that fails is left for the next sweep and keeps no other waiting. Where three in a row
 * fail, or all of them, whoever is asked is away: this throws, and the page begins again later.
 */
export async function workPage<T>(items: T[], { each, onMiss }: Work<T>): Promise<void> {
  let failed = 0
  let inARow = 0
  for (const item of items) {
    try {
      await each(item)
      inARow = 0
    } catch (error) {
      onMiss(error)
      failed += 1
      inARow += 1
      if (inARow === AWAY_AFTER || failed === items.length) throw error
    }
  }
}
