/**
 * `npm run bench:deploy`: the parts of `deploy/compose.yaml` as processes here: two web processes, a worker, a PostgreSQL
 * over TCP and Caddy. People write; each web process in turn is killed with SIGKILL and started again. Ends with status 1 if
 * anything acknowledged is missing or there twice, or a mail did not leave.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { askProcess, namesOf, signInDemo, startApp } from '#server/testing/app-process.ts'
import type { AppProcess } from '#server/testing/app-process.ts'
import { freePort } from '../../scripts/fresh-server.ts'
import { startOutsidePostgres } from './outside-postgres.ts'
import { startProxy } from './proxy.ts'
import { writeDebts } from './writers.ts'
import type { Written } from './writers.ts'

/** before a kill, and until what was killed is started again */
const WRITE_FOR_MS = 3_000
const WRITERS_EACH = 4
const MAIL_LIMIT_MS = 10_000
const people = ['free', 'pro', 'premium'] as const

const postgres = await startOutsidePostgres()
const proxyPort = await freePort()
const url = `http://localhost:${proxyPort}`
const webPorts = [await freePort(), await freePort()]
const settings = {
  DATABASE_URL: postgres.url,
  HOST: '127.0.0.1',
  PUBLIC_URL: url,
  TRUSTED_PROXY: '127.0.0.1',
}
const noFolder = { path: '/nonexistent', remove: async () => {}, postgresPid: async () => 0 }
const start = (role: string, port: number) =>
  startApp(noFolder, { ...settings, JUBILEE_ROLE: role, PORT: String(port) })

const web = webPorts.map((port) => start('web', port))
const worker = start('worker', 0)
const stops: (() => Promise<unknown>)[] = [() => end([...web, worker])]
try {
  await Promise.all([...web, worker].map((one) => one.ready))
  const proxy = await startProxy(proxyPort, webPorts)
  stops.push(proxy.stop)
  if (!(await run())) process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
  await postgres.stop()
}

async function end(processes: AppProcess[]): Promise<void> {
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map((one) => one.ended))
}

async function run(): Promise<boolean> {
  const cookies = await Promise.all(people.map((name) => signInDemo(url, name)))
  const before = await Promise.all(cookies.map((cookie) => namesOf(url, cookie)))
  const written: Written = { acknowledged: [], askedAgain: 0, longestMs: 0 }
  let isOver = false
  const writers = cookies.flatMap((cookie) =>
    Array.from({ length: WRITERS_EACH }, () => writeDebts({ url, cookie }, written, () => isOver)),
  )
  const killing = killEachAndStartAgain(written).finally(() => (isOver = true))
  const mails = await askForMails()
  await Promise.all([...writers, killing])
  const after = (await Promise.all(cookies.map((cookie) => namesOf(url, cookie)))).flat()
  const stored = after.length - before.flat().length
  const names = new Set(after)
  const lost = written.acknowledged.filter((name) => !names.has(name)).length
  const twice = after.length - names.size - (before.flat().length - new Set(before.flat()).size)
  const sent = await mailsSent(mails)
  console.log(
    [
      `${written.acknowledged.length} writes acknowledged, ${stored} stored, ${lost} lost, ${twice} stored twice`,
      `${written.askedAgain} asked again because no process answered; the longest wait ${written.longestMs.toFixed(0)} ms`,
      `${sent} of ${mails} mails sent by the worker`,
    ].join('\n'),
  )
  return lost === 0 && twice === 0 && sent === mails && written.acknowledged.length > 100
}

/** One after the other: each is killed while people write, and is back before the other one goes. */
async function killEachAndStartAgain(written: Written): Promise<void> {
  for (const [at, port] of webPorts.entries()) {
    await sleep(WRITE_FOR_MS)
    web[at]!.child.kill('SIGKILL')
    await web[at]!.ended
    const atKill = written.acknowledged.length
    await sleep(WRITE_FOR_MS)
    console.log(
      `web process ${at + 1} killed: the other one stored ${written.acknowledged.length - atKill} alone`,
    )
    web[at] = start('web', port)
    await web[at].ready
  }
}

/** Each asks for a link to a new password, which the web process puts in line and the worker sends. */
async function askForMails(): Promise<number> {
  for (const name of people) {
    const body = { email: `${name}@demo.jubilee.test` }
    const answer = await askProcess(url, { method: 'POST', path: '/api/password/forgot', body })
    if (answer.status !== 200) throw new Error(`a request for a link was answered with ${answer.status}`)
  }
  return people.length
}

async function mailsSent(expected: number): Promise<number> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    for (const begun = performance.now(); ; await sleep(200)) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pgboss.job where name = 'mail.send' and state = 'completed'`,
      )
      const sent = rows[0]?.n ?? 0
      if (sent >= expected || performance.now() - begun > MAIL_LIMIT_MS) return sent
    }
  } finally {
    await client.end()
  }
}
