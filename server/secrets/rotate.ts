/** Encrypts everything again with the newest key, so that older keys can be removed. */
import { and, asc, isNotNull, notLike, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { SecretError } from './secrets.ts'
import type { Secrets } from './secrets.ts'
import type { SealedColumn } from './sealed-columns.ts'

const BATCH = 200

export type Rotated = {
  /** encrypted again */
  sealed: number
  /** left as they were: their key is missing, or the text was changed */
  unreadable: number
  /** not sealed with the newest key now, the unreadable among them */
  remaining: number
}

type Row = { userId: string; itemId: string; text: string }

const notNewest = (column: SealedColumn, secrets: Secrets) =>
  and(isNotNull(column.sealed), notLike(column.sealed, `${secrets.newestKeyId}.%`))

async function nextRows(
  db: Db,
  column: SealedColumn,
  rest: { secrets: Secrets; after: Row | null },
): Promise<Row[]> {
  const { userId, itemId, sealed, table } = column
  const { secrets, after } = rest
  const beyond = after && sql`(${userId}, ${itemId}) > (${after.userId}, ${after.itemId})`
  const rows = await db
    .select({ userId, itemId, text: sealed })
    .from(table)
    .where(and(notNewest(column, secrets), beyond ?? undefined))
    .orderBy(asc(userId), asc(itemId))
    .limit(BATCH)
  return rows.map((row) => ({
    userId: String(row.userId),
    itemId: String(row.itemId),
    text: String(row.text),
  }))
}

/** Null for a text that does not open. */
function sealAnew(row: Row, secrets: Secrets): string | null {
  try {
    return secrets.seal(secrets.openBytes(row.text, row), row)
  } catch (error) {
    if (error instanceof SecretError) return null
    throw error
  }
}

/** A row that was changed meanwhile keeps its new value. */
async function replace(db: Db, column: SealedColumn, rest: { row: Row; text: string }): Promise<number> {
  const { table, sealed, userId, itemId } = column
  const { row, text } = rest
  const { rowCount } = await db.execute(
    sql`update ${table} set ${sql.identifier(sealed.name)} = ${text}
        where ${userId} = ${row.userId} and ${itemId} = ${row.itemId} and ${sealed} = ${row.text}`,
  )
  return rowCount ?? 0
}

/** Batch by batch, each row by itself: it can be stopped at any time and started again, while the app runs. */
export async function rotateKeys(given: {
  db: Db
  secrets: Secrets
  columns: SealedColumn[]
}): Promise<Rotated> {
  const { db, secrets, columns } = given
  const rotated: Rotated = { sealed: 0, unreadable: 0, remaining: 0 }
  for (const column of columns) {
    let after: Row | null = null
    for (;;) {
      const rows = await nextRows(db, column, { secrets, after })
      for (const row of rows) {
        const text = sealAnew(row, secrets)
        if (text === null) rotated.unreadable += 1
        else rotated.sealed += await replace(db, column, { row, text })
      }
      after = rows.at(-1) ?? null
      if (after === null) break
    }
    rotated.remaining += await db.$count(column.table, notNewest(column, secrets))
  }
  return rotated
}
