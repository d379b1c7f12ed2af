/** Which tables a statement would read from end to end. */
import type { Pool } from '#server/db/connect.ts'
import type { Sent } from './record-statements.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

const isIndexScan = ({ 'Node Type': type }: Node) => /^(Index|Index Only|Bitmap Index) Scan$/.test(type)

/**
 * The tables that are read whole: in order of their rows, or by an index without a condition on it. A walk along an
 * index that ends with a limit reads a page; a partial index has only the rows that wait for something.
 */
function readWhole(node: Node, indexes: Indexes, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': name = '' } = node
  const ends = isLimited || type === 'Limit'
  const index = indexes.get(name)
  const isWalk = isIndexScan(node) && node['Index Cond'] === undefined && !ends && index?.isPartial !== true
  const own = type === 'Seq Scan' || isWalk ? [table ?? index?.table ?? name] : []
  return [...own, ...(node.Plans ?? []).flatMap((inner) => readWhole(inner, indexes, ends))]
}

type Indexes = ReadonlyMap<string, { table: string; isPartial: boolean }>

async function readIndexes(pool: Pool): Promise<Indexes> {
  const { rows } = await pool.query<{ name: string; table: string; isPartial: boolean }>(
    `select c.relname as name, t.relname as table, i.indpred is not null as "isPartial"
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * The tables that each statement reads whole although every index is there to be used: on tables of a test's size
 * PostgreSQL would rather read them whole, so it is told that this is dear.
 */
export async function fullScans(
  pool: Pool,
  statements: Sent[],
): Promise<{ text: string; tables: string[] }[]> {
  const indexes = await readIndexes(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const found = []
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (format json) ${text}`,
        values,
      )
      const tables = readWhole(rows[0]!['QUERY PLAN'][0]!.Plan, indexes)
      if (tables.length > 0) found.push({ text, tables: [...new Set(tables)] })
    }
    return found
  } finally {
    await client.query('rollback')
    client.release()
  }
}
