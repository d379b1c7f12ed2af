import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { backUpOutside, restoreOutside } from './outside-dump.ts'
import { restore } from './restore.ts'
import { silentLogger as log } from '#server/log.ts'

const folder = mkdtempSync(join(tmpdir(), 'jubilee-dump-test-'))
const now = new Date('2026-03-01T03:00:00Z')
const systemPath = process.env['PATH'] ?? ''
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await inDatabase(database.url, (client) =>
    client.query(`insert into users (id, email, first_name, last_name) values
      ('7c9e6679-7425-40de-944b-e07fc1f90ae7', 'ada@example.test', 'Ada', 'Lin')`),
  )
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function inDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty database of its own on the run's server. */
async function inEmptyDatabase<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const cluster = inject('clusterUrl')
  await inDatabase(cluster, (client) => client.query(`create database ${name}`))
  const url = new URL(cluster)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await inDatabase(cluster, (client) => client.query(`drop database ${name} with (force)`))
  }
}

/** A program in the place of PostgreSQL's own, which writes down what it is given. Returns the path it is found on. */
function placeProgram(name: string, script: string): string {
  const place = join(folder, `bin-${name}-${script.length}`)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(place, name), 0o755)
  return `${place}:/usr/bin:/bin`
}

const inNew = (name: string) => join(folder, name)

test('the password reaches the program by its environment, not among the words that everybody sees', async () => {
  const path = placeProgram(
    'pg_dump',
    'for word in "$@"; do case $word in --file=*) echo "$@ / $PGPASSWORD" > "${word#--file=}";; esac; done',
  )
  const url = 'postgres://jubilee:s%40cret@db.internal:5433/jubilee?sslmode=require'
  const made = await backUpOutside({ url, path, into: inNew('words'), now })
  const [words, password] = readFileSync(join(made.folder, 'records.dump'), 'utf8').split(' / ')
  expect(words).toContain('--format=custom')
  expect(words).toContain('--dbname=postgres://jubilee@db.internal:5433/jubilee?sslmode=require')
  expect(words).not.toContain('cret')
  expect(password).toBe('s@cret\n')
  // What is not the embedded server's own is not put into a data folder, nor a changed one into a database.
  const dataFolder = inNew('data')
  await expect(restore({ backup: made.folder, dataFolder, log })).rejects.toThrow('set DATABASE_URL')
  writeFileSync(join(made.folder, 'records.dump'), 'other')
  await inEmptyDatabase('dump_damaged', async (empty) => {
    const restoring = restoreOutside({ backup: made.folder, url: empty, path })
    await expect(restoring).rejects.toThrow('damaged: records.dump is not as it was written')
  })
  const full = restoreOutside({ backup: made.folder, url: database.url, path })
  await expect(full).rejects.toThrow('There are tables in this database already')
})

test('a program that fails, or is not there, leaves no backup and says why', async () => {
  const into = inNew('failed')
  const { url } = database
  const path = placeProgram('pg_dump', 'echo "half" > /dev/null; echo "server version mismatch" >&2; exit 1')
  const failed = backUpOutside({ url, path, into, now })
  await expect(failed).rejects.toThrow('pg_dump ended with 1: server version mismatch')
  const missing = backUpOutside({ url, path: inNew('nothing'), into, now })
  await expect(missing).rejects.toThrow('pg_dump cannot be run here')
  expect(readdirSync(into)).toEqual([])
})

/** The major version of the pg_dump of this machine, 0 where there is none. */
const majorHere = Number(/(\d+)/.exec(spawnSync('pg_dump', ['--version']).stdout?.toString() ?? '')?.[1] ?? 0)

test('with PostgreSQL’s own programs: dumped and restored, or the reason why they cannot', async () => {
  const into = inNew('real')
  const [{ major }] = await inDatabase(database.url, async (client) => {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return rows as [{ major: number }]
  })
  const roundTrip = async () => {
    const { folder: backup } = await backUpOutside({ url: database.url, path: systemPath, into, now })
    const restored = await inEmptyDatabase('dump_restored', (url) =>
      restoreOutside({ backup, url, path: systemPath }),
    )
    return `${restored.people} person is back`
  }
  const outcome = await roundTrip().catch((error: Error) => error.message)
  const tooOld = /^pg_dump (cannot be run here|ended with 1: [^]*version)/
  expect(outcome).toMatch(majorHere < major ? tooOld : /^1 person is back$/)
})
