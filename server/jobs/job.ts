/** A kind of job: what runs later, or again and again, outside a request. */
import type * as z from 'zod/mini'
import type { App, AppParts } from '#server/http/app-parts.ts'

/** What a job runs with: its parts have a database whose statements may take 30 s. */
export type JobGiven<P> = { parts: AppParts; app: App; payload: P }

export type JobKind<P> = {
  /** `feature.verb`, such as `banks.sync`; it names the queue, so it never changes */
  name: string
  /** what it does, in a sentence for admins */
  summary: string
  /** ids only: no personal text and no secret, since it stays in the database and in backups */
  payload: z.ZodMiniType<P>
  /** runs by itself, in UTC and with the payload {}; `words` says how often */
  schedule?: { cron: string; words: string }
  /** somebody waits for it: a lane of each process runs nothing else, so that no sweep is in its way */
  isUrgent?: true
  /** how often it is tried again; eight times, within some hours, unless given */
  retryLimit?: number
  /** A job may run twice, or stop half-way and begin again: whatever it does, the second time changes nothing. */
  run(given: JobGiven<P>): Promise<void>
}

export type AnyJobKind = JobKind<unknown>

/** Keeps the exact type of a kind. A feature exports its kinds from <noun>.jobs.ts; all-jobs.ts lists them. */
export function defineJob<P>(kind: JobKind<P>): JobKind<P> {
  return kind
}
