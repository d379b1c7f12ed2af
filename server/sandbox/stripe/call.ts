/** What a call of the peer is: method, path, what it takes and what it answers. */
import type { Rule } from './parameters.ts'
import type { Store } from './store.ts'

export type Asked<P> = {
  store: Store
  params: P
  /** the id in the path, '' where there is none */
  id: string
  /** the second id in the path */
  childId: string
}

export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params: Rule<unknown>
  run: (asked: Asked<unknown>) => Promise<object>
}

/** Ties the parameters that a call reads to those its handler gets. */
export function defineCall<P>(call: {
  method: Call['method']
  path: string
  params: Rule<P>
  run: (asked: Asked<P>) => Promise<object>
}): Call {
  const { method, path, params, run } = call
  return {
    method,
    path,
    params,
    run: (asked) => run({ ...asked, params: asked.params as P }),
  }
}
