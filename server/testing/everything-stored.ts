/** What the database holds, to show that a refused request changed nothing. */
import type { Pool } from 'pg'

/** Asking itself moves these: when a session was last used, and how often somebody asked. */
const MOVED_BY_ASKING = ['sessions', 'request_limits']

/** A digest of each table, by its name. */
export async function everythingStored(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [MOVED_BY_ASKING],
  )
  const digests = rows.map(async ({ name }) => {
    const { rows: found } = await pool.query<{ digest: string }>(
      `select concat(count(*), ' ', md5(string_agg(t::text, '|' order by t::text))) as digest from "${name}" t`,
    )
    return [name, found[0]!.digest] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
