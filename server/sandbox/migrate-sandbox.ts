/** The tables that only the sandbox has, with a set of migrations of their own (decision 043). */
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'

/** Runs within the lock of the other migrations, after them. */
export function migrateSandbox(db: NodePgDatabase): Promise<void> {
  const migrationsFolder = join(import.meta.dirname, 'migrations')
  return migrate(db, { migrationsFolder, migrationsTable: '__sandbox_migrations' })
}
