/** Requests in number, and what the servers need for them. */
import { execFile } from 'node:child_process'
import { Agent, get, type RequestOptions } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

/** Connections that ask again as soon as they have an answer. */
export const CONNECTIONS = 20
const ASK_EVERY_MS = 5000

export type Figures = { perSecond: number; p50Ms: number; p99Ms: number }

type Asked = { urls: string[]; cookie: string; seconds: number }
type AskedByMany = { urls: string[]; cookies: string[]; seconds: number }

function figuresOf(results: autocannon.Result[]): Figures {
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (refused > 0) throw new Error(`${refused} requests were not answered with 2xx.`)
  return {
    perSecond: results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0),
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}

/**
 * As many answers as it gives, to one person after the other; with several processes each gets an equal share of the
 * connections.
 */
export async function askInARow({ urls, cookies, seconds }: AskedByMany): Promise<Figures> {
  const connections = CONNECTIONS / urls.length
  const requests = cookies.map((cookie) => ({ headers: { cookie } }))
  const all = urls.map((url) => autocannon({ url, connections, duration: seconds, requests }))
  return figuresOf(await Promise.all(all))
}

/**
 * `people` who each ask every five seconds, on a connection of their own and from a moment of their own. A wait counts
 * from the moment at which the request was due, so a server that stalls does not hide it. Not autocannon's `overallRate`:
 * below one request a second per connection it opens fewer connections and sends all of a second's requests at its start.
 */
export async function askNowAndThen(people: number, { urls, cookie, seconds }: Asked): Promise<Figures> {
  const waitsMs: number[] = []
  const start = performance.now()
  const ask = async (url: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const end = start + seconds * 1000
    for (let due = start + Math.random() * ASK_EVERY_MS; due < end; due += ASK_EVERY_MS) {
      await wait(Math.max(0, due - performance.now()))
      await answered(url, { agent, headers: { cookie } })
      waitsMs.push(performance.now() - due)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: people }, (_, person) => ask(urls[person % urls.length] ?? '')))
  waitsMs.sort((a, b) => a - b)
  const quantile = (share: number) => Math.round(waitsMs[Math.floor(waitsMs.length * share)] ?? NaN)
  return { perSecond: waitsMs.length / seconds, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

/** Resolves when the whole answer is there. Rejects on anything but 2xx. */
function answered(url: string, options: RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, options, (answer) => {
      const status = answer.statusCode ?? 0
      if (status < 200 || status > 299) return reject(new Error(`${url} answered ${status}.`))
      answer.on('end', resolve).on('error', reject).resume()
    })
    request.on('error', reject)
  })
}

/** The memory of a process that is in use (resident set), in MB. */
export async function memoryMb(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return (Number(stdout) * 1024) / 1e6
}

export type Memory = { beforeMb: number; peakMb: number; afterMb: number }

type Mixed = { url: string; pid: number; cookie: string; paths: string[]; amount: number }

/** The memory of a server while it answers `amount` requests to `paths` in turn, looked at twice a second. */
export async function askMixed({ url, pid, cookie, paths, amount }: Mixed): Promise<Memory> {
  const beforeMb = await memoryMb(pid)
  let peakMb = beforeMb
  const look = setInterval(() => {
    void memoryMb(pid).then((now) => (peakMb = Math.max(peakMb, now)))
  }, 500)
  try {
    const requests = paths.map((path) => ({ path, headers: { cookie } }))
    figuresOf([await autocannon({ url, connections: CONNECTIONS, amount, requests })])
  } finally {
    clearInterval(look)
  }
  const afterMb = await memoryMb(pid)
  return { beforeMb, peakMb: Math.max(peakMb, afterMb), afterMb }
}
