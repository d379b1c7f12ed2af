/** A primary and a streaming replica of it, from the embedded server's own programs. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { chownSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded.ts'
import { CLUSTER, PASSWORD_FILE, SOCKET_PORT, preparePlaces } from '#server/db/embedded/places.ts'
import { chooseSystemUser } from '#server/db/embedded/run-as.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLogger } from '#server/log.ts'

const FAST = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '16MB', max_connections: '40' }

export type Pair = {
  primaryUrl: string
  replicaUrl: string
  stopReplica: () => Promise<void>
  close: () => Promise<void>
}

const open = (dataFolder: string, more = {}) =>
  openEmbedded({ dataFolder, log: silentLogger, settings: { ...FAST, ...more } })

/** A copy of a cluster that is stopped is one that a replica can begin with. */
async function copyStopped(from: string, to: string): Promise<void> {
  const user = chooseSystemUser()
  await preparePlaces(to, user)
  await cp(join(from, PASSWORD_FILE), join(to, PASSWORD_FILE))
  await cp(join(from, CLUSTER), join(to, CLUSTER), { recursive: true })
  await writeFile(join(to, CLUSTER, 'standby.signal'), '')
  if (user === null) return
  const entries = readdirSync(join(to, CLUSTER), { withFileTypes: true, recursive: true })
  for (const path of [join(to, CLUSTER), ...entries.map(({ parentPath, name }) => join(parentPath, name))])
    chownSync(path, user.uid, user.gid)
}

export async function makeReplica(): Promise<Pair> {
  const [first, second] = await Promise.all(
    ['primary', 'replica'].map((name) => mkdtemp(join(tmpdir(), `jubilee-${name}-`))),
  )
  if (first === undefined || second === undefined) throw new Error('No folder was made.')
  const made = await open(first)
  await migrate(made.url, 'sandbox')
  await made.close()
  await copyStopped(first, second)
  const primary = await open(first)
  const { socketFolder } = await preparePlaces(first, chooseSystemUser())
  const password = (await readFile(join(first, PASSWORD_FILE), 'utf8')).trim()
  const replica = await open(second, {
    primary_conninfo: `host=${socketFolder} port=${SOCKET_PORT} user=jubilee password=${password}`,
  })
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    stopReplica: replica.close,
    close: async () => {
      await replica.close()
      await primary.close()
      for (const folder of [first, second]) await rm(folder, { recursive: true, force: true })
    },
  }
}
