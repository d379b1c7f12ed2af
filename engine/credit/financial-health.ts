/**
 * The financial health score, 0 to 100: points for six parts of a person's money. Only parts that are known
 * count, and their points are scaled to 100; where nothing is known it is 75 (spec 3's default), and the
 * screen says so. It is our own measure, not a credit score.
 *
 * | part | most | points |
 * |---|---:|---|
 * | payments | 20 | share of months whose recorded payments reached the minimum |
 * | debtProgress | 20 | 10 once debts go down, 10 more by the share of the highest balances that is paid |
 * | utilization | 20 | all at 10 % of the limits or less, none at 100 %, evenly between |
 * | budget | 15 | a category on track or paid counts whole, one at risk half, one over nothing |
 * | goals | 10 | 5 for having goals, 5 more by their average progress |
 * | creditScore | 15 | Excellent 15, Good 12, Fair 8, Poor 4 |
 *
 * Debts count from the first dollar paid off them, and a goal counts as soon as it is made. Somebody who has just
 * begun has done the hardest step, and is not met with a score of 0 for it.
 *
 * Example: 10 of 10 months paid (20 of 20), 26 % paid off (13 of 20), 28 % utilization (16 of 20), nothing else
 * known: 49 of 60 points, a score of 82.
 */
import type { CategoryMonth } from '#engine/budget/category-kind.ts'
import { budgetHealth } from '#engine/budget/usage.ts'
import { type DebtProgress, payoffProgress } from '#engine/debts/progress.ts'
import { type GoalAmounts, goalProgress } from '#engine/goals/progress.ts'
import { type ScoreBand, scoreBand } from './scores.ts'

/** Where nothing is known. // spec 3 */
export const DEFAULT_HEALTH_SCORE = 75

export const healthParts = {
  payments: 20,
  debtProgress: 20,
  utilization: 20,
  budget: 15,
  goals: 10,
  creditScore: 15,
} as const
export type HealthPartName = keyof typeof healthParts

const bandPoints: Record<ScoreBand, number | null> = {
  Excellent: 15,
  Good: 12,
  Fair: 8,
  Poor: 4,
  Unknown: null,
}

export type HealthFacts = {
  /** null where nothing is recorded */
  payments: { dueMonths: number; metMonths: number } | null
  debts: readonly DebtProgress[]
  /** null where no card limit is known */
  utilizationPercent: number | null
  /** this month's active categories */
  budget: readonly CategoryMonth[]
  goals: readonly GoalAmounts[]
  creditScore: number | null
}

type HealthPart = { part: HealthPartName; points: number; mostPoints: number }

export type FinancialHealth = {
  /** whole, 0 to 100 */
  score: number
  /** false: nothing is known and the score is the default */
  isKnown: boolean
  /** the parts that are known, in the order of the table */
  parts: HealthPart[]
}

/** The share of each part that is earned, 0 to 1; null where the part is not known. */
function sharesOf(facts: HealthFacts): Record<HealthPartName, number | null> {
  const { payments, utilizationPercent, budget, goals } = facts
  const { paidCents, highestCents } = payoffProgress(facts.debts)
  const health = budgetHealth(budget)
  const percents = goals.reduce((sum, goal) => sum + goalProgress(goal).percent, 0)
  const band = bandPoints[scoreBand(facts.creditScore)]
  return {
    payments: payments && payments.dueMonths > 0 ? payments.metMonths / payments.dueMonths : null,
    debtProgress: paidCents === 0 ? null : (1 + paidCents / highestCents) / 2,
    utilization:
      utilizationPercent === null ? null : Math.min(1, Math.max(0, (100 - utilizationPercent) / 90)),
    budget: budget.length === 0 ? null : (health.onTrack + health.paid + health.atRisk / 2) / budget.length,
    goals: goals.length === 0 ? null : (1 + percents / 100 / goals.length) / 2,
    creditScore: band === null ? null : band / healthParts.creditScore,
  }
}

/** The score and the parts it rests on. Points are rounded to whole ones first, so that the parts shown add up to the score. */
export function financialHealth(facts: HealthFacts): FinancialHealth {
  const shares = sharesOf(facts)
  const parts: HealthPart[] = []
  for (const part of Object.keys(healthParts) as HealthPartName[]) {
    const share = shares[part]
    const mostPoints = healthParts[part]
    if (share !== null) parts.push({ part, points: Math.round(share * mostPoints), mostPoints })
  }
  if (parts.length === 0) return { score: DEFAULT_HEALTH_SCORE, isKnown: false, parts }
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const most = parts.reduce((sum, part) => sum + part.mostPoints, 0)
  return { score: Math.round((points / most) * 100), isKnown: true, parts }
}
