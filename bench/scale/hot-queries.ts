/** What an address sends to the database, and how long the database takes for it, asked for many people in turn. */
import { Client } from 'pg'
import type { StatementsOf } from '../api/bare-sql.ts'
import { anybodyWithPlan } from './person.ts'
import type { Person } from './person.ts'

const TIMES = 300
const WARM_UP = 20

/**
 * `againMs` is the median where the same person was asked for right before, whose pages are in memory then: what the statement
 * costs, without what the disk does. `pages` of 8 kB, in memory or not, say the same on a busy machine.
 */
type Timed = { text: string; medianMs: number; againMs: number; p99Ms: number; pages: number }

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** The pages that a statement looks at. What it writes is taken back. */
async function pagesOf(client: Client, text: string, values: unknown[]): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  await client.query('rollback')
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN)
}

/** The same value for somebody else. */
function valueFor(value: unknown, from: Person, to: Person): unknown {
  if (Array.isArray(value)) return value.map((one) => valueFor(one, from, to))
  if (value === from.id) return to.id
  if (value === from.tokenHash) return to.tokenHash
  const place = typeof value === 'string' ? from.debtIds.indexOf(value) : -1
  return place === -1 ? value : to.debtIds[place]
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN

/** "select … from "debt_entries" …": which tables it is about. */
export function tablesOf(text: string): string {
  const names = [...text.matchAll(/\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi)].map(([, name]) => name)
  return `${text.trimStart().split(/\s/, 1)[0]} ${[...new Set(names)].join(', ')}`
}

/** Times each statement of each address, prepared, for people at random: so it is not one person's warm pages. */
export async function timeStatements(
  url: string,
  { statements, recordedAs, people }: { statements: StatementsOf; recordedAs: Person; people: number },
): Promise<Map<string, Timed[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const found = new Map<string, Timed[]>()
  try {
    for (const [path, all] of statements) {
      const timed: Timed[] = []
      for (const [index, { text, values }] of all.entries()) {
        const waits: number[] = []
        const again: number[] = []
        for (let time = 0; time < TIMES + WARM_UP; time += 1) {
          const person = anybodyWithPlan(people)
          const asked = {
            name: `hot ${path} ${index}`,
            text,
            values: values.map((value) => valueFor(value, recordedAs, person)),
            rowMode: 'array',
          } as const
          for (const found of [waits, again]) {
            const began = performance.now()
            await client.query(asked)
            if (time >= WARM_UP) found.push(performance.now() - began)
          }
        }
        waits.sort((a, b) => a - b)
        again.sort((a, b) => a - b)
        const person = anybodyWithPlan(people)
        const pages = await pagesOf(
          client,
          text,
          values.map((value) => valueFor(value, recordedAs, person)),
        )
        timed.push({
          text,
          medianMs: quantile(waits, 0.5),
          againMs: quantile(again, 0.5),
          p99Ms: quantile(waits, 0.99),
          pages,
        })
      }
      found.set(path, timed)
    }
    return found
  } finally {
    await client.end()
  }
}
