/**
 * `npm run bench:memory [requests]`: one process in 512 MB under a mixed load of 200,000 requests unless said, every
 * fiftieth of which sends a picture of 5 MB. The database and those who ask are outside the limit. Ends with an error where the
 * process was ended, or a request was not answered as it should be.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deflateSync } from 'node:zlib'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { PNG_SIGNATURE, pngChunk, pngHeader } from '#server/documents/files-under-test.ts'
import { silentLogger } from '#server/log.ts'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'
import type { FreshServer } from '../../scripts/fresh-server.ts'
import { buildWeb, webBuildIsFresh } from '../../scripts/web-build.ts'
import { memoryMb } from '../api/load.ts'
import { fill } from './fill.ts'
import { limitMemory } from './memory-limit.ts'
import { anybodyWithPlan, cookieOf } from './person.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const amount = Number(positionals[0] ?? 200_000)
const LIMIT_MB = 512
/** the limits of uploads are for each person: enough people that none of them comes near */
const PEOPLE = 5_000
const AT_ONCE = 20
const UPLOAD_EVERY = 50
const READS = [
  '/dashboard',
  '/api/dashboard',
  '/api/debts',
  '/api/goals',
  '/debt-tracker',
  '/api/articles',
  '/landing',
  '/api/foundation/ledger',
]

/** A gray picture of noise, which does not compress. */
function noisyPicture(): Buffer<ArrayBuffer> {
  const [width, height] = [2_000, 2_500]
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) randomBytes(width).copy(rows, row * (width + 1) + 1)
  const pixels = pngChunk('IDAT', deflateSync(rows))
  return Buffer.concat([PNG_SIGNATURE, pngHeader(width, height), pixels, pngChunk('IEND', Buffer.alloc(0))])
}

const picture = noisyPicture()

async function answered(url: string, init: RequestInit, wanted: number): Promise<unknown> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (answer.status !== wanted) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
}

/** Begins an application and puts a paper into it. */
async function upload(url: string): Promise<void> {
  const headers = { cookie: cookieOf(anybodyWithPlan(PEOPLE)), origin: url }
  const asJson = { ...headers, 'content-type': 'application/json' }
  const begun = await answered(`${url}/api/grants`, { method: 'POST', headers: asJson, body: '{}' }, 200)
  const { id } = begun as { id: string }
  const asPicture = { ...headers, 'content-type': 'image/png' }
  const sent = { method: 'POST', headers: asPicture, body: picture }
  const kept = await answered(`${url}/api/grants/${id}/documents?name=bill.png&kind=bill`, sent, 201)
  const path = `/api/grants/${id}/documents/${(kept as { id: string }).id}`
  await answered(url + path, { method: 'DELETE', headers }, 200)
}

async function ask({ url }: FreshServer, turn: number): Promise<void> {
  if (turn % UPLOAD_EVERY === 0) return upload(url)
  const headers = { cookie: cookieOf(anybodyWithPlan(PEOPLE)) }
  await answered(url + READS[turn % READS.length], { headers }, 200)
}

async function askAll(server: FreshServer): Promise<{ failed: Map<string, number>; peakMb: number }> {
  const failed = new Map<string, number>()
  let [turn, peakMb] = [0, 0]
  const look = setInterval(() => {
    void memoryMb(server.pid).then((now) => (peakMb = Math.max(peakMb, now)))
  }, 500)
  const lane = async () => {
    for (let mine = (turn += 1); mine <= amount; mine = turn += 1)
      await ask(server, mine).catch((error: Error) => {
        const said = error.message.replaceAll(/[0-9a-f-]{36}/g, '…')
        failed.set(said, (failed.get(said) ?? 0) + 1)
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  clearInterval(look)
  return { failed, peakMb }
}

async function measure(dataFolder: string): Promise<void> {
  const database = await openEmbedded({ dataFolder, log: silentLogger })
  await migrate(database.url, 'sandbox')
  await fill(database.url, PEOPLE)
  const limit = limitMemory(LIMIT_MB)
  const start = async () => startFreshServer(await freePort(), { dataFolder })
  const server = await (limit === null ? start() : limit.within(start))
  try {
    const began = performance.now()
    const { failed, peakMb } = await askAll(server)
    const seconds = (performance.now() - began) / 1000
    console.log(`${amount} requests, ${AT_ONCE} at once, in ${seconds.toFixed(0)} s`)
    console.log(`  resident set, looked at twice a second: at most ${peakMb.toFixed(0)} MB`)
    if (limit === null) console.log('  no control group can be made here: nothing held it to 512 MB')
    else
      console.log(
        `  in a control group of ${LIMIT_MB} MiB: at most ${limit.peakMb().toFixed(0)} MB with its files in memory, ${limit.kills()} ended`,
      )
    for (const [said, times] of failed) console.log(`  ${times} times: ${said}`)
    const isHeld = failed.size === 0 && (limit?.kills() ?? 0) === 0 && peakMb < (LIMIT_MB * 2 ** 20) / 1e6
    process.exitCode = isHeld ? 0 : 1
  } finally {
    await server.stop()
    limit?.remove()
    await database.close()
  }
}

if (!webBuildIsFresh()) await buildWeb()
const dataFolder = mkdtempSync(join(tmpdir(), 'jubilee-memory-'))
try {
  await measure(dataFolder)
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
