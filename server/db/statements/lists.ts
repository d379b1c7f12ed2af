/**
 * Several lists in one statement. Each row of a list is an array of texts, written and read as the columns' own types
 * are on the wire, so that no number passes through JSON; a list is one column of the only row. One round trip then
 * brings what took one for each list, and Node parses one value in place of a row description for each.
 */
import { Column, is, sql } from 'drizzle-orm'
import type { AnyColumn, GetColumnData, SQL, SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/db/executor.ts'
import { prepared } from './prepared.ts'

/** What PostgreSQL computes for each row, and how its text is read. */
type Computed<Value> = { of: SQL; read: (text: string) => Value }
type Field = AnyColumn | Computed<unknown>
type ValueOf<F> = F extends AnyColumn
  ? GetColumnData<F>
  : F extends Computed<infer Value>
    ? Value | null
    : never
export type RowOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

type Texts = (string | null)[]

/** A list of one kind of row, in its order. Any number of them go into one statement. */
export type List<Row> = { rows: SQLWrapper; read: (rows: Texts[]) => Row[] }

/** Composes statements without a database. */
export const query = new QueryBuilder()

/** What the caller gives at each call. */
export const given = (name: string) => sql.placeholder(name)

/** A value that PostgreSQL writes as JSON. */
export const jsonField = <Value>(of: SQL<Value | null>): Computed<Value> => ({
  of,
  read: (text) => JSON.parse(text) as Value,
})

function readerOf(field: Field): (text: string) => unknown {
  if (!is(field, Column)) return field.read
  // The driver reads these itself where they are columns of an answer.
  if (field.dataType === 'boolean') return (text) => text === 'true'
  return (text) => field.mapFromDriverValue(text)
}

/** A list of `fields`; `rows` puts the given column into its select, with the owner's id in its where, and an order. */
export function listOf<const Fields extends Record<string, Field>>(
  fields: Fields,
  rows: (texts: SQL) => SQLWrapper,
): List<RowOf<Fields>> {
  const columns = Object.values<Field>(fields).map(
    (field) => sql`(${is(field, Column) ? field : field.of})::text`,
  )
  const readers = Object.entries<Field>(fields).map(([name, field], at) => ({
    at,
    name,
    read: readerOf(field),
  }))
  const readRow = (texts: Texts) => {
    const row: Record<string, unknown> = {}
    for (const { at, name, read } of readers) {
      const text = texts[at] ?? null
      row[name] = text === null ? null : read(text)
    }
    // Each field was read by its own type; the compiler cannot follow that through the names.
    return row as RowOf<Fields>
  }
  return {
    rows: rows(sql`array[${sql.join(columns, sql`, `)}]`),
    read: (found) => found.map(readRow),
  }
}

/** The same list with each row as `present` makes it. */
export const presented = <Row, Shown>(list: List<Row>, present: (row: Row) => Shown): List<Shown> => ({
  rows: list.rows,
  read: (rows) => list.read(rows).map(present),
})

type Gathered<Lists> = { [Name in keyof Lists]: Lists[Name] extends List<infer Row> ? Row[] : never }

/** One prepared statement that brings all of `lists`, read by their names. */
export function gather<const Lists extends Record<string, List<unknown>>>(name: string, lists: Lists) {
  const columns = Object.fromEntries(
    Object.entries(lists).map(([list, { rows, read }]) => [
      list,
      sql`array_to_json(array(${rows}))`.mapWith(read as (rows: unknown) => unknown[]).as(list),
    ]),
  )
  const ask = prepared(name, (db) => db.select(columns).from(sql`(values (1)) as one`))
  return async (db: Executor, values: Record<string, unknown>): Promise<Gathered<Lists>> => {
    const [found] = await ask(db, values)
    return found as Gathered<Lists>
  }
}
