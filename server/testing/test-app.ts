/** The real app on a database of its own, with mail kept in memory and a clock the test can move. */
import { buildApp } from '#server/app.ts'
import { composeParts } from '#server/compose-parts.ts'
import { connect } from '#server/db/connect.ts'
import type { Db, Pool } from '#server/db/connect.ts'
import { parseEnv } from '#server/env.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { allJobs } from '#server/jobs/all-jobs.ts'
import type { AnyJobKind } from '#server/jobs/job.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { silentLogger } from '#server/log.ts'
import { sendMailJob } from '#server/mail/mail.jobs.ts'
import { createPasswords } from '#server/secrets/passwords.ts'
import { noTracing } from '#server/tracing/tracing.ts'
import { nowhere } from './peers/outside-nowhere.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = {
  app: App
  db: Db
  pool: Pool
  /** the mails sent so far, oldest first */
  outbox: () => Mail[]
  /** moves the app's clock */
  setNow: (now: Date) => void
  close: () => Promise<void>
}

export type TestAppOptions = Partial<AppParts> & {
  /** lets two apps stand on one database */
  databaseUrl?: string
  /** calls of the test's own, beside the real ones */
  mountMore?: (app: App) => void
  /** the app finds its clock as it does when it is served, and `setNow` moves nothing */
  hasOwnClock?: boolean
  /** mails stay in line until the test runs jobs; without it they leave before the answer to what caused them */
  holdsMail?: boolean
  /** kinds of jobs of the test's own, beside the real ones; nothing runs unless the test says so */
  moreJobs?: AnyJobKind[]
}

function mailBeforeAnswers(app: App): void {
  const { jobs } = app.parts
  const { add } = jobs
  let waiting = 0
  jobs.add = (kind, ...rest) => {
    if (kind.name === sendMailJob.name) waiting += 1
    return add(kind, ...rest)
  }
  app.addHook('onSend', async () => {
    if (waiting > 0) waiting -= await jobs.runDue(sendMailJob.name)
  })
}

/** The passwords of tests keep nobody out, and at the full cost their hashes took a tenth of all the work. */
const cheapPasswords = createPasswords({ memoryKib: 8, passes: 1 })

/** Builds the app; the options replace parts. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, mountMore, hasOwnClock = false, holdsMail = false, moreJobs = [], ...parts } = options
  const database = databaseUrl === undefined ? await createTestDatabase() : null
  const url = databaseUrl ?? database!.url
  const log = parts.log ?? silentLogger
  const tracing = parts.tracing ?? noTracing
  const { pool, db } = connect({ url, poolMax: 5, log, tracing })
  const mails: Mail[] = []
  let now: Date | null = null
  const env = parts.env ?? parseEnv({ DATABASE_URL: url })
  const clock = { now: () => now ?? new Date() }
  const app = await buildApp(
    await composeParts({
      env,
      pool,
      db,
      log,
      ...(hasOwnClock ? {} : { clock }),
      passwords: cheapPasswords,
      jobs: createJobs({ env, pool, log, clock: parts.clock ?? clock, tracing }, [...allJobs, ...moreJobs]),
      mailer: { send: async ({ id: _id, ...mail }) => void mails.push(mail), close: () => {} },
      // An app in live mode has no peers: its outside services are addresses that nobody answers at.
      ...(parts.env?.mode === 'live' ? { outside: nowhere } : {}),
      ...parts,
    }),
  )
  mountMore?.(app)
  if (!holdsMail) mailBeforeAnswers(app)
  await app.ready()
  return {
    app,
    db,
    pool,
    outbox: () => [...mails],
    setNow: (moment) => (now = moment),
    close: async () => {
      await app.close()
      await pool.end()
      await database?.drop()
    },
  }
}
