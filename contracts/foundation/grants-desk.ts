/** The desk of those who decide about grants: admins with their second factor. */
import * as z from 'zod/mini'
import { grantTexts } from './grant-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { grantStatuses } from '#engine/grants/application-state.ts'
import { grantPrograms } from '#engine/grants/eligibility.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { calendarDate, instant, money, positiveAmountCents } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { documentTypes } from './grant-documents.ts'
import { MAX_STORY, applicationFields, eventAnswer } from './grants.ts'
import { requiredText } from '#contracts/texts.ts'

const version = z.optional(z.int({ error: () => refusalTexts().version }))
export const deskActs = ['ask', 'approve', 'refuse', 'decide_appeal', 'pay'] as const
export type DeskAct = (typeof deskActs)[number]

const applicantAnswer = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** The foundation's money: what the ledger holds, what is approved and not yet paid, and what may still be approved. */
const fundsAnswer = z.object({ onHand: money, waiting: money, free: money })
export type FundsAnswer = z.output<typeof fundsAnswer>

const queueRow = z.object({
  id: z.string(),
  status: z.enum(grantStatuses),
  program: z.nullable(z.enum(grantPrograms)),
  applicant: applicantAnswer,
  requestedAmount: money,
  approvedAmount: z.nullable(money),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  submittedAt: z.nullable(instant),
  hearBy: z.nullable(z.string()),
  /** the day somebody was to hear has passed, and the foundation's answer is still due */
  isLate: z.boolean(),
  /** the admin's own application: they may not open or decide it */
  isOwn: z.boolean(),
})
export type GrantQueueRow = z.output<typeof queueRow>

/** `waiting` is all that the foundation has to do something about. */
export const queueFilters = ['waiting', ...grantStatuses.filter((one) => one !== 'draft'), 'all'] as const

export const QUEUE_PAGE = 50

const wrongPage = { error: () => refusalTexts().pageBefore }

/**
 * Where a page ends: the day of its last application, or none, and the order in which that one was started. The values
 * themselves and not an id: what is decided meanwhile may be in another place, and its page still goes on from here.
 */
const queuePlace = z.string().check(
  z.regex(/^(none|\d{4}-\d{2}-\d{2})\.\d{1,15}$/, wrongPage),
  z.refine((text) => text.startsWith('none') || parseDate(text.slice(0, 10)) !== null, wrongPage),
)

export const listGrantQueue = endpoint('GET /api/admin/grants', {
  summary:
    'Applications that were sent, the one whose day comes first on top, a page of 50 at a time. Drafts are nobody else’s to see.',
  access: 'admin',
  mayLag: true,
  query: z.strictObject({
    status: z.optional(z.enum(queueFilters, { error: () => grantTexts().queueState })),
    program: z.optional(z.enum(grantPrograms, { error: () => grantTexts().queueProgram })),
    /** the `next` of the page before */
    after: z.optional(queuePlace),
  }),
  answer: z.object({
    applications: z.array(queueRow),
    /** what to send as `after` for the next page; null on the last one */
    next: z.nullable(z.string()),
    /** how many there are in each state, by its name, and `waiting`; of all pages and programs */
    counts: z.record(z.string(), z.int()),
    funds: fundsAnswer,
  }),
})

const deskApplicationAnswer = z.object({
  ...applicationFields,
  applicant: applicantAnswer,
  /** the self-check on what the application says; null while a field for it is missing */
  eligibility: z.nullable(
    z.object({
      yearlyIncome: money,
      limit: money,
      year: z.int(),
      fits: z.boolean(),
      reason: z.string(),
    }),
  ),
  approvedAmount: z.nullable(money),
  approvals: z.array(z.object({ adminId: z.string(), name: z.string(), at: instant, isMe: z.boolean() })),
  approvalsNeeded: z.int(),
  /** granted by other applications in the last twelve months: to the applicant, and to others of their household */
  granted: z.object({ person: money, others: money }),
  isEmailConfirmed: z.boolean(),
  funds: fundsAnswer,
  /** what this admin may do now; `why` says why not, null where they may */
  acts: z.array(z.object({ act: z.enum(deskActs), why: z.nullable(z.string()) })),
  events: z.array(z.object({ ...eventAnswer.def.shape, adminName: z.nullable(z.string()) })),
})
export type DeskApplication = z.output<typeof deskApplicationAnswer>

export const getGrantOnDesk = endpoint('GET /api/admin/grants/{id}', {
  summary: 'One application that was sent, for deciding. An admin’s own is a 404.',
  access: 'admin',
  answer: deskApplicationAnswer,
})

export const readDocumentOnDesk = endpoint('GET /api/admin/grants/{id}/documents/{documentId}', {
  summary: 'A document of an application. Each reading is written down.',
  access: 'admin',
  downloads: documentTypes,
  answer: z.unknown(),
})

const reason = requiredText({ most: MAX_STORY, missing: () => grantTexts().reason })

export const askForInformation = endpoint('POST /api/admin/grants/{id}/ask', {
  summary: 'Ask the applicant for more. Approvals given so far no longer count.',
  access: 'admin',
  body: z.strictObject({
    question: requiredText({ most: MAX_STORY, missing: () => grantTexts().question }),
    version,
  }),
  answer: deskApplicationAnswer,
})

export const approveGrant = endpoint('POST /api/admin/grants/{id}/approve', {
  summary:
    'Approve an amount, at most the free money. Where the household is granted more than $1,000 in twelve months, a second admin must approve the same amount.',
  access: 'admin',
  body: z.strictObject({ amount: positiveAmountCents, reason, version }),
  answer: deskApplicationAnswer,
})

export const refuseGrant = endpoint('POST /api/admin/grants/{id}/refuse', {
  summary: 'Refuse, with the reason.',
  access: 'admin',
  body: z.strictObject({ reason, version }),
  answer: deskApplicationAnswer,
})

export const decideAppeal = endpoint('POST /api/admin/grants/{id}/appeal', {
  summary: 'Decide an appeal; not by the admin who refused. Granted, it counts as the first approval.',
  access: 'admin',
  body: z.strictObject({
    outcome: z.enum(['granted', 'refused'], { error: () => grantTexts().outcome }),
    /** needed where it is granted */
    amount: z.optional(z.nullable(positiveAmountCents)),
    reason,
    version,
  }),
  answer: deskApplicationAnswer,
})

export const markGrantPaid = endpoint('POST /api/admin/grants/{id}/pay', {
  summary:
    'Write down that the approved amount was paid, and enter it in the ledger, which must hold that much. Not by the only admin who approved it.',
  access: 'admin',
  body: z.strictObject({ paidOn: calendarDate, amount: positiveAmountCents, version }),
  answer: deskApplicationAnswer,
})
