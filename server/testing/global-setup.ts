/** One PostgreSQL cluster for a whole test run, with one migrated database that each test file gets a copy of. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/embedded.ts'
import { stopRunning } from '#server/db/embedded/launch.ts'
import { isAlive } from '#server/db/embedded/temp-files.ts'
import { preparePlaces } from '#server/db/embedded/places.ts'
import { chooseSystemUser } from '#server/db/embedded/run-as.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLogger } from '#server/log.ts'

/** Test data may be lost: nothing waits for the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** A run that was killed leaves its cluster behind, running: the folder's name tells whose it was. */
async function clearKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^jubilee-test-(\d+)-\w{6}$/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = join(tmpdir(), name)
    await stopRunning(await preparePlaces(folder, chooseSystemUser())).catch(() => {})
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearKilledRuns().catch(() => {})
  const dataFolder = await mkdtemp(join(tmpdir(), `jubilee-test-${process.pid}-`))
  const server = await openEmbedded({ dataFolder, log: silentLogger, settings: FAST })
  await migrate(server.url, 'sandbox')
  project.provide('clusterUrl', server.url.replace('/jubilee?', '/postgres?'))
  project.provide('templateDatabase', 'jubilee')
  return async () => {
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
