/** A call that is answered in this browser, and what its handler is given. */
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '#contracts/endpoint.ts'
import type { Fault } from '#contracts/faults.ts'
import type { Refusal } from '#engine/records/refusals.ts'
import type { Kept } from './kept/kept.ts'

type Context<E extends Endpoint> = {
  /** may be changed; a handler that throws changes nothing */
  kept: Kept
  params: ParamsOf<E>
  body: BodyOf<E>
  /** the moment as an ISO text, the day where the person is, and the latest day that anybody may have by now */
  now: string
  today: string
  latestDay: string
}

export type Served = { call: Endpoint; handle: (context: Context<Endpoint>) => unknown }

/** Answers `call` in this browser, by the contract that the server holds to. */
export function serve<const E extends Endpoint>(
  call: E,
  handle: (context: Context<E>) => AnswerOf<E>,
): Served {
  // The schemas give these values their types at run time; the compiler cannot follow that.
  return { call, handle: handle as unknown as Served['handle'] }
}

/** What is answered instead of success; `current` is what is kept now, in the form of the call's answer. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal | { kind: 'faults'; faults: Fault[] }
  readonly current: unknown

  constructor(refusal: Refused['refusal'], current?: unknown) {
    super(refusal.kind)
    this.refusal = refusal
    this.current = current
  }
}

/** The record with an id, which may stand in capitals. Throws `missing` where there is none. */
export function recordOf<Item extends { id: string }>(items: Item[], id: string, missing: Refusal): Item {
  const found = items.find((item) => item.id === id.toLowerCase())
  if (!found) throw new Refused(missing)
  return found
}

export function throwIf(refusal: Refusal | null): void {
  if (refusal) throw new Refused(refusal)
}
