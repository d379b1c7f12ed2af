/** Brings the database to the newest migration, once, however many processes start at the same time. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Env } from '#server/env.ts'
import { installJobTables } from '#server/jobs/install.ts'

const MIGRATION_LOCK = 7_253_002

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** The sandbox's own tables have a set of their own (decision 043). */
const sandboxMigrations = {
  migrationsFolder: join(import.meta.dirname, '../sandbox/migrations'),
  migrationsTable: '__sandbox_migrations',
}

/**
 * Runs under an advisory lock, on a connection of its own, without the short limits of a request. Sandbox mode has
 * tables beside those of every mode.
 */
export async function migrate(url: string, mode: Env['mode'] = 'live'): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'jubilee migration' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder })
    if (mode === 'sandbox') await runMigrations(drizzle(client), sandboxMigrations)
    await installJobTables(client)
  } finally {
    await client.end()
  }
}
