import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { silentLogger as log } from '#server/log.ts'
import {
  askProcess,
  card,
  makeDataFolder,
  signInDemo,
  startApp,
  untilTrue,
} from '#server/testing/app-process.ts'
import { backUp, dropOldBackups } from './back-up.ts'
import { restore } from './restore.ts'

const MINUTES = 60_000
const CLUSTER = 'postgres-18'

const source = makeDataFolder()
const backups = mkdtempSync(join(tmpdir(), 'jubilee-backups-'))
const at = (text: string) => new Date(text)

const EARLY = ['Early 1', 'Early 2', 'Early 3']

/** a backup that was made while the app wrote, and what was written meanwhile; the tests of damage take copies of it */
let busy: { folder: string; rounds: number; written: number }

beforeAll(async () => {
  const app = startApp(source)
  const url = await app.ready
  const cookie = await signInDemo(url)
  for (const name of EARLY) {
    const answer = await askProcess(url, { method: 'POST', path: '/api/debts', cookie, body: card(name) })
    if (answer.status !== 201) throw new Error(`a debt was answered with ${answer.status}`)
  }
  busy = await backUpBusy({ url, cookie })
  app.child.kill('SIGTERM')
  await app.ended
}, 2 * MINUTES)

afterAll(async () => {
  await source.remove()
  rmSync(backups, { recursive: true, force: true })
})

/** A backup while a person writes, and while PostgreSQL is made to drop its log of changes as fast as it can. */
async function backUpBusy({ url, cookie }: { url: string; cookie: string }): Promise<typeof busy> {
  const state = { isDone: false, written: 0, rounds: 0 }
  const write = async () => {
    while (!state.isDone) {
      const body = card(`Meanwhile ${randomUUID()}`)
      const answer = await askProcess(url, { method: 'POST', path: '/api/debts', cookie, body })
      state.written += answer.status === 201 ? 1 : 0
    }
  }
  const churn = () =>
    inDatabase(source.path, async (client) => {
      while (!state.isDone) {
        await client.query(
          'create table churn as select repeat(md5(n::text), 20) from generate_series(1, 30000) n',
        )
        await client.query('drop table churn')
        await client.query('checkpoint')
        state.rounds += 1
      }
    })
  const both = Promise.all([write(), churn()])
  await untilTrue(() => state.rounds > 0 && state.written > 0)
  const before = { ...state }
  const made = await backUp({
    dataFolder: source.path,
    into: backups,
    now: at('2026-03-01T03:00:00.000Z'),
    log,
  })
  const meanwhile = { rounds: state.rounds - before.rounds, written: state.written - before.written }
  state.isDone = true
  await both
  return { folder: made.folder, ...meanwhile }
}

async function inDatabase<T>(dataFolder: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const server = await openEmbedded({ dataFolder, log })
  const client = new Client({ connectionString: server.url })
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end()
    await server.close()
  }
}

async function inEmptyFolder(run: (path: string) => Promise<void>): Promise<void> {
  const folder = makeDataFolder()
  try {
    await run(folder.path)
  } finally {
    await folder.remove()
  }
}

/** Every table with its number of rows and one sum over all that stands in them. */
async function sumsOf(client: Client): Promise<Record<string, string>> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${name} t`,
    )
    sums[name] = rows[0]!.sum
  }
  return sums
}

test(
  'a backup of a busy app holds all that was acknowledged before it, and PostgreSQL finds no damage in it',
  async () => {
    await inEmptyFolder(async (dataFolder) => {
      expect(busy.rounds).toBeGreaterThan(0)
      expect(busy.written).toBeGreaterThan(0)
      const restored = await restore({ backup: busy.folder, dataFolder, log })
      expect(restored).toMatchObject({ madeAt: '2026-03-01T03:00:00.000Z', people: 5, ledgerEntries: 1 })
      await inDatabase(dataFolder, async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select name from debts where name like 'Early %'`,
        )
        expect(rows.map(({ name }) => name).toSorted()).toEqual(EARLY)
        // Reads every page, each with its checksum.
        await sumsOf(client)
        const failures = await client.query('select sum(checksum_failures)::int as n from pg_stat_database')
        expect(failures.rows).toEqual([{ n: 0 }])
      })
    })
  },
  MINUTES,
)

test(
  'back up, restore into an empty place: the same rows in every table, and the same keys',
  async () => {
    const into = join(backups, 'quiet')
    const made = await backUp({ dataFolder: source.path, into, now: at('2026-03-02T03:00:00.000Z'), log })
    expect(made.folder).toBe(join(into, 'jubilee-2026-03-02T03-00-00Z'))
    expect(statSync(made.folder).mode & 0o777).toBe(0o700)
    const sums = await inDatabase(source.path, sumsOf)
    expect(Object.keys(sums).length).toBeGreaterThan(60)
    await inEmptyFolder(async (dataFolder) => {
      await restore({ backup: made.folder, dataFolder, log })
      expect(await inDatabase(dataFolder, sumsOf)).toEqual(sums)
      for (const name of ['password', 'sandbox-encryption-key'])
        expect(readFileSync(join(dataFolder, name), 'utf8')).toBe(
          readFileSync(join(source.path, name), 'utf8'),
        )
    })
  },
  MINUTES,
)

