/** An endpoint of the peer: its path, what it takes of the fields that Plaid's own types name, and what it answers. */
import * as z from 'zod/mini'
import type { PeerParts } from '../peers.ts'
import { invalidField, missingFields, unknownFields } from './refusal.ts'

export type Asked<B> = { parts: PeerParts; body: B; request_id: string; now: Date }

type CallOf<S extends z.ZodMiniType> = {
  path: string
  schema: S
  run: (asked: Asked<z.output<S>>) => Promise<object>
}
export type Call = CallOf<z.ZodMiniType>

/** Ties the schema of a call to the body of its handler. */
export function defineCall<S extends z.ZodMiniType>(call: CallOf<S>): Call {
  return { ...call, run: (asked) => call.run({ ...asked, body: asked.body as z.output<S> }) }
}

type Shape = Record<string, z.ZodMiniType>
/** A name that the type does not have does not compile. */
type NoOthers<T, S> = { [Name in Exclude<keyof S, keyof T>]: never }

/** The keys may come in the body, too. */
const keys = { client_id: z.optional(z.string()), secret: z.optional(z.string()) }

/** The body of a call; fields that are not named here are refused. */
export const bodyOf =
  <T>() =>
  <S extends Shape>(shape: S & NoOthers<T, S>) =>
    z.strictObject<S & typeof keys>({ ...keys, ...shape })

/** Checks a body in Plaid's order: unknown fields, missing fields, values. */
export function readBody<S extends z.ZodMiniType>(schema: S, body: Record<string, unknown>): z.output<S> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const { issues } = read.error
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  )
  if (unknown.length > 0) throw unknownFields(unknown)
  const missing = issues
    .filter(({ path }) => path.length === 1 && body[String(path[0])] === undefined)
    .map(({ path }) => String(path[0]))
  if (missing.length > 0) throw missingFields(missing)
  throw invalidField(`${issues[0]?.path.join('.')} must be a properly formatted value`)
}
