/** Each scheduled job where nothing is due, and the desk's search for people, inside an app of this process. */
import { buildApp } from '#server/app.ts'
import { composeParts } from '#server/compose-parts.ts'
import { listPeople } from '#contracts/admin/people.ts'
import { connect } from '#server/db/connect.ts'
import { parseEnv } from '#server/env.ts'
import type { App } from '#server/http/app-parts.ts'
import { createLogger } from '#server/log.ts'

const SEARCHES = ['', 'garcia', 'maria garcia', 'nobody at all', 'maria.garcia', 'x7']
const SEARCH_TIMES = 9

type Opened = { app: App; failed: string[]; close: () => Promise<void> }

async function openApp(databaseUrl: string): Promise<Opened> {
  const failed: string[] = []
  const log = createLogger((line) => {
    const { event, job, error } = JSON.parse(line) as Record<string, string>
    if (event === 'job.failed') failed.push(`${job} (${error})`)
  })
  const env = parseEnv({ DATABASE_URL: databaseUrl })
  const { pool, db } = connect({ url: databaseUrl, poolMax: 5, log })
  const app = await buildApp(await composeParts({ env, pool, db, log }))
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, failed, close }
}

export type Sweep = { name: string; words: string; ms: number; ran: number; failed: boolean }

/** Runs every scheduled job until nothing follows from it, then once more with the watch on; what makes others due comes last. */
async function timeSweeps({ app, failed }: Opened): Promise<Sweep[]> {
  const { jobs } = app.parts
  const scheduled = jobs.kinds.flatMap((kind) =>
    kind.schedule ? [{ kind, words: kind.schedule.words }] : [],
  )
  const [weekly = [], others = []] = [true, false].map((isWeekly) =>
    scheduled.filter(({ words }) => (words === 'every week') === isWeekly),
  )
  for (const { kind } of others) await jobs.add(kind, {})
  await jobs.runDue()
  const sweeps: Sweep[] = []
  for (const { kind, words } of [...others, ...weekly]) {
    failed.length = 0
    const began = performance.now()
    await jobs.add(kind, {})
    const ran = await jobs.runDue()
    sweeps.push({ name: kind.name, words, ms: performance.now() - began, ran, failed: failed.length > 0 })
  }
  return sweeps
}

export type Search = { search: string; medianMs: number; found: number }

async function timeSearches({ app }: Opened): Promise<Search[]> {
  type Listed = { people: unknown[] }
  const list = app.reads.get(listPeople.path) as ((context: object) => Promise<Listed>) | undefined
  if (list === undefined) throw new Error('The list of people is not mounted.')
  const found: Search[] = []
  for (const search of SEARCHES) {
    const waits: number[] = []
    let listed: Listed = { people: [] }
    for (let time = 0; time < SEARCH_TIMES; time += 1) {
      const began = performance.now()
      listed = await list({ parts: app.parts, query: { search, after: undefined } })
      waits.push(performance.now() - began)
    }
    const medianMs = waits.toSorted((a, b) => a - b)[Math.floor(SEARCH_TIMES / 2)] ?? NaN
    found.push({ search, medianMs, found: listed.people.length })
  }
  return found
}

export async function timeSweepsAndSearch(
  databaseUrl: string,
): Promise<{ sweeps: Sweep[]; searches: Search[] }> {
  const opened = await openApp(databaseUrl)
  try {
    const searches = await timeSearches(opened)
    return { searches, sweeps: await timeSweeps(opened) }
  } finally {
    await opened.close()
  }
}
