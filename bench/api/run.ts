/**
 * `npm run bench:api`: how fast and how small the server is, beside the database alone, with the machine. What misses
 * a limit is marked, and the exit status says so. `--runs` and `--seconds` make it shorter; all of it stays on the
 * loopback.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '#server/db/embedded.ts'
import { silentLogger } from '#server/log.ts'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'
import type { FreshServer } from '../../scripts/fresh-server.ts'
import { buildWeb, webBuildIsFresh } from '../../scripts/web-build.ts'
import { answersPerSecond, recordStatements } from './bare-sql.ts'
import type { StatementsOf } from './bare-sql.ts'
import { CONNECTIONS, askInARow, askMixed, askNowAndThen } from './load.ts'
import type { Figures } from './load.ts'

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})
const [runs, seconds] = [Number(given.runs), Number(given.seconds)]

const DASHBOARD = '/api/dashboard'
const DOCUMENT = '/dashboard'
const addresses = ['/healthz', '/landing', '/api/debts', DASHBOARD, DOCUMENT]
const PEOPLE = [20, 200]
const MIXED_REQUESTS = 20_000
const mixed = [
  ...addresses,
  '/api/goals',
  '/api/budget-categories',
  '/api/credit-scores',
  '/api/articles',
  '/api/settings',
]

const LEAST_BESIDE_TEXT = 0.9
const LEAST_BESIDE_PREPARED = 0.35
const LEAST_DOCUMENTS = 60
const MOST_DOCUMENT_P99_MS = 150
const MOST_MEMORY_MB = 400
const LEAST_OF_TWO = 1.7
const CORES_FOR_TWO = 4

let misses = 0

/** "  0.93  at least 0.9", with a mark where it is not. */
function judged(value: number, { least, most }: { least?: number; most?: number }): string {
  const isMissed = !(value >= (least ?? -Infinity) && value <= (most ?? Infinity))
  if (isMissed) misses += 1
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`
  return `${value.toFixed(value < 10 ? 2 : 0)} (${bound}${isMissed ? ', MISSED' : ''})`
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN

async function medians(measure: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure())
  return {
    perSecond: median(all.map((one) => one.perSecond)),
    p50Ms: median(all.map((one) => one.p50Ms)),
    p99Ms: median(all.map((one) => one.p99Ms)),
  }
}

const shown = ({ perSecond, p50Ms, p99Ms }: Figures) =>
  `${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50Ms} ms, p99 ${p99Ms} ms`

/** Text, prepared and the server take turns, so that a busy moment of the machine is in all three. */
async function measureBeside(
  path: string,
  at: { databaseUrl: string; url: string; cookie: string },
  sql: StatementsOf,
) {
  const statements = sql.get(path) ?? []
  const bare: Record<'text' | 'prepared', number[]> = { text: [], prepared: [] }
  const figures = await medians(async () => {
    if (statements.length > 0)
      for (const way of ['text', 'prepared'] as const)
        bare[way].push(
          await answersPerSecond(at.databaseUrl, { statements, way, people: CONNECTIONS, seconds }),
        )
    return askInARow({ urls: [at.url + path], cookies: [at.cookie], seconds })
  })
  console.log(`\n${path}: ${statements.length} statements`)
  console.log(`  ${CONNECTIONS} connections without a pause  ${shown(figures)}`)
  if (statements.length > 0)
    printBeside(path, figures, { text: median(bare.text), prepared: median(bare.prepared) })
  if (path === DOCUMENT)
    console.log(`  documents a second  ${judged(figures.perSecond, { least: LEAST_DOCUMENTS })}`)
}

function printBeside(path: string, { perSecond }: Figures, bare: { text: number; prepared: number }): void {
  const [text, prepared] = [perSecond / bare.text, perSecond / bare.prepared]
  const isJudged = path === DASHBOARD
  const besideText = isJudged ? judged(text, { least: LEAST_BESIDE_TEXT }) : text.toFixed(2)
  const besidePrepared = isJudged ? judged(prepared, { least: LEAST_BESIDE_PREPARED }) : prepared.toFixed(2)
  console.log(
    `  beside its statements as text      ${bare.text.toFixed(0).padStart(6)} a second  ${besideText}`,
  )
  console.log(
    `  beside its statements prepared     ${bare.prepared.toFixed(0).padStart(6)} a second  ${besidePrepared}`,
  )
}

async function measurePeople(path: string, at: { url: string; cookie: string }): Promise<void> {
  for (const people of PEOPLE) {
    const asked = { urls: [at.url + path], cookie: at.cookie, seconds: Math.max(seconds, 10) }
    const figures = await medians(() => askNowAndThen(people, asked))
    const isJudged = path === DOCUMENT && people === Math.max(...PEOPLE)
    const limit = isJudged ? `  p99 ${judged(figures.p99Ms, { most: MOST_DOCUMENT_P99_MS })}` : ''
    console.log(`  ${String(people).padStart(3)} people, every 5 seconds       ${shown(figures)}${limit}`)
  }
}

/** The second process runs only while it is measured. */
async function measureTwo(first: FreshServer, at: { dataFolder: string; cookie: string }): Promise<void> {
  const second = await startFreshServer(await freePort(), { dataFolder: at.dataFolder })
  try {
    const ask = (servers: FreshServer[]) =>
      medians(() =>
        askInARow({ urls: servers.map(({ url }) => url + DASHBOARD), cookies: [at.cookie], seconds }),
      )
    const [one, two] = [await ask([first]), await ask([first, second])]
    const ratio = two.perSecond / one.perSecond
    console.log(`\n${DASHBOARD}, one process   ${shown(one)}`)
    console.log(`${DASHBOARD}, two processes ${shown(two)}`)
    const cores = cpus().length
    if (cores >= CORES_FOR_TWO) console.log(`  two beside one  ${judged(ratio, { least: LEAST_OF_TWO })}`)
    else
      console.log(
        `  two beside one  ${ratio.toFixed(2)}; not judged: ${cores} cores, and it takes ${CORES_FOR_TWO}`,
      )
  } finally {
    await second.stop()
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'pro@demo.jubilee.test', password: 'jubilee-demo' }),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function printMachine(): void {
  const model = cpus()[0]?.model ?? 'unknown processor'
  const memoryGb = (totalmem() / 1e9).toFixed(0)
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${model}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.version}, load ${load}`)
  console.log(
    `medians of ${runs}, ${seconds} s each; the one who asks and the database are on the same machine`,
  )
}

