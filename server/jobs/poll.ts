/** The loops of a serving process: run what is due, wait, look again; a database that is away is asked again later. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { describeError } from '#server/errors.ts'
import type { Logger } from '#server/log.ts'

/** `away`: while the database does not answer */
const usualWaitMs = { usual: 1_000, away: 5_000 }
type Given = {
  log: Logger
  isStopping: () => boolean
  /** each lane runs what is due of its own kinds, one job at a time, beside the others */
  lanes: (() => Promise<number>)[]
  openTimekeeper: () => Promise<PgBoss>
  waitMs?: typeof usualWaitMs
}

export type Polling = {
  /** Lets the running jobs end and begins no more. */
  stop(): Promise<void>
}

export function startPolling({
  log,
  isStopping,
  lanes,
  openTimekeeper,
  waitMs = usualWaitMs,
}: Given): Polling {
  const stopping = new AbortController()
  const isOver = () => stopping.signal.aborted || isStopping()
  let timekeeper: PgBoss | null = null

  async function keepRunning(step: () => Promise<void>): Promise<void> {
    let isAway = false
    while (!isOver()) {
      try {
        await step()
        isAway = false
      } catch (error) {
        if (!isAway) log.warn('jobs.away', describeError(error))
        isAway = true
      }
      await sleep(isAway ? waitMs.away : waitMs.usual, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = lanes.map((runDue, lane) =>
    keepRunning(async () => {
      if (lane === 0) timekeeper ??= await openTimekeeper()
      await runDue()
    }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
      await timekeeper?.stop({ graceful: false }).catch(() => {})
    },
  }
}
