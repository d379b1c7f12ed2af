/**
 * How the calls to the world outside went, in this process since it started. Nothing is asked only to be watched. A
 * refusal (a card declined, a wrong code) is an answer; a failure is that no usable answer came.
 */
import type { outsideNames } from '#contracts/admin/system-health.ts'
import type { Clock } from '#server/clock.ts'
import { MailRefused } from '#server/ports/mail/mail-refused.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'

type OutsideName = (typeof outsideNames)[number]

type OutsideCounts = {
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  calls: number
  failures: number
}

export type OutsideWatch = {
  countsOf: (name: OutsideName) => OutsideCounts
  /** The same port, with its calls counted. */
  follow: <Port extends object>(name: OutsideName, port: Port) => Port
}

const none: OutsideCounts = { lastSuccessAt: null, lastFailureAt: null, calls: 0, failures: 0 }

/** Reads what came to us; asks only because somebody watches. */
const notCounted = new Set<PropertyKey>(['readEvent', 'listPriceDifferences'])

type Ending = { well: () => void; badly: (error: unknown) => void }

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise
const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Mail has no words of its own for a service that is away, but one for a refusal. */
const isFailure = (name: OutsideName, error: unknown) =>
  name === 'mail' ? !(error instanceof MailRefused) : error instanceof OutsideUnavailable

async function* followStream(stream: AsyncIterable<unknown>, end: Ending) {
  try {
    yield* stream
  } catch (error) {
    end.badly(error)
    throw error
  }
  end.well()
}

/** Hears of each call when it begins; what it returns hears how it ended. */
export type CallObserver = (
  name: OutsideName,
  call: string,
) => (ended: { outcome: 'answered' | 'failed' }) => void

export function createOutsideWatch(clock: Clock, observe: CallObserver = () => () => {}): OutsideWatch {
  const counts = new Map<OutsideName, OutsideCounts>()

  function note(name: OutsideName, isFailure: boolean): void {
    const { calls, failures, ...last } = counts.get(name) ?? none
    counts.set(name, {
      ...last,
      calls: calls + 1,
      failures: failures + Number(isFailure),
      [isFailure ? 'lastFailureAt' : 'lastSuccessAt']: clock.now(),
    })
  }

  function followCall(name: OutsideName, key: PropertyKey, call: () => unknown): unknown {
    const observed = observe(name, String(key))
    const ended = (failed: boolean) => {
      note(name, failed)
      observed({ outcome: failed ? 'failed' : 'answered' })
    }
    const end: Ending = {
      well: () => ended(false),
      badly: (error) => ended(isFailure(name, error)),
    }
    const result = call()
    if (isStream(result)) return followStream(result, end)
    if (isPromise(result)) result.then(end.well, end.badly)
    return result
  }

  return {
    countsOf: (name) => counts.get(name) ?? none,
    follow: (name, port) =>
      new Proxy(port, {
        get(target, key, receiver) {
          const member: unknown = Reflect.get(target, key, receiver)
          if (typeof member !== 'function' || notCounted.has(key)) return member
          return (...given: unknown[]) => followCall(name, key, () => Reflect.apply(member, target, given))
        },
      }),
  }
}
