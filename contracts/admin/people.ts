/** People as the admin's desk sees them: the account and its plan. Never debts, amounts, documents, chats or passwords. */
import * as z from 'zod/mini'
import { adminTexts } from './admin-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

export const PEOPLE_PAGE = 50

const adminPersonAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlanId: z.nullable(z.string()),
  createdAt: instant,
  /** when the account was disabled; null for one that is open */
  disabledAt: z.nullable(instant),
  /** when a payment for the plan was last disputed at the bank, of disputes that are open or lost */
  disputedAt: z.nullable(instant),
})
export type AdminPerson = z.output<typeof adminPersonAnswer>

const adminPersonDetailAnswer = z.extend(adminPersonAnswer, {
  emailVerified: z.boolean(),
  /** when mail to the address last came back; null since some arrived */
  emailRefusedAt: z.nullable(instant),
  /** the mail server's code, such as '550 5.1.1'; 'bounce 5.1.1' or 'complaint' where the mail provider reported it */
  emailRefusedCode: z.nullable(z.string()),
  twoFactorEnabled: z.boolean(),
  subscriptionEndsAt: z.nullable(instant),
  /** how many devices are signed in */
  sessions: z.int(),
})
export type AdminPersonDetail = z.output<typeof adminPersonDetailAnswer>

export const listPeople = endpoint('GET /api/admin/people', {
  summary: 'People by email address, name or id, newest first, at most 50 at a time.',
  access: 'admin',
  mayLag: true,
  query: z.strictObject({
    search: z.optional(
      z.string().check(z.trim(), z.maxLength(254, { error: () => refusalTexts().useAtMost(254) })),
    ),
    /** the `next` of the page before */
    after: z.optional(z.string().check(z.maxLength(200, { error: () => refusalTexts().pageBefore }))),
  }),
  answer: z.object({
    people: z.array(adminPersonAnswer),
    /** what to send as `after` for the next page; null on the last one */
    next: z.nullable(z.string()),
  }),
})

export const getPerson = endpoint('GET /api/admin/people/{id}', {
  summary: 'One account: its plan, its sign-in, and whether it is disabled.',
  access: 'admin',
  answer: adminPersonDetailAnswer,
})

const readsOfPeople = ['/api/admin/people'] as const

/** Every action on an account needs a reason, which the audit log keeps. */
const reasoned = z.strictObject({
  reason: z
    .string({ error: () => adminTexts().why })
    .check(
      z.trim(),
      z.minLength(3, { error: () => adminTexts().why }),
      z.maxLength(300, { error: () => refusalTexts().useAtMost(300) }),
    ),
})

const actOnPerson = {
  body: reasoned,
  answer: messageAnswer,
  refreshes: readsOfPeople,
} as const

export const mailSignInHelp = endpoint('POST /api/admin/people/{id}/sign-in-help', {
  summary: 'Mail the person a link to choose a new password.',
  access: 'admin',
  ...actOnPerson,
})

export const resetPersonTwoFactor = endpoint('POST /api/admin/people/{id}/two-factor-reset', {
  summary:
    'Mail the owner a link that turns two-factor sign-in off from a day later on; they can stop it until then.',
  access: 'admin',
  sensitive: true,
  ...actOnPerson,
})

export const resendPersonVerification = endpoint('POST /api/admin/people/{id}/verification', {
  summary: 'Mail the person the link that confirms their email address again.',
  access: 'admin',
  ...actOnPerson,
})

export const disablePerson = endpoint('POST /api/admin/people/{id}/disable', {
  summary: 'Close an account for now: every session ends, and nobody signs in. Nothing is deleted.',
  access: 'admin',
  sensitive: true,
  ...actOnPerson,
})

export const enablePerson = endpoint('POST /api/admin/people/{id}/enable', {
  summary: 'Open a disabled account again.',
  access: 'admin',
  sensitive: true,
  ...actOnPerson,
})
