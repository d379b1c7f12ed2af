/** Savings goals and their contributions. */
import * as z from 'zod/mini'
import { budgetTexts } from './messages/budget-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import {
  amountCents,
  calendarDateOrNull,
  day,
  instant,
  money,
  positiveAmountCents,
} from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { requiredLine } from '#contracts/texts.ts'

const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })
const title = requiredLine({ most: 80, missing: () => budgetTexts().goalName })

export const goalAnswer = z.object({
  id: z.string(),
  title: z.string(),
  currentAmount: money,
  targetAmount: money,
  targetDate: z.nullable(day),
  /** when the person called it done; a goal may be reached and not be called done yet */
  completedAt: z.nullable(instant),
  version: z.int(),
  createdAt: instant,
})
export type Goal = z.output<typeof goalAnswer>

const readsOfGoals = ['/api/goals', '/api/dashboard'] as const

export const listGoals = endpoint('GET /api/goals', {
  summary: "The person's goals: open ones in the order they were made, then the completed ones.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: z.array(goalAnswer),
})

export const createGoal = endpoint('POST /api/goals', {
  summary: 'Add a goal. What is saved already counts as its first contribution.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    title,
    targetAmount: positiveAmountCents,
    currentAmount: z.optional(amountCents),
    targetDate: z.optional(calendarDateOrNull),
  }),
  answer: goalAnswer,
  refreshes: readsOfGoals,
  status: 201,
})

export const updateGoal = endpoint('PATCH /api/goals/{id}', {
  summary:
    'Change a goal, call it done, or open it again. A stale `version` answers 409 and the current goal.',
  access: 'signedIn',
  body: z.strictObject({
    title: z.optional(title),
    targetAmount: z.optional(positiveAmountCents),
    targetDate: z.optional(calendarDateOrNull),
    isCompleted: z.optional(yesOrNo),
    version: z.optional(z.int({ error: () => refusalTexts().version })),
  }),
  answer: goalAnswer,
  refreshes: readsOfGoals,
})

export const deleteGoal = endpoint('DELETE /api/goals/{id}', {
  summary: 'Remove a goal with its contributions.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: readsOfGoals,
})

/** `amount` is negative where money was taken out again. */
const contributionAnswer = z.object({ id: z.string(), amount: money, contributedOn: day })
export type Contribution = z.output<typeof contributionAnswer>

export const listContributions = endpoint('GET /api/goals/{id}/contributions', {
  summary: 'What was put towards a goal, newest first.',
  access: 'signedIn',
  tokenScope: 'records:read',
  answer: z.array(contributionAnswer),
})

export const addContribution = endpoint('POST /api/goals/{id}/contributions', {
  summary: 'Put money towards a goal, or take some out, but never more than it holds.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    amount: positiveAmountCents,
    isWithdrawal: z.optional(yesOrNo),
    contributedOn: z.optional(calendarDateOrNull),
  }),
  answer: z.object({ contribution: contributionAnswer, goal: goalAnswer }),
  refreshes: readsOfGoals,
  status: 201,
})

export const deleteContribution = endpoint('DELETE /api/goals/{id}/contributions/{contributionId}', {
  summary: 'Take a contribution back, unless what was taken out since rests on it.',
  access: 'signedIn',
  answer: z.object({ goal: goalAnswer }),
  refreshes: readsOfGoals,
})
