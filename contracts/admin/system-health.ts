/** How the system is, as an admin sees it: only what is measured, and when. */
import * as z from 'zod/mini'
import { day, instant, money } from '#contracts/amounts.ts'
import { paidPlanIds } from '#contracts/money/billing.ts'
import { endpoint } from '#contracts/endpoint.ts'

export const outsideNames = ['mail', 'payments', 'banking', 'bureau', 'model'] as const

const outsideState = z.object({
  name: z.enum(outsideNames),
  /** the sandbox's own peer stands in for the real one */
  isSandbox: z.boolean(),
  /** false where it has no key: the model, and in test mode any of them */
  isSetUp: z.boolean(),
  /** since this process started; null where nothing was asked of it yet */
  lastSuccessAt: z.nullable(instant),
  lastFailureAt: z.nullable(instant),
  calls: z.int(),
  failures: z.int(),
})
export type OutsideState = z.output<typeof outsideState>

/** A plan that cannot be bought, because the payment processor would not charge the price we show. */
const priceDifference = z.object({
  planId: z.enum(paidPlanIds),
  /** what it would charge; null where it has no active price for the plan */
  sold: z.nullable(
    z.object({
      /** null where there is no one amount */
      amount: z.nullable(money),
      currency: z.string(),
      /** charged every so many months; null where it is not by the month */
      months: z.nullable(z.int()),
    }),
  ),
})

/** What a language model did for the coach on a day (UTC). */
const modelDay = z.object({
  day,
  asked: z.int(),
  /** readings that answers rest on, readings that our checks refused, and requests without one */
  used: z.int(),
  dropped: z.int(),
  failed: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  spent: money,
})
export type ModelDay = z.output<typeof modelDay>

const healthAnswer = z.object({
  /** the server's time of this answer */
  asOf: z.string(),
  mode: z.enum(['sandbox', 'test', 'live']),
  version: z.string(),
  node: z.string(),
  /** of the process that answered */
  uptimeSeconds: z.int(),
  memoryBytes: z.int(),
  database: z.object({
    version: z.string(),
    /** how long one small question took */
    answerMs: z.number(),
    sizeBytes: z.int(),
    connections: z.object({ open: z.int(), idle: z.int(), awaited: z.int(), most: z.int() }),
    migrations: z.object({ applied: z.int(), known: z.int(), lastAt: z.nullable(instant) }),
  }),
  jobs: z.object({
    queued: z.int(),
    running: z.int(),
    failed: z.int(),
    /** how long the oldest job that is due has waited, in seconds; null where none is due */
    oldestDueSeconds: z.nullable(z.int()),
    lastDoneAt: z.nullable(instant),
  }),
  outside: z.array(outsideState),
  /** the last days on which a model was asked, the newest first, by any process; `limit` is what a day may cost */
  coachModel: z.object({ limit: money, days: z.array(modelDay) }),
  /** null where the processor did not answer */
  priceDifferences: z.nullable(z.array(priceDifference)),
  /** the last event of the payment processor that was taken in, by any process */
  lastPaymentEventAt: z.nullable(instant),
  /** the last time a bank was read, by any process */
  lastBankReadingAt: z.nullable(instant),
  /** the last backup that was made, by any means that was noted; null where none was */
  lastBackupAt: z.nullable(instant),
  /** where the embedded database keeps its files; null where the database is elsewhere */
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
})
export type Health = z.output<typeof healthAnswer>

export const getHealth = endpoint('GET /api/admin/health', {
  summary: 'Database, jobs, outside services and this process, as measured now.',
  access: 'admin',
  answer: healthAnswer,
})
