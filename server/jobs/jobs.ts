/** `parts.jobs`: what a feature adds jobs with. What runs them knows the app; this does not. */
import type * as z from 'zod/mini'
import type { Executor } from '#server/db/executor.ts'

/** A kind of job without its `run`. */
export type JobHead<P> = {
  /** `feature.verb`, such as `banks.sync`; it names the queue, so it never changes */
  name: string
  /** a sentence for admins */
  summary: string
  /** ids only: no personal text and no secret, since it stays in the database and in backups */
  payload: z.ZodMiniType<P>
  /** runs by itself, in UTC and with the payload {}; `words` says how often */
  schedule?: { cron: string; words: string }
  /** somebody waits for it: a lane of each process runs nothing else, so that no sweep is in its way */
  isUrgent?: true
  /** how often it is tried again; eight times, within some hours, unless given */
  retryLimit?: number
  /**
   * A run that takes longer counts as hung and begins again, beside it; an hour unless given. A process that was killed
   * is noticed within two minutes, whatever this is.
   */
  expireSeconds?: number
}

export type AddOptions = {
  /** the job is there if and only if the transaction is kept */
  tx?: Executor
  /** one job with this key waits at a time: another one added meanwhile is that one */
  key?: string
  /** by the app's clock */
  startAfter?: Date
  /** of jobs of one kind, those with more go first; 0 unless given */
  priority?: number
}

export type AddAllOptions<P> = Pick<AddOptions, 'tx' | 'priority'> & { key?: (payload: P) => string }

export type Jobs<App> = {
  /** Adds a job. @throws ZodError where the payload is not the kind's */
  add<P>(kind: JobHead<P>, payload: P, options?: AddOptions): Promise<void>
  /**
   * Adds many jobs in one statement, due now. One whose key waits already is that one: it may begin before the
   * transaction ends. @throws ZodError where a payload is not the kind's
   */
  addAll<P>(kind: JobHead<P>, payloads: P[], options?: AddAllOptions<P>): Promise<void>
  /** Runs due jobs in this process, all or those of one kind, until none is due; returns how many it ran. */
  runDue(name?: string): Promise<number>
  /** Runs every scheduled kind once, now. */
  runSchedules(): Promise<void>
  /** Retries the failed jobs of a kind; returns how many. */
  retryFailed(name: string): Promise<number>
  /** every kind that can be added */
  kinds: JobHead<unknown>[]
  /** the app that jobs run for */
  serveFor(app: App): void
  /** Begins to run jobs as they come due, here and on schedule. */
  start(): void
  /** Takes no more jobs, lets the running ones end within 8 s, and closes the connections. */
  close(): Promise<void>
}
