/**
 * The dashboard in one answer, from two statements whatever the person has: the session, which says what day it is for
 * them, and what they have entered and chosen. The articles are content. Once an hour the session is
 * prolonged besides.
 */
import { getDashboard } from '#contracts/money/dashboard.ts'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { monthlySavingsCents } from '#engine/budget/usage.ts'
import { financialHealth } from '#engine/credit/financial-health.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { suedDeadline } from '#engine/letters/answer-day.ts'
import type { SuedFacts } from '#engine/letters/answer-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { featuredArticles } from '#server/features/library/articles.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { type Person, readEntered } from '#server/features/facts/records.queries.ts'
import { answerRuleOf } from '#server/rights/answer-days.ts'
import { activeCategories, healthFacts } from './health-facts.ts'

const presentPayment = ({ debtId, cents, on }: Payment) => ({
  debtId,
  amount: cents,
  paidOn: on,
})

type Suit = SuedFacts & { id: string; recipient: string; state: Parameters<typeof answerRuleOf>[0] }

/** Later than any day. */
const NO_DAY = '9999-12-32'

/** Each with the day its answer must be at the court, the nearest first. */
function courtDaysOf(suits: Suit[]): Dashboard['courtDays'] {
  const days = suits.map((suit) => {
    const { dueOn } = suedDeadline(suit, answerRuleOf(suit.state))
    return { id: suit.id, recipient: suit.recipient, dueOn }
  })
  return days.toSorted((one, other) => ((one.dueOn ?? NO_DAY) < (other.dueOn ?? NO_DAY) ? -1 : 1))
}

/** spec 9 */
const ARTICLES_SHOWN = 3

async function readDashboard(db: Executor, person: Person, now: Date): Promise<Dashboard> {
  const { debts, goals, today, settings, plan, cashPlan, ...rest } = await readEntered(db, person, now)
  const { scores: creditScores, categories: budgetCategories, suits } = rest
  const creditScore = creditScores.at(-1) ?? null
  const health = financialHealth(
    healthFacts({ debts, goals, today, categories: budgetCategories, latestScore: creditScore }),
  )
  const savings = monthlySavingsCents(activeCategories(budgetCategories))
  return {
    creditScore,
    creditScores,
    totalDebt: debts.reduce((sum, { debt }) => sum + debt.balance, 0),
    monthlySavings: savings,
    financialHealthScore: health.score,
    financialHealthParts: health.parts,
    debts: debts.map(({ debt }) => debt),
    payments: debts.flatMap(({ payments }) => payments.map(presentPayment)),
    goals,
    budgetCategories,
    courtDays: courtDaysOf(suits),
    articles: featuredArticles(ARTICLES_SHOWN),
    settings,
    plan,
    cashPlan,
  }
}

/** The dashboard. */
export function mountDashboard(app: App): void {
  mount(app, getDashboard, ({ parts, user }) => readDashboard(parts.db, user, parts.clock.now()))
}
