/** Credit scores: entered by the person, or fetched from a provider. Bureau and scoring model are two fields (reading 17). */
import * as z from 'zod/mini'
import { creditTexts } from './messages/credit-messages.ts'
import { calendarDate, day } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** spec 9: the displayed range */
export const LOWEST_SCORE = 300
export const HIGHEST_SCORE = 850

/** How many scores one person may keep. */
export const MAX_CREDIT_SCORES = 2000

export const bureaus = ['experian', 'transunion', 'equifax', 'unknown'] as const
export const scoringModels = [
  'fico_8',
  'fico_9',
  'fico_10',
  'fico_other',
  'vantagescore_3',
  'vantagescore_4',
  'other',
  'unknown',
] as const

/** The source: the person, or a provider's answer. */
export const scoreSources = ['person', 'provider'] as const

const wrongScore = { error: () => creditTexts().score }

export const creditScoreAnswer = z.object({
  id: z.string(),
  score: z.int(),
  /** the day the score is from */
  recordedAt: day,
  bureau: z.enum(bureaus),
  model: z.enum(scoringModels),
  source: z.enum(scoreSources),
})
export type CreditScore = z.output<typeof creditScoreAnswer>

const readsOfScores = ['/api/credit-scores', '/api/dashboard'] as const

export const listCreditScores = endpoint('GET /api/credit-scores', {
  summary: "The person's recorded scores, oldest first.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: z.array(creditScoreAnswer),
})

export const createCreditScore = endpoint('POST /api/credit-scores', {
  summary: 'Record a score with its day, bureau and scoring model.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    score: z.int(wrongScore).check(z.minimum(LOWEST_SCORE, wrongScore), z.maximum(HIGHEST_SCORE, wrongScore)),
    recordedAt: calendarDate,
    bureau: z.optional(z.enum(bureaus, { error: () => creditTexts().bureau })),
    model: z.optional(z.enum(scoringModels, { error: () => creditTexts().model })),
  }),
  answer: creditScoreAnswer,
  refreshes: readsOfScores,
  status: 201,
})

export const deleteCreditScore = endpoint('DELETE /api/credit-scores/{id}', {
  summary: 'Remove a recorded score.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: readsOfScores,
})
