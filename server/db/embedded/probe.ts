/** Asks at the socket whether a server is there. The socket is the only truth: it outlives the process that started it. */
import { Client } from 'pg'

export type ServerState = 'ready' | 'starting' | 'absent'

const PROBE_LIMIT_MS = 2_000

/** What the server says when it exists but does not take work yet or any more. */
const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'
const TOO_MANY_CONNECTIONS = '53300'

/** @throws Error if the server that answers does not know our password */
export async function probe(url: string): Promise<ServerState> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === WRONG_PASSWORD)
      throw new Error(
        'The database does not take the password in the data folder. Put it back from a backup.',
        { cause: error },
      )
    if (code === TOO_MANY_CONNECTIONS) return 'ready'
    return code === CANNOT_CONNECT_NOW ? 'starting' : 'absent'
  } finally {
    await client.end().catch(() => {})
  }
}
