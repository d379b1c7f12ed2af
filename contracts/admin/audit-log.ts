/** The audit log: what admins did, newest first. */
import * as z from 'zod/mini'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { calendarDate, instant } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'

export const ACTS_PAGE = 50

const adminActAnswer = z.object({
  id: z.string(),
  at: instant,
  /** who did it; the email address is null where the account is gone */
  adminId: z.string(),
  adminEmail: z.nullable(z.string()),
  /** the action, as a noun and a verb: 'grant.approve' */
  act: z.string(),
  /** the id of its object */
  subject: z.string(),
  summary: z.string(),
})
export type AdminAct = z.output<typeof adminActAnswer>

const short = z.string().check(z.trim(), z.maxLength(200, { error: () => refusalTexts().useAtMost(200) }))

/** What the log is searched by. */
export const actFilters = ['text', 'admin', 'act', 'subject', 'from', 'to'] as const

export const listAdminActs = endpoint('GET /api/admin/acts', {
  summary: 'What admins did, newest first, a page of 50 at a time. Dates are days in UTC, both ends counted.',
  access: 'admin',
  mayLag: true,
  query: z.strictObject({
    /** words of the sentence, the act or the subject */
    text: z.optional(short),
    /** the id of an admin */
    admin: z.optional(short),
    act: z.optional(short),
    subject: z.optional(short),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    /** the `next` of the page before */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: () => refusalTexts().pageBefore }))),
  }),
  answer: z.object({
    acts: z.array(adminActAnswer),
    /** what to send as `before` for the next page; null on the last one */
    next: z.nullable(z.string()),
    /** everybody who has done something, and every kind of act there is, to choose from */
    admins: z.array(z.object({ id: z.string(), email: z.nullable(z.string()) })),
    kinds: z.array(z.string()),
  }),
})
