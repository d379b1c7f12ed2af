/**
 * Takes a purchase made without an account into one: by the cookie of the browser that bought, or by an email
 * address that was confirmed. Of two accounts that claim it the first gets it, and no other ever.
 */
import type { AppParts } from '#server/http/app-parts.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { PlanRow } from '../billing.table.ts'
import { listOfGuest } from './checkouts.queries.ts'
import { findPlan, listUnboundPlans, lockPlan } from '../subscription/subscriptions.queries.ts'
import { applySubscription } from '../subscription/apply-subscription.ts'

type Given = Pick<AppParts, 'db' | 'jobs' | 'clock' | 'log'>

async function bindAll(given: Given, plans: PlanRow[], userId: string): Promise<void> {
  for (const { subscriptionId } of plans) {
    const ownerId = await given.db.transaction(async (tx) => {
      await lockPlan(tx, subscriptionId)
      const plan = await findPlan(tx, subscriptionId)
      if (plan === undefined || plan.userId !== null) return null
      return applySubscription(tx, given, { before: plan, plan, ownerId: userId })
    })
    if (ownerId !== null) given.log.info('billing.bound', { userId: ownerId, outcome: 'bound' })
  }
}

/** Binds what this browser bought. Answers the sessions whose end is not known yet. */
export async function bindOfBrowser(
  given: Given,
  { userId, guestHash }: { userId: string; guestHash: string },
): Promise<string[]> {
  const checkouts = await listOfGuest(given.db, guestHash)
  const complete = checkouts.filter(({ state }) => state === 'complete').map(({ id }) => id)
  if (complete.length > 0)
    await bindAll(given, await listUnboundPlans(given.db, { checkoutIds: complete }), userId)
  return checkouts.flatMap(({ state, sessionId }) =>
    state === 'open' && sessionId !== null ? [sessionId] : [],
  )
}

/** Binds what was bought with the person's address, once they have shown that it is theirs. */
export async function bindByEmail(given: Given, userId: string): Promise<void> {
  const user = await findUser(given.db, userId)
  if (!user?.emailVerified) return
  await bindAll(given, await listUnboundPlans(given.db, { email: user.email }), userId)
}
