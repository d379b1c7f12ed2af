/** A call of the peer: method, path, what it takes and what it answers. */
import { expand, table } from './parameters.ts'
import type { Rule } from './parameters.ts'
import type { Store } from '../store.ts'
import type { Kind } from '#server/sandbox/stripe/types.ts'

/** `id` is the one in the path, '' where there is none. */
type Asked<P> = { store: Store; params: P; id: string }

type CallOf<P> = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params: Rule<P>
  run: (asked: Asked<P>) => Promise<object>
}
export type Call = CallOf<unknown>

/** Ties the parameters that a call reads to those its handler gets. */
export function defineCall<P>(call: CallOf<P>): Call {
  return { ...call, run: (asked) => call.run({ ...asked, params: asked.params as P }) }
}

/** Answers one object by the id in the path. */
export const retrieveCall = (path: `/${string}/:id`, kind: Kind): Call =>
  defineCall({
    method: 'GET',
    path,
    params: table<{ expand?: string[] }>()({ expand }),
    run: ({ store, id }) => store.get(kind, id),
  })
