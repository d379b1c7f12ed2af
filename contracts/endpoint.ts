/**
 * The one description of a call that both sides use: `mount` on the server checks the body and
 * presents the answer by it, `call` on the web builds the request from it, the OpenAPI document is made of it.
 */
import * as z from 'zod/mini'
import type { Feature } from '#engine/access/features.ts'
import type { TokenScope } from '#engine/access/token-scopes.ts'

// A strict content security policy refuses the code that zod would compile at run time.
z.config({ jitless: true })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, a signed-in person, or an admin. */
type CallAccess = 'public' | 'signedIn' | 'admin'

export type Endpoint = {
  method: Method
  /** with the parameters in braces: /api/debts/{id} */
  path: `/${string}`
  summary: string
  access: CallAccess
  /** the feature a person's plan must include (reading 4); without it 403 and a sentence */
  needs?: Feature
  /** a personal API token with this scope may call it too; without it no token may (decision 074) */
  tokenScope?: TokenScope
  /** changes who can get in, or what may leave: the person must have proven who they are within 15 minutes */
  sensitive?: true
  /**
   * stored once: what comes again under the same Idempotency-Key gets the same answer. `byHandler`: it asks a service
   * outside, so the handler holds the key, and what comes again goes on where the first one stopped
   */
  once?: true | 'byHandler'
  /** of the path; texts unless described here */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** a read whose answer may be kept on the person's device, where they want that: it can be seen without a line */
  keptOffline?: true
  /** a read whose answer may be some seconds old: a replica gives it where there is one. Nothing that decides by it writes. */
  mayLag?: true
  /** the body is a file, sent as it is: its content types */
  uploads?: readonly string[]
  /** the answer is a file: its content types */
  downloads?: readonly string[]
  answer: z.ZodMiniType
  /** the paths of the reads that a success makes stale; `{id}` is the id of the call */
  refreshes?: readonly `/api/${string}`[]
  /** the status of success, 200 unless named */
  status?: 200 | 201 | 202
  /** loads the description with its schemas, where the browser has it without (scripts/bundle/light-contracts.ts) */
  whole?: () => Promise<unknown>
}

type Shape<E, K extends string> = E extends { [key in K]: infer S extends z.ZodMiniType } ? S : never

export type ParamsOf<E> = [Shape<E, 'params'>] extends [never] ? undefined : z.output<Shape<E, 'params'>>
export type QueryOf<E> = [Shape<E, 'query'>] extends [never] ? undefined : z.output<Shape<E, 'query'>>
/** the body as the server's handler receives it, checked */
export type BodyOf<E> = [Shape<E, 'body'>] extends [never] ? undefined : z.output<Shape<E, 'body'>>
/** the body as a client sends it */
export type BodyInputOf<E> = [Shape<E, 'body'>] extends [never] ? undefined : z.input<Shape<E, 'body'>>
/** the answer as both sides hold it: whole cents, parts per million */
export type AnswerOf<E> = z.output<Shape<E, 'answer'>>
/** the answer on the wire: decimal texts */
export type WireOf<E> = z.input<Shape<E, 'answer'>>

type RouteOf<R> = R extends `${infer M extends Method} ${infer P extends `/${string}`}`
  ? { method: M; path: P }
  : never

type NamesIn<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type TextParams<P> = [NamesIn<P>] extends [never]
  ? unknown
  : { params: z.ZodMiniObject<{ [Name in NamesIn<P>]: z.ZodMiniString }> }

/**
 * Describes the call of a method and a path, 'GET /api/debts/{id}', and keeps its exact type. The names in the path
 * are texts, unless `params` says what they are.
 */
export function endpoint<
  const R extends `${Method} /${string}`,
  const D extends Omit<Endpoint, 'method' | 'path'>,
>(route: R, description: D): D & RouteOf<R> & (D extends { params: unknown } ? unknown : TextParams<R>) {
  const [method, path = ''] = route.split(' ')
  const texts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, z.string()] as const)
  const params = texts.length > 0 && { params: z.object(Object.fromEntries(texts)) }
  return { method, path, ...params, ...description } as never
}

/** A sentence for the person, in their language, with what a program can go by in its place (decision 086). */
const said = {
  message: z.string(),
  /** why, in snake case: `too_many_wrong` */
  reason: z.optional(z.string()),
  /** what stands in the sentence: limits, choices, amounts */
  parameters: z.optional(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
}

/** The body of every error. `code` is the kind of error; `fields` names the inputs of a 422. */
export const errorAnswer = z.object({
  ...said,
  code: z.string(),
  fields: z.optional(z.array(z.object({ field: z.string(), ...said }))),
  /** on a 500: what to quote when asking about it */
  requestId: z.optional(z.string()),
  /** on a 409: what is stored now, in the form of the call's answer */
  current: z.optional(z.unknown()),
})
export type ErrorAnswer = z.output<typeof errorAnswer>

export const messageAnswer = z.object({ message: z.string() })