async function measure(dataFolder: string): Promise<void> {
  const database = await openEmbedded({ dataFolder, log: silentLogger })
  const server = await startFreshServer(await freePort(), { dataFolder })
  try {
    const cookie = await signIn(server.url)
    const { url, pid } = server
    const statements = await recordStatements({
      dataFolder,
      cookie,
      paths: addresses,
      file: join(dataFolder, 'sent'),
    })
    const at = { databaseUrl: database.url, url, cookie }
    const memory = await askMixed({ url, pid, cookie, paths: mixed, amount: MIXED_REQUESTS })
    for (const path of addresses) {
      await measureBeside(path, at, statements)
      await measurePeople(path, at)
    }
    await measureTwo(server, { dataFolder, cookie })
    const [before, after] = [memory.beforeMb.toFixed(0), memory.afterMb.toFixed(0)]
    console.log(`\nmemory of one process over ${MIXED_REQUESTS} mixed requests`)
    console.log(
      `  before ${before} MB, after ${after} MB, peak ${judged(memory.peakMb, { most: MOST_MEMORY_MB })} MB`,
    )
  } finally {
    await server.stop()
    await database.close()
  }
}

if (!webBuildIsFresh()) await buildWeb()
const dataFolder = mkdtempSync(join(tmpdir(), 'jubilee-bench-'))
printMachine()
try {
  await measure(dataFolder)
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
console.log(misses === 0 ? '\nEvery limit holds.' : `\n${misses} over the limit.`)
process.exitCode = misses === 0 ? 0 : 1
