/** Each scheduled job where nothing is due, and the desk's search for people, inside an app of this process. */
import type { Pool } from 'pg'
import { buildApp } from '#server/app.ts'
import { composeParts } from '#server/compose-parts.ts'
import { listPeople } from '#contracts/admin/people.ts'
import { connect } from '#server/db/connect.ts'
import { parseEnv } from '#server/env.ts'
import type { App } from '#server/http/app-parts.ts'
import { createLogger } from '#server/log.ts'

const SEARCHES = ['', 'garcia', 'maria garcia', 'nobody at all', 'maria.garcia', 'x7']
const SEARCH_TIMES = 9

type Opened = { app: App; pool: Pool; failed: string[]; close: () => Promise<void> }

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
  return { app, pool, failed, close }
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

export type Told = { trials: number; told: number; seconds: number }

/** Lets so many trials end in two days, and runs what tells their people, mails and all. The plans are set back after it. */
async function timeTrials({ app, pool }: Opened, most: number): Promise<Told> {
  const { jobs } = app.parts
  const kind = jobs.kinds.find(({ name }) => name === 'billing.trial-notice')
  if (kind === undefined) throw new Error('Nothing tells people that their trial ends.')
  const { rowCount } = await pool.query(
    `update billing_plans set status = 'trialing', trial_ends_at = now() + interval '2 days' where subscription_id in
       (select subscription_id from billing_plans where status = 'active' limit $1)`,
    [most],
  )
  const began = performance.now()
  await jobs.add(kind, {})
  await jobs.runDue()
  const seconds = (performance.now() - began) / 1000
  const { rows } = await pool.query<{ told: number }>(
    "select count(*)::int as told from billing_mails where kind = 'trial_ends' and sent_at is not null",
  )
  await pool.query("delete from billing_mails where kind = 'trial_ends'")
  await pool.query(
    "update billing_plans set status = 'active', trial_ends_at = null where status = 'trialing'",
  )
  return { trials: rowCount ?? 0, told: rows[0]?.told ?? 0, seconds }
}

const TRIALS = 20_000

export async function timeSweepsAndSearch(
  databaseUrl: string,
): Promise<{ sweeps: Sweep[]; searches: Search[]; told: Told }> {
  const opened = await openApp(databaseUrl)
  try {
    const searches = await timeSearches(opened)
    const sweeps = await timeSweeps(opened)
    return { searches, sweeps, told: await timeTrials(opened, TRIALS) }
  } finally {
    await opened.close()
  }
}
