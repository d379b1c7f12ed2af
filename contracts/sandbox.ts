/** What the sandbox says about itself: that it is one, and which demo people may sign in. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const sandboxAnswer = z.object({
  sandbox: z.literal(true),
  people: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
})
export type Sandbox = z.output<typeof sandboxAnswer>

export const getSandbox = endpoint({
  method: 'GET',
  path: '/api/sandbox',
  summary: 'The demo people of the sandbox; 404 in live mode.',
  access: 'public',
  answer: sandboxAnswer,
})
