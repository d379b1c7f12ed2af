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
  if (installed === null || installed < packageFile.pgboss.schema) {
    const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
    await client.query(
      installed === null ? getConstructionPlans(JOB_SCHEMA) : getMigrationPlans(JOB_SCHEMA, installed),
    )
  }
  for (const [name, rows] of Object.entries(ownIndexes))
    await client.query(`create index if not exists ${name} on ${JOB_SCHEMA}.job ${rows}`)
}

/** Beside pg-boss's own: for what we ask of its table, which grows with people. */
const ownIndexes = {
  jubilee_job_due: `(name, start_after) where state < 'active' and not blocked`,
  jubilee_job_began: '(name, started_on desc) where started_on is not null',
  jubilee_job_failed: `(name, created_on) where state = 'failed'`,
  jubilee_job_running: `(name) where state = 'active'`,
}
