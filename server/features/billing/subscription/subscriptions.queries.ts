/** The mirror of the processor's plans. */
import { and, asc, eq, gt, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { billingMails, billingPlans } from '../billing.table.ts'
import type { PlanRow } from '../billing.table.ts'

/** The stored fields of an answer; the owner is set afterwards. */
export type PlanAnswer = Omit<
  typeof billingPlans.$inferInsert,
  | 'userId'
  | 'refusedFor'
  | 'dismissedAt'
  | 'quotedPlanId'
  | 'quotedAt'
  | 'quotedDueCents'
  | 'quotedMonthlyCents'
>

export async function findPlan(db: Executor, subscriptionId: string): Promise<PlanRow | undefined> {
  const [found] = await db.select().from(billingPlans).where(eq(billingPlans.subscriptionId, subscriptionId))
  return found
}

/** Makes what is done to this plan wait for one another until the transaction ends; before its first answer too. */
export async function lockPlan(db: Executor, subscriptionId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('billing'), hashtext(${subscriptionId}))`)
}

/** Stores an answer unless a later question was answered already; answers the row as it stands. */
export async function savePlan(db: Executor, answer: PlanAnswer): Promise<PlanRow> {
  const { subscriptionId, ...facts } = answer
  await db
    .insert(billingPlans)
    .values(answer)
    .onConflictDoUpdate({
      target: billingPlans.subscriptionId,
      set: facts,
      setWhere: sql`${billingPlans.askedAt} <= excluded.asked_at`,
    })
  const row = await findPlan(db, subscriptionId)
  return onlyRow(row ? [row] : [])
}

/** Binds a plan that is nobody's yet; undefined when it is somebody's. */
export async function bindPlan(
  db: Executor,
  subscriptionId: string,
  userId: string,
): Promise<PlanRow | undefined> {
  const [bound] = await db
    .update(billingPlans)
    .set({ userId })
    .where(and(eq(billingPlans.subscriptionId, subscriptionId), isNull(billingPlans.userId)))
    .returning()
  return bound
}

export async function markPlan(
  db: Executor,
  subscriptionId: string,
  mark: Partial<Pick<PlanRow, 'refusedFor' | 'dismissedAt'>>,
): Promise<void> {
  await db.update(billingPlans).set(mark).where(eq(billingPlans.subscriptionId, subscriptionId))
}

/** A person's plans, newest first. */
export async function listPlansOf(db: Executor, userId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(billingPlans)
    .where(eq(billingPlans.userId, userId))
    .orderBy(sql`${billingPlans.startedAt} desc`)
}

export type Quote = { planId: PlanRow['planId']; at: Date; dueCents: number; monthlyCents: number }

/** Keeps the price that was shown last, so that what is charged is what was shown. */
export async function saveQuote(db: Executor, subscriptionId: string, quote: Quote): Promise<void> {
  await db
    .update(billingPlans)
    .set({
      quotedPlanId: quote.planId,
      quotedAt: quote.at,
      quotedDueCents: quote.dueCents,
      quotedMonthlyCents: quote.monthlyCents,
    })
    .where(eq(billingPlans.subscriptionId, subscriptionId))
}

const notOver = and(isNull(billingPlans.endedAt), isNull(billingPlans.dismissedAt))

/**
 * A page of the plans to ask for again: their answer is old, or what they announced should have happened. By id, beyond
 * `after`: one that cannot be asked for stands in nobody's way.
 */
export async function listDuePlans(
  db: Executor,
  due: { fetchedBefore: Date; endedBefore: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: billingPlans.subscriptionId })
    .from(billingPlans)
    .where(
      and(
        isNull(billingPlans.endedAt),
        gt(billingPlans.subscriptionId, due.after),
        or(
          lt(billingPlans.fetchedAt, due.fetchedBefore),
          and(
            lt(billingPlans.periodEndsAt, due.endedBefore),
            sql`${billingPlans.fetchedAt} < ${billingPlans.periodEndsAt}`,
          ),
        ),
      ),
    )
    .orderBy(asc(billingPlans.subscriptionId))
    .limit(due.limit)
  return rows.map(({ id }) => id)
}

/** as the occasion of a mail has it: 2026-11-20T10:00:00.000Z */
const trialEnd = sql`to_char(${billingPlans.trialEndsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Trials that become paid, end between `now` and `until`, and had no mail yet; the earliest first. */
export function listUntoldTrials(db: Executor, span: { now: Date; until: Date; limit: number }) {
  const told = db
    .select({ kind: billingMails.kind })
    .from(billingMails)
    .where(
      and(
        eq(billingMails.subscriptionId, billingPlans.subscriptionId),
        eq(billingMails.kind, 'trial_ends'),
        eq(billingMails.occasion, trialEnd),
      ),
    )
  return db
    .select()
    .from(billingPlans)
    .where(
      and(
        eq(billingPlans.status, 'trialing'),
        isNull(billingPlans.cancelsAt),
        isNull(billingPlans.refusedFor),
        notOver,
        gt(billingPlans.trialEndsAt, span.now),
        lte(billingPlans.trialEndsAt, span.until),
        notExists(told),
      ),
    )
    .orderBy(asc(billingPlans.trialEndsAt))
    .limit(span.limit)
}

export type UnboundBy = { email: string } | { checkoutIds: string[] }

/** Plans that are nobody's yet. */
export async function listUnboundPlans(db: Executor, by: UnboundBy): Promise<PlanRow[]> {
  const { customerEmail, checkoutId, userId, refusedFor } = billingPlans
  const isTheirs =
    'email' in by
      ? eq(customerEmail, by.email)
      : sql`${checkoutId}::text in ${by.checkoutIds.length > 0 ? by.checkoutIds : ['']}`
  return db
    .select()
    .from(billingPlans)
    .where(and(isNull(userId), isNull(refusedFor), isTheirs))
}
