/** Keeps a plan, and notes it among those that were kept, with what it leads to as of that day. */
import type { KeptPlan } from '#engine/debts/scenario/kept-plan.ts'
import { notedOutcome } from '#engine/debts/scenario/plan-outcome.ts'
import { isSamePlan } from '#engine/debts/scenario/same-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { Executor } from '#server/db/executor.ts'
import { addKeptPlan, findPlan, removeOldPlans, savePlan, type SentPlan } from './debt-plan.queries.ts'
import { readDebtsWithPayments } from '../read-debts.queries.ts'

/** Sent again, the plan stays and nothing is noted. `today` is the person's date. */
export async function keepPlan(
  db: Executor,
  userId: string,
  { plan, today }: { plan: SentPlan; today: string },
): Promise<KeptPlan> {
  return db.transaction(async (tx) => {
    const before = await findPlan(tx, userId)
    const kept = await savePlan(tx, userId, plan)
    if (before.isChosen && isSamePlan(before, kept)) return kept
    const found = await readDebtsWithPayments(tx, userId, { today })
    const outcome = notedOutcome({
      debts: found.map(({ debt }) => toDebt(debt)),
      payments: found.flatMap(({ payments }) => payments),
      plan: kept,
      day: today,
    })
    const { order, extra, adjustments } = kept
    await addKeptPlan(tx, { userId, order, extra, adjustments, keptOn: today, ...outcome })
    await removeOldPlans(tx, userId)
    return kept
  })
}
