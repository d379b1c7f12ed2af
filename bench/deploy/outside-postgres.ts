/** A PostgreSQL reached over TCP, as an operator's own is: the programs of the embedded one without the care of it. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { DATABASE_USER, initialise, passwordOf } from '#server/db/embedded/initialise.ts'
import { preparePlaces } from '#server/db/embedded/places.ts'
import { chooseSystemUser, serverEnvironment } from '#server/db/embedded/run-as.ts'
import { freePort } from '../../scripts/fresh-server.ts'

const READY_LIMIT_MS = 30_000

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/jubilee$/, '/postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create database jubilee')
  } finally {
    await client.end().catch(() => {})
  }
}

export async function startOutsidePostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'jubilee-outside-'))
  const places = await preparePlaces(folder, chooseSystemUser())
  const binaries = await findBinaries(places)
  const password = await passwordOf(places)
  await initialise(places, binaries, password)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const child = spawn(
    binaries.postgres,
    ['-D', places.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...places.user, cwd: '/', env: serverEnvironment, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    // Fast, as `pg_ctl stop` does it.
    child.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/jubilee`
  for (const begun = performance.now(); ;) {
    try {
      await createDatabase(url)
      return { url, stop }
    } catch (error) {
      if (performance.now() - begun > READY_LIMIT_MS) {
        await stop()
        throw error
      }
      await sleep(100)
    }
  }
}
