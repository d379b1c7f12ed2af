/** Which migrations a database has seen, also one that is empty yet. */
import type { Pool } from '#server/db/connect.ts'
import { readMigrations } from '#server/features/health/health.queries.ts'

export type Applied = { isEmpty: boolean; applied: number; known: number }

export async function readApplied(pool: Pool): Promise<Applied> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (rows[0]?.name == null) return { isEmpty: true, applied: 0, known: 0 }
  const { applied, known } = await readMigrations(pool)
  return { isEmpty: false, applied, known }
}
