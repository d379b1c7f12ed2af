/** One fresh database per test file: a copy of the migrated template, made in some 50 ms. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** the URL of the run's cluster, of its `postgres` database */
    clusterUrl: string
    /** the name of the migrated database that every test database is a copy of */
    templateDatabase: string
  }
}

export type TestDatabase = { url: string; drop: () => Promise<void> }

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A migrated, empty database of its own. Call `drop` when done; the run's end removes it in any case. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(clusterUrl, `create database ${name} template ${inject('templateDatabase')}`)
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => asAdmin(clusterUrl, `drop database if exists ${name} with (force)`),
  }
}
