/**
 * Letters and the person's own cases: disputes with bureaus (Premium), and letters to collectors and being sued (free,
 * reading 18).
 */
import * as z from 'zod/mini'
import { letterTexts } from './messages/letter-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { calendarDateOrNull, day, instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { requiredLine, requiredText, textOrNull } from '#contracts/texts.ts'
import { stateCodes } from '#contracts/us-states.ts'
import { paperAnswer } from './cases/case-papers.ts'

/** spec 3 */
const disputeReasons = [
  'not_mine',
  'paid_off',
  'incorrect_balance',
  'incorrect_status',
  'late_payment_error',
  'identity_theft',
  'closed_account',
  'duplicate',
] as const

export const creditBureaus = ['equifax', 'experian', 'transunion'] as const

export const collectorLetters = ['validation', 'dispute', 'stop_contact', 'lawyer'] as const
export type CollectorLetter = (typeof collectorLetters)[number]

/** How many cases one person may keep. */
export const MAX_CASES = 200

const fullName = requiredLine({ most: 120, missing: () => letterTexts().fullName })

const letter = z.object({
  text: z.string(),
  /** credit-dispute-letter-2026-11-20.txt */
  fileName: z.string(),
})
export type Letter = z.output<typeof letter>

export const writeDisputeLetter = endpoint('POST /api/letters/dispute', {
  summary:
    'A letter to a credit bureau about a mistake in the report. It holds only what the person entered.',
  access: 'signedIn',
  needs: 'dispute_letters',
  body: z.strictObject({
    fullName,
    /** spec 5 marks name, reason and account; a letter without an address leaves that line out */
    address: z.optional(textOrNull({ most: 400 })),
    reason: z.enum(disputeReasons, { error: () => letterTexts().disputeReason }),
    accountName: requiredLine({ most: 120, missing: () => letterTexts().accountName }),
    accountNumber: z.optional(textOrNull({ most: 60 })),
    details: z.optional(textOrNull({ most: 2_000 })),
    bureau: z.enum(creditBureaus, { error: () => letterTexts().bureau }),
  }),
  answer: letter,
})

export const writeCollectorLetter = endpoint('POST /api/letters/collector', {
  summary: 'A letter to a debt collector: prove it, dispute it, stop contact, or speak to my lawyer.',
  access: 'signedIn',
  needs: 'protection_letters',
  body: z.strictObject({
    fullName,
    address: requiredText({ most: 400, missing: () => letterTexts().address }),
    kind: z.enum(collectorLetters, { error: () => letterTexts().letter }),
    collectorName: requiredLine({ most: 120, missing: () => letterTexts().collectorName }),
    collectorAddress: requiredText({ most: 400, missing: () => letterTexts().collectorAddress }),
    reference: z.optional(textOrNull({ most: 60 })),
    lawyer: z.optional(textOrNull({ most: 400 })),
    details: z.optional(textOrNull({ most: 2_000 })),
  }),
  answer: letter,
})

export const letterPdf = endpoint('POST /api/letters/pdf', {
  summary: 'A letter as a PDF, base64: the text as the person edited it.',
  access: 'signedIn',
  needs: 'protection_letters',
  body: z.strictObject({ text: requiredText({ most: 20_000, missing: () => letterTexts().letterFirst }) }),
  answer: z.object({ pdf: z.string() }),
})

export const caseKinds = ['bureau_dispute', ...collectorLetters, 'sued'] as const
export const caseOutcomes = [
  'open',
  'corrected',
  'verified',
  'no_answer',
  'withdrawn',
  'dismissed',
  'settled',
  'judgment',
  'other',
] as const
/** how the court papers came */
export const servedWays = ['by_hand', 'left_home', 'mail', 'posted'] as const
/** the courts of a row of content/rights/answer-days.json */
export const courtIds = ['main', 'limited', 'small'] as const

