/** Secrets between the app and its sandbox peers: made once for a database, so that every process knows them. */
import { randomBytes } from 'node:crypto'
import type { Pool } from '#server/db/connect.ts'

/** The secret of this name; the first who asks makes it. */
export async function sandboxSecret(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(
    `insert into sandbox_state (name, value) values ($1, to_jsonb($2::text))
     on conflict (name) do update set value = sandbox_state.value
     returning value #>> '{}' as value`,
    [`secret:${name}`, randomBytes(24).toString('hex')],
  )
  return rows[0]!.value
}
