/**
 * Backups of a server of the operator's own, by PostgreSQL's programs: pg_dump in its custom format, and pg_restore into
 * an empty database (https://www.postgresql.org/docs/18/app-pgdump.html). They must be as new as the server.
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { makeBackup } from './back-up.ts'
import type { MadeBackup } from './back-up.ts'
import { measureFile } from './copy-file.ts'
import { readManifest } from './manifest.ts'
import { bringUpToDate, checkFile } from './restore.ts'
import type { Restored } from './restore.ts'

const DUMP = 'records.dump'
const MOST_WORDS = 600

/** `path` is where the programs are looked for, as in the shell */
type Tools = { url: string; path: string }

/** The address without its password, which every user of the machine could read in a list of processes. */
function withoutPassword(url: string): { address: string; password: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password }
}

/** @throws Error with a sentence for the person who runs it, with what the program said */
function runTool(program: 'pg_dump' | 'pg_restore', args: string[], { url, path }: Tools): Promise<void> {
  const { address, password } = withoutPassword(url)
  const child = spawn(program, [...args, `--dbname=${address}`], {
    env: { PATH: path, LC_ALL: 'C', PGAPPNAME: 'jubilee backup', PGPASSWORD: password },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, MOST_WORDS)))
  return new Promise((done, fail) => {
    child.once('error', () =>
      fail(
        new Error(
          `${program} cannot be run here. Install PostgreSQL's client, as new as your server (docs/operations.md).`,
        ),
      ),
    )
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${program} ended with ${code}: ${said.trim()}`)),
    )
  })
}

/**
 * Dumps the whole database into a new folder below `into`, as it was at one moment.
 * @throws Error with a sentence for the person who runs it; then there is no new backup
 */
export function backUpOutside({
  into,
  now,
  ...tools
}: Tools & { into: string; now: Date }): Promise<MadeBackup> {
  return makeBackup({ into, now }, async (target) => {
    const made = join(target, DUMP)
    await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${made}`], tools)
    return { folders: [], files: [{ path: DUMP, ...(await measureFile(made)) }] }
  })
}

async function mustBeEmpty(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'jubilee restore' })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    if (rows[0]!.n > 0)
      throw new Error('There are tables in this database already, and they stay. Name an empty one.')
  } finally {
    await client.end()
  }
}

/**
 * Checks the dump, puts it into the empty database in one transaction, and brings that up to date.
 * @throws Error with a sentence for the person who runs it; then the database is as empty as before
 */
export async function restoreOutside({ backup, ...tools }: Tools & { backup: string }): Promise<Restored> {
  const from = resolve(backup)
  const { madeAt, files } = await readManifest(from)
  const [file] = files
  if (file?.path !== DUMP)
    throw new Error(`${from} is a copy of the embedded server: restore it without DATABASE_URL.`)
  await mustBeEmpty(tools.url)
  const dump = join(from, DUMP)
  await checkFile(file, measureFile(dump))
  const ways = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', dump]
  await runTool('pg_restore', ways, tools)
  return { madeAt, ...(await bringUpToDate(tools.url)) }
}
