/** What an address sends to the database, and how fast the database alone answers it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Pool } from 'pg'
import type { PoolClient } from 'pg'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'

/** One statement of an answer. */
type Statement = { text: string; values: unknown[] }

/** What each address sends; empty for one that asks the database nothing. */
export type StatementsOf = Map<string, Statement[]>

type Recording = { dataFolder: string; file: string; cookie: string; paths: string[] }

/** Times that an address is asked: a statement that is not in each of the answers is one of a job. */
const TIMES_ASKED = 4

async function sentFor(url: string, { file, cookie }: Recording): Promise<Statement[]> {
  writeFileSync(file, '')
  await (await fetch(url, { headers: { cookie } })).text()
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Statement)
}

/** Asks each address of a server that writes its statements down. */
export async function recordStatements(options: Recording): Promise<StatementsOf> {
  const { dataFolder, file, paths } = options
  const recorder = new URL('record-statements.ts', import.meta.url).href
  const server = await startFreshServer(await freePort(), {
    dataFolder,
    settings: { JUBILEE_BENCH_STATEMENTS: file },
    nodeOptions: ['--import', recorder],
  })
  const found: StatementsOf = new Map()
  try {
    for (const path of paths) {
      const times: Statement[][] = []
      for (let time = 0; time < TIMES_ASKED; time += 1) times.push(await sentFor(server.url + path, options))
      const fewest = times.toSorted((one, other) => one.length - other.length)[0] ?? []
      const always = fewest.filter(({ text }) =>
        times.every((time) => time.some((other) => other.text === text)),
      )
      found.set(path, always)
    }
  } finally {
    await server.stop()
  }
  return found
}

type Load = { statements: Statement[]; way: 'text' | 'prepared'; people: number; seconds: number }

async function askAll(client: PoolClient, { statements, way }: Load): Promise<void> {
  for (const [index, { text, values }] of statements.entries()) {
    const name = way === 'prepared' ? { name: `bare ${index} ${text.length}` } : {}
    await client.query({ ...name, text, values, rowMode: 'array' })
  }
}

/** How many answers' worth of statements the database gives in a second, asked one after another by each connection. */
export async function answersPerSecond(url: string, load: Load): Promise<number> {
  const pool = new Pool({ connectionString: url, max: load.people })
  try {
    const clients = await Promise.all(Array.from({ length: load.people }, () => pool.connect()))
    await Promise.all(clients.map((client) => askAll(client, load)))
    const end = performance.now() + load.seconds * 1000
    const counts = await Promise.all(
      clients.map(async (client) => {
        let count = 0
        for (; performance.now() < end; count += 1) await askAll(client, load)
        client.release()
        return count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0) / load.seconds
  } finally {
    await pool.end()
  }
}