const caseAnswer = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  /** the bureau or collector; who sues */
  recipient: z.string(),
  /** the account; the court and the number of the case */
  subject: z.string(),
  sentOn: z.nullable(day),
  /** the day on the return receipt; the bureau's days begin there */
  receivedOn: z.nullable(day),
  /** sent by certified mail: the number of the receipt */
  tracking: z.nullable(z.string()),
  afterFreeReport: z.boolean(),
  addedInformationOn: z.nullable(day),
  /** when the collector's first letter came: the person's 30 days begin there */
  firstNoticeOn: z.nullable(day),
  /** sued: when and how the court papers came, in which state, and which of its courts */
  servedOn: z.nullable(day),
  servedHow: z.nullable(z.enum(servedWays)),
  state: z.nullable(z.enum(stateCodes)),
  court: z.nullable(z.enum(courtIds)),
  /** the day that the court paper itself names; it goes first */
  answerBy: z.nullable(day),
  /** when the person's own answer was filed */
  filedOn: z.nullable(day),
  /** the day that counts: an answer is due (30 days, 45 where it applies), or the letter or the person's own has to be there */
  dueOn: z.nullable(day),
  dueIs: z.nullable(z.enum(['answer', 'write_by', 'file_by'])),
  /** the rule in a sentence, and where it stands */
  rule: z.string(),
  ruleUrl: z.string(),
  /** where the state's courts have their forms, and the form that asks to waive the fee */
  selfHelpUrl: z.nullable(z.string()),
  feeWaiverUrl: z.nullable(z.string()),
  /** in the order in which they were added */
  papers: z.array(paperAnswer),
  outcome: z.enum(caseOutcomes),
  note: z.nullable(z.string()),
  version: z.int(),
  createdAt: instant,
})
export type LetterCase = z.output<typeof caseAnswer>

const caseFields = {
  sentOn: z.optional(calendarDateOrNull),
  receivedOn: z.optional(calendarDateOrNull),
  tracking: z.optional(textOrNull({ most: 60 })),
  /** the dispute follows the free yearly report: 45 days */
  afterFreeReport: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
  /** more was sent within the 30 days: 15 days more */
  addedInformationOn: z.optional(calendarDateOrNull),
  firstNoticeOn: z.optional(calendarDateOrNull),
  servedOn: z.optional(calendarDateOrNull),
  servedHow: z.optional(z.nullable(z.enum(servedWays, { error: () => letterTexts().served }))),
  state: z.optional(z.nullable(z.enum(stateCodes, { error: () => letterTexts().state }))),
  court: z.optional(z.nullable(z.enum(courtIds, { error: () => letterTexts().court }))),
  answerBy: z.optional(calendarDateOrNull),
  filedOn: z.optional(calendarDateOrNull),
  note: z.optional(textOrNull({ most: 2_000 })),
}

const recipient = requiredLine({ most: 120, missing: () => letterTexts().recipient })
const subject = requiredLine({ most: 160, missing: () => letterTexts().account })

export const listCases = endpoint('GET /api/letter-cases', {
  summary:
    "The person's cases: open ones with the nearest day first, then those without a day, then those that ended.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: z.array(caseAnswer),
})

export const createCase = endpoint('POST /api/letter-cases', {
  summary: 'Keep a letter, or being sued, as a case with its clock.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    kind: z.enum(caseKinds, { error: () => letterTexts().caseKind }),
    recipient,
    subject,
    ...caseFields,
  }),
  answer: caseAnswer,
  refreshes: ['/api/letter-cases', '/api/dashboard'],
  status: 201,
})

export const updateCase = endpoint('PATCH /api/letter-cases/{id}', {
  summary:
    'Change a case: sent, answered, filed, how it ended. A stale `version` answers 409 and the current case.',
  access: 'signedIn',
  body: z.strictObject({
    recipient: z.optional(recipient),
    subject: z.optional(subject),
    ...caseFields,
    outcome: z.optional(z.enum(caseOutcomes, { error: () => letterTexts().outcome })),
    version: z.optional(z.int({ error: () => refusalTexts().version })),
  }),
  answer: caseAnswer,
  refreshes: ['/api/letter-cases', '/api/dashboard'],
})

export const deleteCase = endpoint('DELETE /api/letter-cases/{id}', {
  summary: 'Remove a case with its papers.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/letter-cases', '/api/dashboard'],
})
