/** What runs later or on a schedule, as an admin sees it. */
import * as z from 'zod/mini'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

const jobAnswer = z.object({
  name: z.string(),
  /** what it does, in a sentence */
  summary: z.string(),
  /** how often it runs by itself, in words; null where something else asks for it */
  schedule: z.nullable(z.string()),
  /** counted up to 10,000, as the next two are */
  queued: z.int(),
  running: z.int(),
  failed: z.int(),
  lastRun: z.nullable(
    z.object({
      startedAt: instant,
      endedAt: z.nullable(instant),
      outcome: z.enum(['running', 'done', 'failed']),
    }),
  ),
})
export type Job = z.output<typeof jobAnswer>

export const listJobs = endpoint('GET /api/admin/jobs', {
  summary: 'Every kind of job: how many wait, run and have failed, and how the last one ended.',
  access: 'admin',
  answer: z.array(jobAnswer),
})

export const retryJobs = endpoint('POST /api/admin/jobs/{name}/retry', {
  summary: 'Put the failed jobs of a kind in line again.',
  access: 'admin',
  answer: messageAnswer,
  refreshes: ['/api/admin/jobs'],
})
