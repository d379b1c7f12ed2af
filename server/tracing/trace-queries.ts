/** A span for each statement that is sent for a traced request or job: its text with placeholders, never a value. */
import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import type { EndSpan, Tracing } from './tracing.ts'

/** enough to know it by */
const LONGEST_TEXT = 1_000

type Callback = (error: unknown, ...rest: unknown[]) => unknown

/** The text of what `query` was given; null for a stream and the like, which has no callback and is no promise. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  const { text } = (statement ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}

/** The arguments with the callback, where there is one, ending the span before it goes on. */
function endInCallback(given: unknown[], end: EndSpan): unknown[] {
  const last = given.at(-1)
  if (typeof last !== 'function') return given
  const goOn: Callback = (error, ...rest) => {
    end({ isFailure: Boolean(error) })
    return Reflect.apply(last, undefined, [error, ...rest]) as unknown
  }
  return [...given.slice(0, -1), goOn]
}

function traceClient(client: PoolClient, tracing: Tracing): void {
  const { query } = client
  const traced = (...given: unknown[]): unknown => {
    const text = textOf(given[0])
    const name = text?.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? ''
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text?.slice(0, LONGEST_TEXT) ?? '' }
    const end = text === null ? null : tracing.below({ name, kind: 'client', attributes })
    if (end === null) return Reflect.apply(query, client, given)
    const result: unknown = Reflect.apply(query, client, endInCallback(given, end))
    if (result instanceof Promise)
      result.then(
        () => end(),
        () => end({ isFailure: true }),
      )
    return result
  }
  client.query = traced as PoolClient['query']
}

/**
 * Makes every connection of the pool tell of its statements. Who waits for a connection is called when somebody else
 * gives one back, so the callback is bound to the trace of who waits.
 */
export function traceQueries(pool: Pool, tracing: Tracing): void {
  if (!tracing.isOn) return
  const { connect } = pool
  const bound = (callback?: (...given: unknown[]) => void): unknown =>
    Reflect.apply(connect, pool, callback === undefined ? [] : [AsyncResource.bind(callback)])
  pool.connect = bound as Pool['connect']
  pool.on('connect', (client) => traceClient(client, tracing))
}
