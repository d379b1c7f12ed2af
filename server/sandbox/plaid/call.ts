/** What an endpoint of the peer is: its path, what it takes, and what it answers. */
import type * as z from 'zod/mini'
import type { PeerParts } from '../peers.ts'

export type Asked<B> = { parts: PeerParts; body: B; request_id: string; now: Date }

type CallOf<S extends z.ZodMiniType> = {
  path: string
  schema: S
  run: (asked: Asked<z.output<S>>) => Promise<object>
}
export type Call = CallOf<z.ZodMiniType>

/** Ties what a call reads to what its handler gets. */
export function defineCall<S extends z.ZodMiniType>(call: CallOf<S>): Call {
  return { ...call, run: (asked) => call.run({ ...asked, body: asked.body as z.output<S> }) }
}
