/** The connection pool and the query builder over it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool as PgPool } from 'pg'
import type { PoolClient } from 'pg'
import type { Logger } from '#server/log.ts'
import { traceQueries } from '#server/tracing/trace-queries.ts'
import { noTracing } from '#server/tracing/tracing.ts'
import type { Tracing } from '#server/tracing/tracing.ts'

export type Pool = PgPool
export type Db = NodePgDatabase

/** under the five seconds in which a person gets an answer */
const CONNECT_LIMIT_MS = 4_500
const REQUEST_STATEMENT_LIMIT_MS = 2_500
/** nobody waits for a job */
export const JOB_STATEMENT_LIMIT_MS = 30_000
/** a little over the server's own limit: for a server that has stopped answering */
const ANSWER_AFTER_LIMIT_MS = 500

export type Connection = { pool: Pool; db: Db }

type ConnectOptions = {
  url: string
  poolMax: number
  log: Logger
  statementLimitMs?: number
  tracing?: Tracing
}

/** how long a lost connection may stay checked out */
const GIVE_BACK_MS = 2_000

/**
 * A connection that is lost while in use reports it beside failing its statement, and whoever took it for a
 * transaction does not listen. Drizzle does not give it back where `begin` itself was what failed, and the pool
 * would wait for it for ever: then it is given back here.
 */
function outliveLoss(client: PoolClient): void {
  client.on('error', () => {})
  client.once('end', () => void setTimeout(() => giveBack(client), GIVE_BACK_MS).unref())
}

function giveBack(client: PoolClient): void {
  try {
    client.release(true)
  } catch {
    // It was given back already, as it should be.
  }
}

/** Opens a pool whose statements fit a request unless told otherwise: 4.5 s to connect, 2.5 s for a statement. */
export function connect(options: ConnectOptions): Connection {
  const statementLimitMs = options.statementLimitMs ?? REQUEST_STATEMENT_LIMIT_MS
  const pool = new PgPool({
    connectionString: options.url,
    max: options.poolMax,
    application_name: 'jubilee',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: statementLimitMs,
    query_timeout: statementLimitMs + ANSWER_AFTER_LIMIT_MS,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // An idle client whose server went away reports here; without a listener the process would end.
  pool.on('error', (error: Error & { code?: string }) =>
    options.log.warn('database.connection_lost', { code: error.code ?? error.name }),
  )
  pool.on('connect', outliveLoss)
  traceQueries(pool, options.tracing ?? noTracing)
  return { pool, db: drizzle(pool) }
}
