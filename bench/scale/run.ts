/**
 * `npm run bench:scale [people]`: the same questions to a database of 1,000, 200,000 or 1,000,000 people, in a cluster of
 * its own that is cleared away. Needs some 30 kB of disk for each of them, and says so before it begins. With `--keep folder`
 * the cluster is made there, left there, and taken as it is the next time.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLogger } from '#server/log.ts'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'
import type { FreshServer } from '../../scripts/fresh-server.ts'
import { buildWeb, webBuildIsFresh } from '../../scripts/web-build.ts'
import { recordStatements } from '../api/bare-sql.ts'
import { askInARow, memoryMb } from '../api/load.ts'
import { fill } from './fill.ts'
import { tablesOf, timeStatements } from './hot-queries.ts'
import { measureMix } from './open-loop.ts'
import type { Waits } from './open-loop.ts'
import { anybodyWithPlan, cookieOf } from './person.ts'
import { limitProcessor } from './processor-limit.ts'
import { timeSweepsAndSearch } from './sweeps.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '20' },
    keep: { type: 'string' },
    /** only fills the folder that is kept */
    fill: { type: 'boolean', default: false },
    /** only the requests to one process and to two */
    load: { type: 'boolean', default: false },
  },
})
const people = Number(positionals[0] ?? 1000)
const seconds = Number(given.seconds)
if (!Number.isInteger(people) || people < 10) throw new Error('Say how many people, 10 or more.')

const ADDRESSES = ['/api/debts', '/api/dashboard', '/dashboard', '/api/goals', '/api/banks']
const BYTES_FOR_EACH = 30_000

/** While it is filled nothing needs to outlive a power cut; a big table's index is sorted in memory. */
const FILL_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  autovacuum: 'off',
}

/** What an operator would give a database of this size. */
const SETTINGS = { shared_buffers: '1GB', effective_cache_size: '4GB', max_wal_size: '1GB' }

const tenth = (value: number) => value.toFixed(value < 10 ? 2 : 0)

