/** Grants: the self-check, an application from its first field to its payment, and the desk of those who decide. */
import * as z from 'zod/mini'
import { grantTexts } from './grant-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { grantStatuses } from '#engine/grants/application-state.ts'
import { grantPrograms, incomePeriods } from '#engine/grants/eligibility.ts'
import {
  amountCents,
  amountCentsOrNull,
  day,
  instant,
  money,
  rate,
  ratePpmOrNull,
} from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { documentAnswer } from './grant-documents.ts'
import { lineOrNull, requiredText, textOrNull } from '#contracts/texts.ts'
import { stateCodes } from '#contracts/us-states.ts'

export const MAX_HOUSEHOLD = 20
/** how many debts one application may name */
export const MAX_GRANT_DEBTS = 10
export const MAX_STORY = 4_000
export const MAX_STREET = 120

/** The kinds of debt a grant may help with. */
export const grantDebtKinds = [
  'credit_card',
  'medical',
  'rent',
  'utility',
  'auto_loan',
  'personal_loan',
  'student_loan',
  'mortgage',
  'other',
] as const

/** A stale version answers 409 with the application as it is. */
const version = z.optional(z.int({ error: () => refusalTexts().version }))

const wrongZip = { error: () => grantTexts().zip }

const people = z
  .int({ error: () => grantTexts().people })
  .check(
    z.minimum(1, { error: () => grantTexts().countYourself }),
    z.maximum(MAX_HOUSEHOLD, { error: () => grantTexts().enterAtMost(MAX_HOUSEHOLD) }),
  )
const state = z.enum(stateCodes, { error: () => grantTexts().state })
const zip = z.pipe(
  z.nullable(z.string(wrongZip).check(z.trim(), z.regex(/^(\d{5})?$/, wrongZip))),
  z.transform((text: string | null) => text || null),
)
const incomePeriod = z.enum(incomePeriods, { error: () => grantTexts().incomePeriod })
const age = z
  .int({ error: () => grantTexts().age })
  .check(
    z.minimum(18, { error: () => grantTexts().adult }),
    z.maximum(120, { error: () => grantTexts().age }),
  )
const yesOrNo = z.boolean({ error: () => grantTexts().yesOrNo })

export const checkEligibility = endpoint('POST /api/foundation/eligibility', {
  summary: 'Which programs a household fits, with the figure, its year and its source. Nothing is stored.',
  access: 'public',
  body: z.strictObject({
    householdPeople: people,
    state,
    incomeAmount: amountCents,
    incomePeriod,
    age,
    isSingleParent: yesOrNo,
  }),
  answer: z.object({
    yearlyIncome: money,
    guideline: z.object({
      year: z.int(),
      /** "48 states and D.C.", "Alaska", "Hawaii" */
      area: z.string(),
      povertyLine: money,
      /** 200 % of it: the emergency grant is for an income below this */
      limit: money,
      source: z.object({ title: z.string(), url: z.string() }),
    }),
    /** all three, in the order of the foundation's page */
    programs: z.array(
      z.object({
        id: z.enum(grantPrograms),
        name: z.string(),
        upTo: money,
        fits: z.boolean(),
        /** a sentence */
        reason: z.string(),
        /** what cannot be checked here and papers must show */
        toShow: z.array(z.string()),
      }),
    ),
  }),
})
export type EligibilityAnswer = z.output<(typeof checkEligibility)['answer']>

/** A row as far as it is filled in; what is missing stops sending, not keeping. */
const grantDebt = z.strictObject({
  name: z.optional(lineOrNull({ most: 80 })),
  kind: z.optional(z.nullable(z.enum(grantDebtKinds, { error: () => refusalTexts().debtKind }))),
  balance: z.optional(amountCentsOrNull),
  /** what the grant should pay of it, at most the balance */
  asked: z.optional(amountCentsOrNull),
  interestRate: z.optional(ratePpmOrNull),
  minimumPayment: z.optional(amountCentsOrNull),
  /** one of the person's own debts in Jubilee, where it is one */
  debtId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
})

const grantDebtAnswer = z.object({
  name: z.nullable(z.string()),
  kind: z.nullable(z.enum(grantDebtKinds)),
  balance: z.nullable(money),
  asked: z.nullable(money),
  interestRate: z.nullable(rate),
  minimumPayment: z.nullable(money),
  debtId: z.nullable(z.string()),
})
export type GrantDebt = z.output<typeof grantDebtAnswer>

export const grantEventKinds = [
  'started',
  'submitted',
  'information_asked',
  'information_given',
  'approved_first',
  'approved',
  'refused',
  'appealed',
  'appeal_granted',
  'appeal_refused',
  'paid',
  'withdrawn',
  'documents_deleted',
] as const

export const eventAnswer = z.object({
  kind: z.enum(grantEventKinds),
  /** what happened, in a sentence */
  text: z.string(),
  /** what was asked, answered or given as a reason, word for word */
  note: z.nullable(z.string()),
  by: z.enum(['you', 'foundation']),
  happenedAt: instant,
})
export type GrantEvent = z.output<typeof eventAnswer>

