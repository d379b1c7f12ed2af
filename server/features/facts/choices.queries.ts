/** What the dashboard reads of tables that have one row for a person. */
import { eq } from 'drizzle-orm'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { getDebtPlan } from '#contracts/debts.ts'
import type { Settings } from '#contracts/settings.ts'
import { users } from '#server/features/account/account.table.ts'
import { FIRST_PLAN } from '#server/features/debts/debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { debtPlans } from '#server/features/debts/debts.table.ts'
import { FIRST_SETTINGS, settings, settingsColumns } from '#server/features/settings/settings.table.ts'

export type Choices = { settings: Settings; plan: AnswerOf<typeof getDebtPlan> }

/** The person's settings and plan in one statement; what stands at first where they have not chosen. */
export async function readChoices(db: Executor, userId: string): Promise<Choices> {
  const [found] = await db
    .select({ settings: settingsColumns, plan: { order: debtPlans.order, extra: debtPlans.extra } })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(debtPlans, eq(debtPlans.userId, users.id))
    .where(eq(users.id, userId))
  const plan = found?.plan ?? FIRST_PLAN
  return {
    settings: found?.settings ?? FIRST_SETTINGS,
    plan: { order: plan.order, extra: plan.extra },
  }
}
