/** One statement each; the owner's id is in every one. The plan that a person keeps, and those kept before it. */
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type Adjustments, MOST_KEPT_PLANS, NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import type { KeptVersion } from '#contracts/money/debt-plan.ts'
import { FIRST_PLAN, type KeptPlan, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { debtPlans, keptPlans } from '../debts.table.ts'

export const planColumns = {
  order: debtPlans.order,
  extra: debtPlans.extra,
  adjustments: debtPlans.adjustments,
}
type PlanRow = Pick<typeof debtPlans.$inferSelect, keyof typeof planColumns>

const choiceOf = ({ order, extra, adjustments }: PlanRow): PlanChoice => ({
  order,
  extra,
  adjustments: adjustments ?? NO_ADJUSTMENTS,
})

export type SentPlan = Omit<PlanChoice, 'adjustments'> & { adjustments?: Adjustments | undefined }

/** What a person chose, and the first plan where they have not. */
export const planOf = (chosen: PlanRow | null | undefined): KeptPlan =>
  chosen ? { ...choiceOf(chosen), isChosen: true } : FIRST_PLAN

export async function findPlan(db: Executor, userId: string): Promise<KeptPlan> {
  const [plan] = await db.select(planColumns).from(debtPlans).where(eq(debtPlans.userId, userId))
  return planOf(plan)
}

/** Without adjustments those stay that are kept. */
export async function savePlan(
  db: Executor,
  userId: string,
  { order, extra, adjustments }: SentPlan,
): Promise<KeptPlan> {
  const plan = { order, extra, ...(adjustments && { adjustments }) }
  const kept = onlyRow(
    await db
      .insert(debtPlans)
      .values({ ...plan, userId })
      .onConflictDoUpdate({
        target: debtPlans.userId,
        set: { ...plan, version: sql`${debtPlans.version} + 1`, updatedAt: sql`now()` },
      })
      .returning(planColumns),
  )
  return planOf(kept)
}

/** The plans that were kept, newest first. */
export async function listKeptPlans(db: Executor, userId: string): Promise<KeptVersion[]> {
  const rows = await db
    .select()
    .from(keptPlans)
    .where(eq(keptPlans.userId, userId))
    .orderBy(desc(keptPlans.seq))
    .limit(MOST_KEPT_PLANS)
  return rows.map((row) => ({ ...row, ...choiceOf(row) }))
}

export async function addKeptPlan(db: Executor, row: typeof keptPlans.$inferInsert): Promise<void> {
  await db.insert(keptPlans).values(row)
}

/** Removes what the history has no room for. */
export async function removeOldPlans(db: Executor, userId: string): Promise<void> {
  const oldest = db
    .select({ seq: keptPlans.seq })
    .from(keptPlans)
    .where(eq(keptPlans.userId, userId))
    .orderBy(desc(keptPlans.seq))
    .offset(MOST_KEPT_PLANS - 1)
    .limit(1)
  await db.delete(keptPlans).where(and(eq(keptPlans.userId, userId), lt(keptPlans.seq, sql`(${oldest})`)))
}
