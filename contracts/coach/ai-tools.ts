/** The tools of spec 3 and 7. Each works without a model: figures are the engine's, wages and rates the catalogue's. */
import * as z from 'zod/mini'
import { coachTexts } from './coach-messages.ts'
import { amountCents, money, ratePpmOrNull } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { requiredText, textOrNull } from '#contracts/texts.ts'
import { factAnswer, factCard } from './coach.ts'

/** Carried by every answer: who wrote the words, what its numbers rest on, and the label. */
const proven = {
  writtenBy: z.enum(['builtIn', 'model']),
  facts: z.array(factAnswer),
  /** the facts that a person can check, by what they are about and where that is computed */
  cards: z.array(factCard),
  label: z.string(),
}

export const getFinancialSummary = endpoint('GET /api/user-financial-summary', {
  summary: 'What the person owes, has put away toward goals, and budgets a month beside debt payments.',
  access: 'signedIn',
  answer: z.object({
    totalDebt: money,
    currentSavings: money,
    /** the budget without payments of listed debts; null without one */
    monthlyExpenses: z.nullable(money),
  }),
})

export const predict = endpoint('POST /api/ai/predictions', {
  summary: 'What an extra payment does, from the plan. `debts` is checked and not believed.',
  access: 'signedIn',
  needs: 'predictions',
  body: z.strictObject({
    debts: z.optional(z.array(z.unknown()).check(z.maxLength(500))),
    extraPayment: amountCents,
    strategy: z.optional(z.enum(['avalanche', 'snowball'])),
  }),
  answer: z.object({
    ...proven,
    /** YYYY-MM-DD, the first of the debt-free month; null where the plan does not end */
    debtFreeDate: z.nullable(z.string()),
    /** months sooner than with minimums alone; null where either does not end */
    timeReduction: z.nullable(z.int()),
    interestSaved: z.nullable(money),
    /** a range with its reasons, never a promise: '10 to 40 points' and why; null where nothing is known */
    creditScoreImprovement: z.nullable(z.string()),
    recommendations: z.array(z.string()),
  }),
})

const WAGE_INPUT = { most: 500 }

/** the skills, as they were typed, that lead to no work we know */
const unknownSkills = z.array(z.string())

export const optimizeIncome = endpoint('POST /api/ai/income-optimization', {
  summary: 'Ways to earn more that fit, first steps, and where money could stay.',
  access: 'signedIn',
  needs: 'income_tools',
  body: z.strictObject({
    currentIncome: z.optional(textOrNull(WAGE_INPUT)),
    skills: z.optional(textOrNull(WAGE_INPUT)),
    location: z.optional(textOrNull(WAGE_INPUT)),
    availableHours: z.optional(textOrNull(WAGE_INPUT)),
  }),
  answer: z.object({
    ...proven,
    sideHustles: z.array(z.object({ name: z.string(), earnings: z.string(), description: z.string() })),
    quickWins: z.array(z.string()),
    expenseReductions: z.array(z.string()),
    unknown: unknownSkills,
  }),
})

export const drawRoadmap = endpoint('POST /api/ai/financial-roadmap', {
  summary: 'Six months, step by step, from real cash flow; four weeks where a month falls short.',
  access: 'signedIn',
  needs: 'roadmap',
  body: z.strictObject({
    currentIncome: amountCents,
    monthlyExpenses: amountCents,
    /** whether the expenses have the minimum payments of the listed debts in them; false unless sent */
    includesDebtPayments: z.optional(z.boolean()),
    totalDebt: z.optional(z.nullable(amountCents)),
    currentSavings: z.optional(z.nullable(amountCents)),
    financialGoals: z.optional(textOrNull({ most: 1_000 })),
  }),
  answer: z.object({
    ...proven,
    assessment: z.string(),
    timeline: z.string(),
    actionPlan: z.array(z.object({ month: z.string(), action: z.string() })),
    milestones: z.array(z.object({ date: z.string(), target: z.string(), milestone: z.string() })),
    strategies: z.array(z.string()),
  }),
})

const roadmapText = requiredText({ most: 4_000, missing: () => coachTexts().roadmapFirst })
const ROADMAP_PARTS = 60

export const roadmapPdf = endpoint('POST /api/ai/financial-roadmap/pdf', {
  summary: 'A roadmap as a PDF, base64: what the person sees on the screen.',
  access: 'signedIn',
  needs: 'roadmap',
  body: z.strictObject({
    assessment: roadmapText,
    timeline: roadmapText,
    actionPlan: z
      .array(z.strictObject({ month: roadmapText, action: roadmapText }))
      .check(z.maxLength(ROADMAP_PARTS)),
    milestones: z
      .array(z.strictObject({ date: roadmapText, target: roadmapText, milestone: roadmapText }))
      .check(z.maxLength(ROADMAP_PARTS)),
    strategies: z.array(roadmapText).check(z.maxLength(ROADMAP_PARTS)),
  }),
  answer: z.object({ pdf: z.string(), fileName: z.string() }),
})

export const writeNegotiationScript = endpoint('POST /api/ai/negotiation-script', {
  summary: 'Words for a call to a creditor, by its kind, the balance, the rate and the payment record.',
  access: 'signedIn',
  needs: 'negotiation_scripts',
  body: z.strictObject({
    creditorName: requiredText({ most: 120, missing: () => coachTexts().creditor }),
    balance: amountCents,
    interestRate: z.optional(ratePpmOrNull),
    paymentHistory: z.optional(textOrNull({ most: 60 })),
  }),
  answer: z.object({ ...proven, script: z.string() }),
})

const recommendation = z.object({
  title: z.string(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  category: z.string(),
  description: z.string(),
  /** '$18 to $27 an hour before tax, Bureau of Labor Statistics, May 2025' */
  potentialEarnings: z.string(),
  timeCommitment: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  getStarted: z.string(),
  /** what a month of it does to the debt-free month; null where there is no plan */
  effect: z.nullable(z.string()),
})
export type IncomeRecommendation = z.output<typeof recommendation>

export const matchIncome = endpoint('POST /api/ai/extra-income', {
  summary: 'Skills to occupations to real wages, and what a month of it does to the debt-free month.',
  access: 'signedIn',
  needs: 'income_tools',
  body: z.strictObject({
    skills: requiredText({ most: 500, missing: () => coachTexts().skills }),
    availability: z.enum(['evenings', 'weekends', 'flexible', 'fulltime'], {
      error: () => coachTexts().availability,
    }),
    location: requiredText({ most: 120, missing: () => coachTexts().place }),
    experience: z.optional(textOrNull({ most: 120 })),
  }),
  answer: z.object({ ...proven, recommendations: z.array(recommendation), unknown: unknownSkills }),
})

export const suggestGigs = endpoint('POST /api/ai/fiverr-gigs', {
  summary: 'Gig ideas from skills, at most six.',
  access: 'signedIn',
  needs: 'income_tools',
  body: z.strictObject({ skills: requiredText({ most: 500, missing: () => coachTexts().skills }) }),
  answer: z.object({
    ...proven,
    gigs: z.array(
      z.object({ title: z.string(), priceRange: z.string(), category: z.string(), description: z.string() }),
    ),
  }),
})
