/** What an operator wants to know before a start, after an update, and when something is odd: one sentence each. */
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import type { Db, Pool } from '#server/db/connect.ts'
import { modeProblem } from '#server/db/claim-database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Env } from '#server/env.ts'
import { readJobs } from '#server/features/health/health.queries.ts'
import { silentLogger } from '#server/log.ts'
import { checkOutside } from '#server/outside/check/check-outside.ts'
import type { Diagnosis } from './diagnosis.ts'
import { clockFinding, diskFinding, migrationsFinding, versionFinding, waitingFinding } from './judge.ts'
import { readApplied } from './read-applied.ts'

type Given = {
  env: Env
  /** milliseconds, by this machine */
  now: () => number
}

function settingsOf({ mode, role, publicOrigin, databaseUrl }: Env): Diagnosis[] {
  const where = publicOrigin === null ? 'this machine' : publicOrigin
  const told: Diagnosis = {
    about: 'settings',
    state: 'works',
    says: `${mode} mode, role ${role}, opened at ${where}.`,
  }
  if (mode !== 'live' || databaseUrl !== null) return [told]
  const says =
    'live mode is on the embedded PostgreSQL, which gets its fixes later than others: set DATABASE_URL.'
  return [told, { about: 'settings', state: 'note', says }]
}

function pagesOf({ role, clientFolder }: Env): Diagnosis[] {
  if (role === 'worker') return []
  const isBuilt = existsSync(join(clientFolder, 'index.html'))
  return [
    isBuilt
      ? { about: 'pages', state: 'works', says: 'they are built.' }
      : {
          about: 'pages',
          state: 'note',
          says: 'they are not built: npm start does that, server/main.ts does not.',
        },
  ]
}

/** Where the embedded server keeps its files; nothing is kept on this machine beside a server of one's own. */
async function diskOf({ databaseUrl, dataFolder }: Env): Promise<Diagnosis[]> {
  if (databaseUrl !== null) return []
  const found = await statfs(dataFolder).catch(() => null)
  if (found === null)
    return [{ about: 'disk', state: 'missing', says: `${dataFolder} cannot be read: look at JUBILEE_DATA.` }]
  return [diskFinding({ freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize })]
}

/** The database's time lies between when it was asked and when it answered; what is beyond is a difference of clocks. */
async function clockOf(pool: Pool, now: () => number): Promise<Diagnosis> {
  const asked = now()
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  return clockFinding(rows[0]!.ms, { asked, answered: now() })
}

/** A database of before modes were noted has no table for it yet. */
async function modeOf({ pool, db }: { pool: Pool; db: Db }, { env }: Given): Promise<Diagnosis[]> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select to_regclass('installation')::text as name`,
  )
  if (rows[0]?.name == null) return []
  const says = await modeProblem(db, env.mode)
  return says === null ? [] : [{ about: 'mode', state: 'missing', says }]
}

async function databaseOf(given: Given, { pool, db }: { pool: Pool; db: Db }): Promise<Diagnosis[]> {
  const { env, now } = given
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const applied = await readApplied(pool)
  const clock = await clockOf(pool, now)
  const jobs = applied.isEmpty ? [] : [waitingFinding(await readJobs(pool, new Date(now())), env.role)]
  const mode = await modeOf({ pool, db }, given)
  return [versionFinding(rows[0]!), migrationsFinding(applied), ...mode, clock, ...jobs]
}

/** Opens the database as the app does: the embedded server is started for it, and stopped if nobody else uses it. */
async function inDatabase(given: Given): Promise<Diagnosis[]> {
  try {
    const database = await openDatabase(given.env, silentLogger)
    const { pool, db } = connect({ url: database.url, poolMax: 1, log: silentLogger })
    try {
      return await databaseOf(given, { pool, db })
    } finally {
      await pool.end()
      await database.close()
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const reason = message === '' ? 'nobody answers there' : message
    const says = `it does not answer: ${reason}${code === undefined ? '' : ` (${code})`}.`
    return [{ about: 'database', state: 'missing', says }]
  }
}

/** Everything that can be examined in this environment; it changes nothing. `missing` is a fault. */
export async function examine(given: Given): Promise<Diagnosis[]> {
  const { env } = given
  const outside = checkOutside(env)
  const database = await inDatabase(given)
  const disk = await diskOf(env)
  const node: Diagnosis = { about: 'node', state: 'works', says: `${process.version}.` }
  return [node, ...settingsOf(env), ...pagesOf(env), ...database, ...disk, ...(await outside)]
}
