/** JSON values and the edits a form makes to them. A path looks like 'blocks.3.text'. */
import { fieldTexts } from './field-messages.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty value of the same shape; `kind` keeps its value. */
export function blankLike(value: Json, key = ''): Json {
  if (typeof value === 'string') return key === 'kind' ? value : ''
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean') return key === 'isSample'
  if (value === null || Array.isArray(value)) return value === null ? null : []
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankLike(inner, name)]))
}

/** The list with one item moved up or down by one; a move past either end changes nothing. */
export function moved(list: readonly Json[], at: number, by: -1 | 1): Json[] {
  const target = at + by
  const item = list[at]
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  const rest = list.filter((_, place) => place !== at)
  return [...rest.slice(0, target), item, ...rest.slice(target)]
}

/** 'firstYearBasis' is 'First year basis'. */
export function wordsOf(key: string): string {
  const spaced = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The database does not keep key order. Fields are shown in this order, all others after them. */
const fieldOrder = [
  'id,kind,name,title,description,category,difficulty,readTime,imageUrl,tags,featured',
  'checkedOn,checkBy,heading,caption,text,columns,rows,items,isOrdered,question,choices,answer,because,publisher,url',
  'summary,discount,discountCode,rating,isSample,link,terms,firstYearCents,firstYearBasis',
  'commission,about,note,planNote,orderNote,blocks,quiz,sources,figures,groups,offers',
  'rights,points,readOn',
].flatMap((names) => names.split(','))

const rankOf = (key: string) => (fieldOrder.includes(key) ? fieldOrder.indexOf(key) : fieldOrder.length)

/** The fields of an object, always in the same order. */
export function fieldsOf(value: JsonObject): [string, Json][] {
  return Object.entries(value).toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

/** The rows of a table as an editor types them, a row a line; what is in a cell may not hold the mark between cells. */
export const typedRows = (rows: readonly Json[]): string =>
  rows.map((cells) => (Array.isArray(cells) ? cells.join(' | ') : '')).join('\n')

/** Rows as they were typed; empty lines are none. */
export const rowsIn = (typed: string): Json[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Every value as one line with its path, for comparing two versions. */
export function linesOf(value: Json, path = ''): string[] {
  const fields = isObject(value) ? fieldsOf(value) : Array.isArray(value) ? Object.entries(value) : null
  if (fields !== null)
    return fields.flatMap(([key, inner]) => linesOf(inner, path === '' ? key : `${path}.${key}`))
  return [`${path}: ${value === null ? fieldTexts.nothing : String(value)}`]
}

type FaultsAt = (path: string) => string | undefined

export type JsonFieldProps = {
  /** its key in the parent object */
  name: string
  /** its path from the root: 'blocks.3.text' */
  path: string
  value: Json
  faultsAt: FaultsAt
  onChange: (value: Json) => void
}

export type JsonFieldsProps = Omit<JsonFieldProps, 'name' | 'value'> & { value: JsonObject }
