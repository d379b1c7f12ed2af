import { sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { onlyRow } from './only-row.ts'

/** The database's time, for telling which of two answers of an outside service was asked for later. */
export async function readAskingTime(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return onlyRow(rows).now
}
