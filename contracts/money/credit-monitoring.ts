/** Credit scores from the bureaus: the person's consent, fetching now, and fetching on a schedule. */
import * as z from 'zod/mini'
import { creditTexts } from './messages/credit-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { calendarDate, day, instant } from '#contracts/amounts.ts'
import { creditScoreAnswer } from './credit-scores.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { requiredLine } from '#contracts/texts.ts'

export const creditProviders = ['experian', 'transunion'] as const
export type CreditProvider = (typeof creditProviders)[number]
export const monitoringFrequencies = ['daily', 'weekly', 'monthly'] as const

/** The code that confirms a phone in the sandbox, where no message is sent. */
export const SANDBOX_PHONE_CODE = '246810'

/** The phone that is not enough in the sandbox: its owner is asked questions as well. In E.164. */
export const SANDBOX_QUESTIONED_PHONE = '+12025550177'

const creditFactorKinds = [
  'payment_history',
  'utilization',
  'credit_age',
  'total_accounts',
  'open_accounts',
  'inquiries',
] as const
export type CreditFactorKind = (typeof creditFactorKinds)[number]

export const creditFactorRatings = ['excellent', 'good', 'fair', 'needs_work'] as const
export type CreditFactorRating = (typeof creditFactorRatings)[number]

const creditFactor = z.object({
  kind: z.enum(creditFactorKinds),
  /** null where the bureaus give no rating, as for the number of open accounts */
  rating: z.nullable(z.enum(creditFactorRatings)),
  /** whole percent for payment_history and utilization, months for credit_age, else a count */
  value: z.number(),
})
export type CreditFactor = z.output<typeof creditFactor>

const creditReport = z.object({
  provider: z.enum(creditProviders),
  asOf: z.string(),
  fetchedAt: instant,
  score: creditScoreAnswer,
  /** of the whole credit file, as they were when this score was fetched */
  factors: z.array(creditFactor),
  /** what holds the score down most, in the bureau's own words */
  reasons: z.array(z.string()),
})
export type CreditReport = z.output<typeof creditReport>

const creditMonitoringAnswer = z.object({
  /** null until the person has agreed in writing that their scores are fetched */
  consent: z.nullable(z.object({ text: z.string(), agreedAt: instant })),
  /** the words to agree to, with their version */
  consentText: z.string(),
  consentVersion: z.string(),
  /**
   * the missing step before scores can be fetched: the code sent to the phone, the bureaus' questions, or proof we cannot
   * pass on
   */
  verification: z.nullable(z.enum(['phoneCode', 'questions', 'unsupported'])),
  /** bureaus that were asked and have not answered yet */
  onItsWay: z.array(z.enum(creditProviders)),
  /** the sandbox makes its answers of the person's own records: labelled, never taken for a bureau's */
  isSandbox: z.boolean(),
  /** null until it is set up */
  schedule: z.nullable(
    z.object({
      providers: z.array(z.enum(creditProviders)),
      frequency: z.enum(monitoringFrequencies),
      nextOn: day,
      lastRunAt: z.nullable(instant),
      /** the problem of the last run, in a sentence */
      problem: z.nullable(z.string()),
    }),
  ),
  /** the newest of each provider */
  reports: z.array(creditReport),
})
export type CreditMonitoring = z.output<typeof creditMonitoringAnswer>

export const getCreditMonitoring = endpoint('GET /api/credit/monitoring', {
  summary: 'Consent, schedule, and the newest report of each bureau.',
  access: 'signedIn',
  answer: creditMonitoringAnswer,
})

export const agreeToCreditPull = endpoint('POST /api/credit/consent', {
  summary: 'Agree in writing that scores are fetched, with what the bureaus need to find the person.',
  access: 'signedIn',
  needs: 'score_monitoring',
  body: z.strictObject({
    version: z.string().check(z.maxLength(40)),
    agreed: z.literal(true, { error: () => creditTexts().agree }),
    firstName: requiredLine({ most: 80, missing: () => refusalTexts().firstName }),
    lastName: requiredLine({ most: 80, missing: () => refusalTexts().lastName }),
    birthDate: calendarDate,
    phone: z
      .string({ error: () => creditTexts().phone })
      .check(z.regex(/^\+?[0-9 ().-]{10,20}$/, { error: () => creditTexts().phone })),
  }),
  answer: creditMonitoringAnswer,
})

export const confirmCreditPhone = endpoint('POST /api/credit/verification', {
  summary: 'Confirm the phone by the code that was sent to it; without a code, send a new one.',
  access: 'signedIn',
  needs: 'score_monitoring',
  body: z.strictObject({
    code: z.nullable(z.string().check(z.regex(/^\d{6}$/, { error: () => creditTexts().phoneCode }))),
  }),
  answer: creditMonitoringAnswer,
})

const questionKey = z.string().check(z.minLength(1), z.maxLength(500))

const identityQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** the choices, one of which is right */
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type IdentityQuestion = z.output<typeof identityQuestion>

export const askIdentityQuestions = endpoint('POST /api/credit/identity-questions', {
  summary:
    'Ask the bureaus for questions about the credit file, where the phone is not enough. They last ten minutes.',
  access: 'signedIn',
  needs: 'score_monitoring',
  answer: z.object({ questions: z.array(identityQuestion) }),
})

export const answerIdentityQuestions = endpoint('POST /api/credit/identity', {
  summary: 'Answer the questions that were asked last.',
  access: 'signedIn',
  needs: 'score_monitoring',
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: questionKey, answerId: questionKey }))
      .check(z.minLength(1, { error: () => creditTexts().eachQuestion }), z.maxLength(10)),
  }),
  answer: creditMonitoringAnswer,
})

export const withdrawCreditConsent = endpoint('DELETE /api/credit/consent', {
  summary: 'Withdraw the consent: monitoring stops at once, scores fetched so far stay until removed.',
  access: 'signedIn',
  answer: creditMonitoringAnswer,
})

export const syncCredit = endpoint('POST /api/credit/sync', {
  summary: 'Fetch scores now.',
  access: 'signedIn',
  needs: 'score_monitoring',
  body: z.strictObject({
    provider: z.enum([...creditProviders, 'both'], { error: () => creditTexts().provider }),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        provider: z.enum(creditProviders),
        /** a new score was stored */
        success: z.boolean(),
        /** why not, or that it is on its way */
        message: z.nullable(z.string()),
        score: z.nullable(creditScoreAnswer),
      }),
    ),
  }),
  refreshes: ['/api/credit-scores', '/api/dashboard', '/api/credit/monitoring'],
})

export const setupCreditMonitoring = endpoint('POST /api/credit/setup-monitoring', {
  summary: 'Fetch scores on a schedule from now on; set up again it takes the place of what was.',
  access: 'signedIn',
  needs: 'score_monitoring',
  body: z.strictObject({
    providers: z
      .array(z.enum(creditProviders))
      .check(z.minLength(1, { error: () => creditTexts().oneProvider }), z.maxLength(creditProviders.length)),
    frequency: z.enum(monitoringFrequencies, { error: () => creditTexts().frequency }),
  }),
  answer: creditMonitoringAnswer,
})

export const stopCreditMonitoring = endpoint('DELETE /api/credit/setup-monitoring', {
  summary: 'Stop fetching on a schedule.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/credit/monitoring'],
})
