/** What the database holds of goals, beside what the API says. */
import type { Pool } from '#server/db/connect.ts'

/** Everything stored about goals, to show that a refused request changed nothing. */
export async function everythingStored(pool: Pool): Promise<unknown> {
  const tables = ['goals', 'goal_contributions']
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1, 2, 3`)).rows),
  )
}
