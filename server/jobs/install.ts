/** pg-boss's own tables: made and brought up to date with our migrations, never while the app runs. */
import packageFile from 'pg-boss/package.json' with { type: 'json' }
import type { Client } from 'pg'

export const JOB_SCHEMA = 'pgboss'

async function installedVersion(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('${JOB_SCHEMA}.version')::text as name`,
  )
  if (rows[0]?.name == null) return null
  const versions = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`)
  return versions.rows[0]?.version ?? null
}

/** The caller holds the lock on migrations. pg-boss is loaded only when there is something to do. */
export async function installJobTables(client: Client): Promise<void> {
  const installed = await installedVersion(client)
  if (installed !== null && installed >= packageFile.pgboss.schema) return
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  await client.query(
    installed === null ? getConstructionPlans(JOB_SCHEMA) : getMigrationPlans(JOB_SCHEMA, installed),
  )
}