/** A list of one file that would be written beside the data folder. */
const leadingOut = JSON.stringify({
  format: 1,
  madeAt: '2026-03-01T03:00:00.000Z',
  cluster: CLUSTER,
  folders: [],
  files: [{ path: `${CLUSTER}/../../x`, bytes: 0, sha256: '0'.repeat(64) }],
})

test.each([
  ['a byte changed in a table', `${CLUSTER}/global/1262`, /damaged: .*1262 is not as it was written/],
  ['a file cut short', `${CLUSTER}/PG_VERSION`, /damaged: .*PG_VERSION is not as it was written/],
  ['a file that is missing', `${CLUSTER}/backup_label`, /damaged: .*backup_label is missing/],
  ['no list', 'backup.json', /is not a backup of Jubilee/],
  ['a list cut short', 'backup.json', /backup\.json is damaged/],
  ['a list that leads out of the backup', 'backup.json', /backup\.json is damaged/],
])(
  '%s: the backup is refused and nothing is restored',
  async (how, path, message) => {
    const file = join(busy.folder, path)
    const before = readFileSync(file)
    rmSync(file)
    if (how.includes('byte'))
      writeFileSync(file, Buffer.from(before.map((byte, at) => (at === 99 ? byte ^ 1 : byte))))
    if (how.endsWith('cut short')) writeFileSync(file, before.subarray(0, -1))
    if (how.includes('leads out')) writeFileSync(file, leadingOut)
    try {
      await inEmptyFolder(async (dataFolder) => {
        await expect(restore({ backup: busy.folder, dataFolder, log })).rejects.toThrow(message)
        expect(readdirSync(dataFolder).filter((name) => name !== 'socket')).toEqual([])
      })
    } finally {
      writeFileSync(file, before)
    }
  },
  MINUTES,
)

test('records that are there already are not written over', async () => {
  await expect(restore({ backup: busy.folder, dataFolder: source.path, log })).rejects.toThrow(
    'There are records in',
  )
})

test('nothing to back up, and a place that is lost with the records, are said', async () => {
  const now = at('2026-03-03T03:00:00.000Z')
  const nothing = join(backups, 'nothing')
  await expect(backUp({ dataFolder: nothing, into: backups, now, log })).rejects.toThrow(
    'There are no records in',
  )
  expect(existsSync(nothing)).toBe(false)
  await expect(
    backUp({ dataFolder: source.path, into: join(source.path, 'copies'), now, log }),
  ).rejects.toThrow('A backup inside the data folder is lost with it.')
  expect(readdirSync(source.path)).not.toContain('copies')
})

test(
  'after 35 days a backup goes; what was not made here stays',
  async () => {
    const into = join(backups, 'dated')
    const old = join(into, 'jubilee-2026-01-26T02-59-59Z')
    const young = join(into, 'jubilee-2026-01-26T03-00-00Z')
    const foreign = join(into, 'jubilee-2025-01-01T00-00-00Z')
    await mkdir(foreign, { recursive: true })
    for (const folder of [old, young]) {
      await mkdir(folder)
      await cp(join(busy.folder, 'backup.json'), join(folder, 'backup.json'))
    }
    const made = await backUp({ dataFolder: source.path, into, now: at('2026-03-02T03:00:00.000Z'), log })
    expect(readdirSync(into)).toHaveLength(4)
    expect(await dropOldBackups(into, at('2026-03-02T03:00:00.000Z'))).toEqual([old])
    expect(readdirSync(into).toSorted()).toEqual(
      [foreign, young, made.folder].map((folder) => folder.slice(into.length + 1)),
    )
  },
  MINUTES,
)

/** Runs one of the commands as an operator does. */
async function runCommand(script: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawnCommand(script, args)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

function spawnCommand(script: string, args: string[], environment: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`../../../scripts/${script}.ts`, import.meta.url))
  const env = { PATH: process.env['PATH'], JUBILEE_DATA: source.path, ...environment }
  return spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

test(
  'the commands: a killed backup leaves nothing that looks like one, the next clears up and says what it made',
  async () => {
    const into = join(backups, 'commands')
    const killed = spawnCommand('backup', [into])
    await untilTrue(() => existsSync(into) && readdirSync(into, { recursive: true }).length > 100)
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('close', resolve))
    expect(readdirSync(into)).toEqual([expect.stringContaining('.making-')])

    const old = join(into, 'jubilee-2020-01-01T03-00-00Z')
    await mkdir(old)
    await cp(join(busy.folder, 'backup.json'), join(old, 'backup.json'))
    const made = await runCommand('backup', [into])
    expect(made.said).toContain(`${old} was older than 35 days and is removed.`)
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/is whole: \d+ files, [\d.]+ MB\./) })
    const names = readdirSync(into)
    expect(names).toEqual([expect.stringMatching(/^jubilee-[\dT-]+Z$/)])
    expect(await runCommand('restore', [join(into, names[0]!)])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There are records in .* already, and they stay\./),
    })
    expect(await runCommand('backup', [])).toMatchObject({ code: 2 })
    expect(await runCommand('restore', [])).toMatchObject({ code: 2 })
  },
  MINUTES,
)
