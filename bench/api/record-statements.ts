/**
 * Loaded into a server with `--import`: writes every statement that is sent to the database, as a JSON line, to the file
 * that JUBILEE_BENCH_STATEMENTS names. So the bare SQL beside an address is what the address sends.
 */
import { appendFileSync } from 'node:fs'
import { Client } from 'pg'

const file = process.env['JUBILEE_BENCH_STATEMENTS']
const { query } = Client.prototype

type Sent = { text?: string; values?: unknown[]; name?: string }

Client.prototype.query = function recorded(this: Client, ...given: unknown[]) {
  const [statement, values] = given
  const {
    text,
    name,
    values: own,
  }: Sent = typeof statement === 'string' ? { text: statement } : (statement as Sent)
  const line = { text, name, values: Array.isArray(values) ? (values as unknown[]) : (own ?? []) }
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
  return Reflect.apply(query, this, given) as ReturnType<typeof query>
} as typeof query
