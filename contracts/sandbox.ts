/** Whether this is the sandbox or a test system, and which demo people may sign in there. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const sandboxAnswer = z.object({
  sandbox: z.boolean(),
  /** the services' own test environments: no real money moves */
  isTest: z.boolean(),
  /** what has no key here, in test mode */
  notSetUp: z.array(z.enum(['mail', 'payments', 'banking', 'bureau'])),
  /** how far the sandbox's clock is ahead of the real one; 0 in live mode */
  movedByMs: z.int(),
  /** its page for mail is served: a public demo keeps it back */
  hasPages: z.boolean(),
  /** its clock can be moved: not on a public demo, nor beside a real service, which has its own time */
  hasClock: z.boolean(),
  /** the operator counts which pages help: people are asked first (reading 16) */
  hasAnalytics: z.boolean(),
  people: z.array(
    z.object({
      label: z.string(),
      email: z.string(),
      password: z.string(),
      /** the code their app would show, for those with two-factor sign-in; it works once, so ask again for each sign-in */
      codeNow: z.optional(z.string()),
    }),
  ),
})

export const getMode = endpoint('GET /api/mode', {
  summary: 'Whether this is the sandbox, with its demo people, a test system, or live.',
  access: 'public',
  keptOffline: true,
  answer: sandboxAnswer,
})
