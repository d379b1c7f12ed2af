/** What the fields of the content form are given. */
import type { Json, JsonObject } from './json-value.ts'

export type FaultsAt = (path: string) => string | undefined

export type JsonFieldProps = {
  /** the key it stands under in its object */
  name: string
  /** its place in the whole: 'blocks.3.text' */
  path: string
  value: Json
  faultsAt: FaultsAt
  onChange: (value: Json) => void
}

export type JsonFieldsProps = Omit<JsonFieldProps, 'name' | 'value'> & { value: JsonObject }