export const applicationFields = {
  id: z.string(),
  status: z.enum(grantStatuses),
  program: z.nullable(z.enum(grantPrograms)),
  householdPeople: z.nullable(z.int()),
  street: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  state: z.nullable(z.enum(stateCodes)),
  incomeAmount: z.nullable(money),
  incomePeriod: z.nullable(z.enum(incomePeriods)),
  age: z.nullable(z.int()),
  isSingleParent: z.nullable(z.boolean()),
  debts: z.array(grantDebtAnswer),
  story: z.nullable(z.string()),
  /** the sum of what is asked for each debt */
  requestedAmount: money,
  /** the most the chosen program gives; null until one is chosen */
  upTo: z.nullable(money),
  documents: z.array(documentAnswer),
  submittedAt: z.nullable(instant),
  /** the first and the last day an answer may come: the 3rd and the 5th business day */
  hearFrom: z.nullable(z.string()),
  hearBy: z.nullable(z.string()),
  consent: z.nullable(z.object({ version: z.string(), agreedAt: instant })),
  decision: z.nullable(
    z.object({
      outcome: z.enum(['approved', 'refused']),
      /** what was approved; null for a refusal */
      amount: z.nullable(money),
      reason: z.nullable(z.string()),
      decidedAt: instant,
    }),
  ),
  /** what is asked while the status is needs_information */
  question: z.nullable(z.string()),
  appeal: z.nullable(z.object({ text: z.string(), appealedAt: instant })),
  paid: z.nullable(
    z.object({
      paidOn: day,
      amount: money,
      /** null, as the months are, where nobody named a rate and a payment */
      interestSaved: z.nullable(money),
      monthsSaved: z.nullable(z.int()),
    }),
  ),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
}

const applicationAnswer = z.object({
  ...applicationFields,
  /** what happens next, in a sentence with its day */
  next: z.string(),
  /** what is still missing before it can be sent; empty when it is whole */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  canEdit: z.boolean(),
  canSubmit: z.boolean(),
  canAnswer: z.boolean(),
  canWithdraw: z.boolean(),
  canAppeal: z.boolean(),
  events: z.array(eventAnswer),
})
export type GrantApplication = z.output<typeof applicationAnswer>

export const listApplications = endpoint('GET /api/grants', {
  summary: "The person's applications, newest first; at most one of them is open.",
  access: 'signedIn',
  answer: z.array(applicationAnswer),
})

export const startApplication = endpoint('POST /api/grants', {
  summary: 'Start an application, or go on with the one that is open: there is never a second open one.',
  access: 'signedIn',
  body: z.strictObject({
    program: z.optional(z.nullable(z.enum(grantPrograms, { error: () => grantTexts().program }))),
  }),
  answer: applicationAnswer,
})

export const getApplication = endpoint('GET /api/grants/{id}', {
  summary: 'One application of the person: where it stands, what happens next and by when.',
  access: 'signedIn',
  answer: applicationAnswer,
})

export const saveApplication = endpoint('PATCH /api/grants/{id}', {
  summary:
    'Keep what was filled in so far, any part of it. `debts` replaces the whole list. A stale `version` answers 409.',
  access: 'signedIn',
  body: z.strictObject({
    program: z.optional(z.nullable(z.enum(grantPrograms, { error: () => grantTexts().program }))),
    householdPeople: z.optional(z.nullable(people)),
    street: z.optional(lineOrNull({ most: MAX_STREET })),
    zip: z.optional(zip),
    state: z.optional(z.nullable(state)),
    incomeAmount: z.optional(amountCentsOrNull),
    incomePeriod: z.optional(z.nullable(incomePeriod)),
    age: z.optional(z.nullable(age)),
    isSingleParent: z.optional(z.nullable(yesOrNo)),
    debts: z.optional(
      z
        .array(grantDebt, { error: () => grantTexts().debts })
        .check(z.maxLength(MAX_GRANT_DEBTS, { error: () => grantTexts().debtsAtMost(MAX_GRANT_DEBTS) })),
    ),
    story: z.optional(textOrNull({ most: MAX_STORY })),
    version,
  }),
  answer: applicationAnswer,
})

export const mailApplicationLink = endpoint('POST /api/grants/{id}/link', {
  summary: 'Mail the person a link to go on later. The link signs nobody in.',
  access: 'signedIn',
  body: z.strictObject({}),
  answer: messageAnswer,
})

export const submitApplication = endpoint('POST /api/grants/{id}/submit', {
  summary: 'Send the application. What is missing is a 422 with fields.',
  access: 'signedIn',
  body: z.strictObject({
    /** the version of content/foundation/consent.json that was shown */
    consentVersion: z.string({ error: () => grantTexts().consentVersion }).check(z.maxLength(40)),
    agreed: z.literal(true, { error: () => grantTexts().agree }),
    isTrue: z.literal(true, { error: () => grantTexts().isTrue }),
    version,
  }),
  answer: applicationAnswer,
})

export const answerQuestion = endpoint('POST /api/grants/{id}/answer', {
  summary: 'Answer what was asked; the application goes back in line.',
  access: 'signedIn',
  body: z.strictObject({
    text: requiredText({ most: MAX_STORY, missing: () => grantTexts().answer }),
    version,
  }),
  answer: applicationAnswer,
})

export const withdrawApplication = endpoint('POST /api/grants/{id}/withdraw', {
  summary: 'Take the application back. Its documents are deleted at once.',
  access: 'signedIn',
  body: z.strictObject({ version }),
  answer: applicationAnswer,
})

export const appealRefusal = endpoint('POST /api/grants/{id}/appeal', {
  summary: 'Appeal a refusal, once. Somebody else decides.',
  access: 'signedIn',
  body: z.strictObject({
    text: requiredText({ most: MAX_STORY, missing: () => grantTexts().appeal }),
    version,
  }),
  answer: applicationAnswer,
})
