/** A kind of job: what runs later, or again and again, outside a request. */
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { JobHead } from './jobs.ts'

/** What a job runs with: its parts have a database whose statements may take 30 s. */
type JobGiven<P> = { parts: AppParts; app: App; payload: P }

export type JobKind<P> = JobHead<P> & {
  /** A job may run twice, or stop half-way and begin again: whatever it does, the second time changes nothing. */
  run(given: JobGiven<P>): Promise<void>
}

export type AnyJobKind = JobKind<unknown>

/** Keeps the exact type of a kind. A feature exports its kinds from <noun>.jobs.ts; all-jobs.ts lists them. */
export function defineJob<P>(kind: JobKind<P>): JobKind<P> {
  return kind
}
