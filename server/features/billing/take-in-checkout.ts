/** Asks the processor what became of a visit to its payment page, and takes in the plan that was bought there. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { Checkout } from '#server/ports/payments/payments.ts'
import type { CheckoutRow, PlanRow } from './billing.table.ts'
import { findCheckout, findCheckoutOfSession, saveComplete, saveOver } from './checkouts.queries.ts'
import { takeInPlan } from './take-in-plan.ts'

type Given = Pick<AppParts, 'db' | 'payments' | 'jobs' | 'clock' | 'log'>

/** Ours by the session's id, or by the id we gave the processor, should its answer never have reached us. */
async function findOurs({ db }: Given, seen: Checkout): Promise<CheckoutRow | undefined> {
  const ofSession = await findCheckoutOfSession(db, seen.sessionId)
  return ofSession ?? (seen.checkoutId === null ? undefined : findCheckout(db, seen.checkoutId))
}

/** The plan bought there; null while there is none, and for a session that is not ours. */
export async function takeInCheckout(given: Given, seen: Checkout): Promise<PlanRow | null> {
  const ours = await findOurs(given, seen)
  if (ours === undefined) return null
  const { sessionId, subscriptionId, customerId, email } = seen
  if (seen.state === 'expired') await saveOver(given.db, ours.id)
  if (seen.state !== 'complete' || subscriptionId === null) return null
  await saveComplete(given.db, ours.id, { sessionId, subscriptionId, customerId, email })
  return takeInPlan(given, subscriptionId)
}
