/** One PostgreSQL cluster for a whole test run, with one migrated database that each test file gets a copy of. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLogger } from '#server/log.ts'

/** Test data may be lost: nothing waits for the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jubilee-test-'))
  const server = await openEmbedded({ dataFolder, log: silentLogger, settings: FAST })
  await migrate(server.url)
  project.provide('clusterUrl', server.url.replace('/jubilee?', '/postgres?'))
  project.provide('templateDatabase', 'jubilee')
  return async () => {
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
