/**
 * A row as the file has it, and back. Money and rates are decimal texts, as the database holds them; moments are ISO
 * 8601 in UTC, days YYYY-MM-DD. The owner and the order of entry are not written: the order is that of the list.
 */
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { isPlain } from '#contracts/texts.ts'
import type { ExportSection } from './export-sections.ts'

export type Row = Record<string, unknown>

/** Texts that may have several lines, and the longest of each kind: none is longer where it is entered. */
const WITH_LINES = new Set(['note', 'content'])
const LONGEST_TEXT = 20_000
const LONGEST_LINE = 500
/** far above any place, count or number of seconds, and far enough below the column’s end to be added to */
const LARGEST_NUMBER = 1_000_000_000

/** Columns of the file, by their names in code, in the table's order. */
export function columnsOf({ table, omit = [] }: ExportSection): [string, PgColumn][] {
  const columns = getTableColumns(table as PgTable) as Record<string, PgColumn>
  return Object.entries(columns).filter(
    ([name]) => name !== 'userId' && name !== 'seq' && !omit.includes(name),
  )
}

const isDecimal = (column: PgColumn) => column.columnType === 'PgCustomColumn'
const isMoment = (column: PgColumn) => column.columnType === 'PgTimestamp'

function toText(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return isDecimal(column) ? column.mapToDriverValue(value) : value
}

export function writeRow(section: ExportSection, row: Row): Row {
  return Object.fromEntries(columnsOf(section).map(([name, column]) => [name, toText(column, row[name])]))
}

export function readRow(section: ExportSection, row: Row): Row {
  return Object.fromEntries(
    columnsOf(section).map(([name, column]) => {
      const value = row[name]
      if (value === null || value === undefined) return [name, null]
      if (isMoment(column)) return [name, new Date(value as string)]
      return [name, isDecimal(column) ? column.mapFromDriverValue(value) : value]
    }),
  )
}

/** Lines of money may be negative where something came back; what else is an amount may not. */
const SIGNED = new Set(['amount'])

/** Money as far as a person can enter it, so that sums of it stay whole cents. */
function decimalSchema(name: string, column: PgColumn) {
  const [digits, places] = column.getSQLType().includes('14') ? [9, 2] : [1, 6]
  const sign = SIGNED.has(name) ? '-?' : ''
  return z.string().check(z.regex(new RegExp(`^${sign}\\d{1,${digits}}\\.\\d{1,${places}}$`)))
}

function textSchema(name: string) {
  const lines = WITH_LINES.has(name)
  return z.string().check(
    z.maxLength(lines ? LONGEST_TEXT : LONGEST_LINE),
    z.refine((text) => isPlain(text, lines)),
  )
}

const day = z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const json = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])

function valueSchema(name: string, column: PgColumn): z.ZodMiniType {
  if (column.columnType === 'PgArray') return z.array(textSchema(name))
  if (isDecimal(column)) return decimalSchema(name, column)
  if (isMoment(column)) return z.iso.datetime({ offset: true })
  if (column.columnType === 'PgDateString') return day
  if (column.columnType === 'PgUUID') return z.uuid()
  if (column.columnType === 'PgJsonb') return json
  if (column.dataType === 'boolean') return z.boolean()
  if (column.dataType === 'number') return z.int().check(z.minimum(0), z.maximum(LARGEST_NUMBER))
  if (column.enumValues !== undefined && column.enumValues.length > 0)
    return z.enum(column.enumValues as [string, ...string[]])
  return textSchema(name)
}

/** Lists that are not restored may hold any value an outside service gave. */
function readSchema(column: PgColumn): z.ZodMiniType {
  if (column.columnType === 'PgArray' || column.columnType === 'PgJsonb') return z.unknown()
  if (isDecimal(column)) return z.string().check(z.regex(/^-?\d+\.\d+$/))
  if (isMoment(column)) return z.iso.datetime({ offset: true })
  if (column.dataType === 'boolean') return z.boolean()
  return column.dataType === 'number' ? z.int() : z.string()
}

/** The schema of a row: exact where the list is restored. */
export function rowSchema(section: ExportSection) {
  return z.strictObject(
    Object.fromEntries(
      columnsOf(section).map(([name, column]) => {
        const schema = section.restore === undefined ? readSchema(column) : valueSchema(name, column)
        // A file of before a column was added does not have it.
        return [name, column.notNull ? schema : z.optional(z.nullable(schema))]
      }),
    ),
  )
}
