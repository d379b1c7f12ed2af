/** One page of a sweep that asks the payment processor about each row. */
import type { Logger } from '#server/log.ts'
import { refusalOf } from '#server/ports/payments/payments.ts'

/** How many are asked for one by one: a minute or two of a job. */
export const SWEEP_PAGE = 100

const AWAY_AFTER = 3

type Work<T> = { each: (item: T) => Promise<unknown>; onMiss: (error: unknown) => void }

/**
 * Does the work for each. One that fails is left for the next sweep and keeps no other waiting. Where three in a row
 * fail, or all of them, whoever is asked is away: this throws, and the page begins again later.
 */
async function workPage<T>(items: T[], { each, onMiss }: Work<T>): Promise<void> {
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

type Page = {
  /** `about`: what the processor is asked for; null where it knows of nothing */
  rows: { id: string; about: string | null }[]
  ask: (about: string) => Promise<unknown>
  /** the event in the log for each row that failed */
  missed: string
}

/**
 * Asks about each row; one that the processor no longer knows is left as it is. Answers the id after which the next page
 * begins, null after the last page.
 */
export async function sweepPage(
  { log }: { log: Logger },
  { rows, ask, missed }: Page,
): Promise<string | null> {
  const onMiss = (error: unknown) =>
    log.warn(missed, { error: error instanceof Error ? error.name : 'unknown' })
  const each = (about: string) =>
    ask(about).catch((error: unknown) => {
      refusalOf(error)
      onMiss(error)
    })
  const abouts = rows.flatMap(({ about }) => about ?? [])
  await workPage(abouts, { each, onMiss })
  return rows.length === SWEEP_PAGE ? (rows.at(-1)?.id ?? null) : null
}
