/**
 * One connection per app process, held as long as the process uses the embedded server. Its shared lock says
 * "in use", so that only the last process to leave stops the server; its end says that the server died.
 */
import { Client } from 'pg'

const IN_USE_LOCK = 7_253_001

export type Presence = {
  /** true if no other process uses the server; the answer holds until this connection ends */
  isLast(): Promise<boolean>
  leave(): Promise<void>
}

/** Connects and takes the shared lock; `onLost` is called once if the server goes away. */
export async function bePresent(url: string, onLost: () => void): Promise<Presence> {
  const client = new Client({
    connectionString: url,
    application_name: 'jubilee presence',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  let isLeaving = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!isLeaving) onLost()
  })
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK])
  return {
    isLast: async () => {
      isLeaving = true
      await client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK])
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
        IN_USE_LOCK,
      ])
      return rows[0]?.got === true
    },
    leave: async () => {
      isLeaving = true
      await client.end().catch(() => {})
    },
  }
}