function printMachine(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const freeGb = (bavail * bsize) / 1e9
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / 1e9).toFixed(0)} GB, load ${loadavg()[0]?.toFixed(1)}, ${freeGb.toFixed(0)} GB of disk free`,
  )
  const neededGb = (people * BYTES_FOR_EACH) / 1e9
  if (neededGb > freeGb * 0.9)
    throw new Error(`${people} people need about ${neededGb.toFixed(0)} GB of disk.`)
}

async function fillCluster(dataFolder: string): Promise<void> {
  const database = await openEmbedded({ dataFolder, log: silentLogger, settings: FILL_SETTINGS })
  try {
    await migrate(database.url, 'sandbox')
    const { seconds: took, sizeMb, entries } = await fill(database.url, people)
    console.log(
      `${people} people, ${entries} entries, ${sizeMb.toFixed(0)} MB, filled in ${took.toFixed(0)} s`,
    )
  } finally {
    await database.close()
  }
}

async function printHotQueries(dataFolder: string, databaseUrl: string): Promise<void> {
  const recordedAs = anybodyWithPlan(people)
  const statements = await recordStatements({
    dataFolder,
    file: join(dataFolder, 'statements.jsonl'),
    cookie: cookieOf(recordedAs),
    paths: ADDRESSES,
  })
  // A job may run beside every one of the times that an address is asked.
  for (const [path, all] of statements)
    statements.set(
      path,
      all.filter(
        ({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.includes('pgboss'),
      ),
    )
  const timed = await timeStatements(databaseUrl, { statements, recordedAs, people })
  console.log(
    '\nstatements of an address, prepared, each for 300 people at random: median, the same asked again, p99',
  )
  for (const [path, all] of timed) {
    const sum = all.reduce((total, { medianMs }) => total + medianMs, 0)
    const again = all.reduce((total, { againMs }) => total + againMs, 0)
    const pages = all.reduce((total, one) => total + one.pages, 0)
    console.log(
      `${path}: ${all.length} statements, ${tenth(sum)} ms, again ${tenth(again)} ms, ${pages} pages together`,
    )
    for (const { text, medianMs, againMs, p99Ms } of all
      .toSorted((a, b) => b.medianMs - a.medianMs)
      .slice(0, 4))
      console.log(
        `  ${tenth(medianMs).padStart(5)} ms, ${tenth(againMs).padStart(5)} ms, ${tenth(p99Ms).padStart(5)} ms  ${tablesOf(text)}`,
      )
  }
}

async function printSweeps(databaseUrl: string): Promise<void> {
  const { sweeps, searches, told } = await timeSweepsAndSearch(databaseUrl)
  console.log('\npeople at the desk, median')
  for (const { search, medianMs, found } of searches)
    console.log(`  ${tenth(medianMs).padStart(5)} ms  ${JSON.stringify(search)}, ${found} on the page`)
  console.log('\nscheduled jobs with nothing due, the line included')
  for (const { name, words, ms, ran, failed } of sweeps.toSorted((a, b) => b.ms - a.ms))
    console.log(
      `  ${tenth(ms).padStart(5)} ms  ${name}, ${words}${ran > 1 ? `, ${ran} jobs` : ''}${failed ? ', FAILED' : ''}`,
    )
  const hourly = sweeps.filter(({ words }) => words === 'every hour')
  console.log(`  ${tenth(hourly.reduce((sum, { ms }) => sum + ms, 0))} ms for those of every hour together`)
  console.log(
    `\n${told.told} of ${told.trials} people told that their trial ends, in ${told.seconds.toFixed(0)} s`,
  )
}

const shown = ({ count, failed, p50Ms, p95Ms, p99Ms }: Waits) =>
  `${count} answers, p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms${failed > 0 ? `, ${failed} FAILED` : ''}`

/** Few enough that their pages are in memory after a second. */
const someCookies = () => Array.from({ length: 500 }, () => cookieOf(anybodyWithPlan(people)))

async function printLoad(servers: FreshServer[]): Promise<number> {
  const urls = servers.map(({ url }) => url)
  const name = servers.length === 1 ? 'one process' : 'two processes'
  const { reads, writes } = await measureMix(urls, { people, seconds })
  console.log(`\n${name}, 50 reads and 5 writes a second for ${seconds} s`)
  console.log(`  reads   ${shown(reads)}\n  writes  ${shown(writes)}`)
  const asked = { urls: urls.map((url) => `${url}/api/dashboard`), cookies: someCookies() }
  const { perSecond } = await askInARow({ ...asked, seconds: Math.min(seconds, 10) })
  console.log(`  /api/dashboard without a pause  ${perSecond.toFixed(0)} a second`)
  for (const { pid } of servers) console.log(`  memory of a process  ${(await memoryMb(pid)).toFixed(0)} MB`)
  return perSecond
}

/** Small enough that the database and those who ask have most of the machine, so that only the processes are the limit. */
const SHARE_OF_A_CORE = 0.25

/** What a second process adds where each has a share of a processor, as on machines of its own. */
async function printShares(servers: FreshServer[]): Promise<void> {
  const lift = servers.flatMap(({ pid }) => limitProcessor(pid, SHARE_OF_A_CORE) ?? [])
  if (lift.length < servers.length) return console.log('  no control group can be made here')
  try {
    const cookies = someCookies()
    for (const path of ['/api/dashboard', '/dashboard']) {
      const rate = async (some: FreshServer[]) => {
        const asked = { urls: some.map(({ url }) => url + path), cookies, seconds: Math.min(seconds, 15) }
        return (await askInARow(asked)).perSecond
      }
      const [one, two] = [await rate(servers.slice(0, 1)), await rate(servers)]
      console.log(
        `  ${path} with ${SHARE_OF_A_CORE} of a core for each process  ${one.toFixed(0)} a second by one, ${two.toFixed(0)} by two: ${(two / one).toFixed(2)}`,
      )
    }
  } finally {
    for (const one of lift) one()
  }
}

async function printServers(dataFolder: string): Promise<void> {
  const first = await startFreshServer(await freePort(), { dataFolder })
  try {
    const one = await printLoad([first])
    const second = await startFreshServer(await freePort(), { dataFolder })
    try {
      const two = await printLoad([first, second])
      console.log(`  two beside one  ${(two / one).toFixed(2)} on ${cpus().length} cores`)
      await printShares([first, second])
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
  }
}

/** Says by a file that all of it is there: a fill that was ended is no database to measure. */
async function fillOnce(dataFolder: string): Promise<void> {
  const filled = join(dataFolder, `filled-with-${people}`)
  if (existsSync(filled)) return
  await fillCluster(dataFolder)
  writeFileSync(filled, '')
}

async function measure(dataFolder: string): Promise<void> {
  printMachine(dataFolder)
  await fillOnce(dataFolder)
  if (given.fill) return
  const database = await openEmbedded({ dataFolder, log: silentLogger, settings: SETTINGS })
  try {
    if (!given.load) {
      await printHotQueries(dataFolder, database.url)
      await printSweeps(database.url)
    }
    await printServers(dataFolder)
    console.log(`\nload at the end ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await database.close()
  }
}

if (!webBuildIsFresh()) await buildWeb()
if (given.keep !== undefined) mkdirSync(given.keep, { recursive: true })
const dataFolder = given.keep ?? mkdtempSync(join(tmpdir(), 'jubilee-scale-'))
try {
  await measure(dataFolder)
} finally {
  if (given.keep === undefined) rmSync(dataFolder, { recursive: true, force: true })
}
