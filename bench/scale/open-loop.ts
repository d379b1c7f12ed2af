/** People who come when they come: requests begin at moments of their own, however long the answers before them take. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { anybodyWithPlan, cookieOf } from './person.ts'
import type { Person } from './person.ts'

const READS_A_SECOND = 50
const WRITES_A_SECOND = 5

/** What people open, in about these shares. */
const READS = [
  '/dashboard',
  '/api/dashboard',
  '/api/debts',
  '/api/debts',
  '/api/goals',
  '/api/budget-categories',
]

export type Waits = { count: number; failed: number; p50Ms: number; p95Ms: number; p99Ms: number }

type Call = { url: string; person: Person; body?: object }

/** The status, once the whole answer is there; 0 where there is none. */
function send({ url, person, body }: Call, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = {
    cookie: cookieOf(person),
    ...(body && {
      'content-type': 'application/json',
      origin: new URL(url).origin,
      'idempotency-key': randomUUID(),
    }),
  }
  const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    answer
      .on('end', () => resolve(answer.statusCode ?? 0))
      .on('error', () => resolve(0))
      .resume()
  })
  asked.on('error', () => resolve(0))
  asked.end(body && JSON.stringify(body))
  return promise
}

/** A wait between two arrivals of so many a second, as independent people have them. */
const pauseMs = (aSecond: number) => (-Math.log(1 - Math.random()) * 1000) / aSecond

type Stream = { aSecond: number; seconds: number; next: () => Call; agent: Agent }

async function measureStream({ aSecond, seconds, next, agent }: Stream): Promise<Waits> {
  const waits: number[] = []
  let failed = 0
  const answers: Promise<void>[] = []
  const measureOne = async (due: number) => {
    const status = await send(next(), agent)
    waits.push(performance.now() - due)
    if (status < 200 || status > 299) failed += 1
  }
  const start = performance.now()
  for (let due = start + pauseMs(aSecond); due < start + seconds * 1000; due += pauseMs(aSecond)) {
    await wait(Math.max(0, due - performance.now()))
    answers.push(measureOne(due))
  }
  await Promise.all(answers)
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? NaN
  return { count: waits.length, failed, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

/** Reads and writes at once, spread over the servers, each by somebody else. */
export async function measureMix(
  urls: string[],
  { people, seconds }: { people: number; seconds: number },
): Promise<{ reads: Waits; writes: Waits }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  let turn = 0
  const server = () => urls[(turn += 1) % urls.length] ?? ''
  const read = () => ({
    url: server() + READS[Math.floor(Math.random() * READS.length)],
    person: anybodyWithPlan(people),
  })
  const write = () => {
    const person = anybodyWithPlan(people)
    return { url: `${server()}/api/debts/${person.debtIds[0]}/payments`, person, body: { amount: '1.00' } }
  }
  try {
    const [reads, writes] = await Promise.all([
      measureStream({ aSecond: READS_A_SECOND, seconds, next: read, agent }),
      measureStream({ aSecond: WRITES_A_SECOND, seconds, next: write, agent }),
    ])
    return { reads, writes }
  } finally {
    agent.destroy()
  }
}
