/**
 * Reads that may be some seconds old go to a streaming replica where there is one (decision 071). How far it is behind is
 * measured by positions in the write-ahead log, not by clocks: the primary's position is noted with the time, and the
 * replica is as old as the newest position that it has replayed. One that has lost its primary grows old by that too.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, HttpError } from '#server/errors.ts'
import type { Logger } from '#server/log.ts'
import { connect } from './connect.ts'
import type { Db, Pool } from './connect.ts'

export type Replica = {
  /** Reads on the replica where it is near enough, else on the primary; there again where the replica fails. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** how old what it shows may be, in milliseconds; null where there is no replica, or nothing is known of it */
  lagMs(): number | null
  close(): Promise<void>
}

type Options = {
  url: string
  /** a replica further behind is not asked */
  maxLagMs: number
  poolMax: number
  primary: { pool: Pool; db: Db }
  log: Logger
}

type Position = { at: number; lsn: bigint }

const LOOKS_WITHIN_LIMIT = 5
const MOST_POSITIONS = 500

/** '16/B374D848' as a number: two halves in hexadecimal. */
function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function positionOf(pool: Pool, statement: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(statement)
  const lsn = rows[0]?.lsn ?? null
  return lsn === null ? null : lsnOf(lsn)
}

/** Watches how far the replica is behind; `at()` is the time whose records it shows, null where that is not known. */
function watchAge(primary: Pool, replica: Pool, { maxLagMs, log }: Options) {
  let noted: Position[] = []
  let seenAt: number | null = null
  const closing = new AbortController()
  const { signal } = closing
  const look = async () => {
    const at = performance.now()
    const lsn = await positionOf(primary, 'select pg_current_wal_insert_lsn()::text as lsn')
    const replayed = await positionOf(replica, 'select pg_last_wal_replay_lsn()::text as lsn')
    if (replayed === null) throw new Error('This server is no replica.')
    if (lsn !== null) noted.push({ at, lsn })
    const reached = noted.filter((position) => position.lsn <= replayed).at(-1)
    noted = noted
      .filter((position) => reached === undefined || position.at >= reached.at)
      .slice(-MOST_POSITIONS)
    if (reached !== undefined) seenAt = reached.at
  }
  const lookAndTell = (previous: boolean) =>
    look().then(
      () => true,
      (error: unknown) => {
        if (previous && !signal.aborted) log.warn('replica.not_seen', describeError(error))
        return false
      },
    )
  const watch = async () => {
    for (let isSeen = true; !signal.aborted;) {
      isSeen = await lookAndTell(isSeen)
      await sleep(maxLagMs / LOOKS_WITHIN_LIMIT, undefined, { ref: false, signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    at: () => seenAt,
    forget: () => (seenAt = null),
    close: async () => {
      closing.abort()
      await watching
    },
  }
}

/** Without a replica everything is read from the primary. */
export const noReplica = (db: Db): Replica => ({
  read: (work) => work(db),
  lagMs: () => null,
  close: async () => {},
})

export function openReplica(options: Options): Replica {
  const { primary, maxLagMs, log } = options
  const { pool, db } = connect(options)
  const age = watchAge(primary.pool, pool, options)
  const lagMs = () => {
    const at = age.at()
    return at === null ? null : performance.now() - at
  }
  return {
    lagMs,
    read: async (work) => {
      const lag = lagMs()
      if (lag === null || lag > maxLagMs) return work(primary.db)
      try {
        return await work(db)
      } catch (error) {
        if (error instanceof HttpError) throw error
        age.forget()
        log.warn('replica.read_failed', describeError(error))
        return work(primary.db)
      }
    },
    close: async () => {
      await Promise.all([age.close(), pool.end()])
    },
  }
}
