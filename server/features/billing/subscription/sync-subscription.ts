/**
 * Asks the processor how a plan stands and stores the answer. Events, the welcome page, the sweep and every change
 * end here: nothing else decides what a person has, so the order in which they come does not matter.
 */
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { readAskingTime } from '#server/db/asking-time.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { BoughtPlan, Checkout } from '#server/ports/payments/payments.ts'
import { findCustomerOwner, findVerifiedOwner } from '../billing.queries.ts'
import type { PlanRow, CheckoutRow } from '../billing.table.ts'
import { findCheckout, saveComplete, findCheckoutOfSession, saveOver } from '../checkout/checkouts.queries.ts'
import { expireWallet } from '../wallet.queries.ts'
import { findPlan, lockPlan, savePlan } from './subscriptions.queries.ts'
import type { PlanAnswer } from './subscriptions.queries.ts'
import { applySubscription } from './apply-subscription.ts'

/** The parts that whatever asks the processor about a subscription uses. */
export type BillingParts = Pick<AppParts, 'db' | 'payments' | 'jobs' | 'clock' | 'log'>

function answerOf(
  bought: BoughtPlan,
  asked: { askedAt: string; fetchedAt: Date; checkoutId: string | null },
): PlanAnswer {
  const { id, createdAt, firstFailedAt, retryAt, toConfirm, ...known } = bought
  const { isDonation: _isGift, checkoutId: _said, ...rest } = known
  const failure = {
    pastDueSince: firstFailedAt,
    paymentRetryAt: retryAt,
    confirmInvoiceId: toConfirm?.invoiceId ?? null,
    confirmPlanId: toConfirm?.planId ?? null,
    confirmUntil: toConfirm?.until ?? null,
    confirmHasFailed: toConfirm?.hasFailed ?? false,
  }
  return { subscriptionId: id, startedAt: createdAt, ...failure, ...rest, ...asked }
}

/** The account that a purchase belongs to, as far as we know: never by an email that was only typed. */
async function findOwner(
  tx: Executor,
  bought: BoughtPlan,
  checkoutUserId: string | null,
): Promise<string | null> {
  if (checkoutUserId !== null) return checkoutUserId
  const ofCustomer = await findCustomerOwner(tx, bought.customerId)
  if (ofCustomer !== null || bought.customerEmail === null) return ofCustomer
  return findVerifiedOwner(tx, bought.customerEmail)
}

/** Monthly gifts, and subscriptions of other products on the same processor account. */
const isForeign = (known: { before: unknown; checkout: unknown; ownerId: unknown; bought: BoughtPlan }) =>
  known.bought.isDonation ||
  (known.bought.planId === null && !known.before && !known.checkout && known.ownerId === null)

async function store(
  tx: Executor,
  given: BillingParts,
  fetched: { bought: BoughtPlan; askedAt: string },
): Promise<PlanRow | null> {
  const { bought, askedAt } = fetched
  const { id: subscriptionId, customerId, customerEmail: email } = bought
  await lockPlan(tx, subscriptionId)
  const before = await findPlan(tx, subscriptionId)
  const checkout = bought.checkoutId === null ? undefined : await findCheckout(tx, bought.checkoutId)
  const ownerId = before?.userId ?? (await findOwner(tx, bought, checkout?.userId ?? null))
  if (isForeign({ before, checkout, ownerId, bought })) return null
  // The person's lock before any of their rows, as everywhere: else two transactions could wait for each other.
  if (ownerId !== null) await lockOwner(tx, ownerId)
  const fetchedAt = given.clock.now()
  const plan = await savePlan(tx, answerOf(bought, { askedAt, fetchedAt, checkoutId: checkout?.id ?? null }))
  if (checkout && checkout.state !== 'complete')
    await saveComplete(tx, checkout.id, { subscriptionId, customerId, email })
  const planOwner = await applySubscription(tx, given, { before, plan, ownerId })
  // Whatever happened to a plan may have made an invoice, or changed the card it is charged to.
  if (planOwner !== null) await expireWallet(tx, planOwner)
  return (await findPlan(tx, subscriptionId)) ?? plan
}

/** Null for a subscription that is not ours. Throws OutsideUnavailable and PaymentRefused; nothing is stored then. */
export async function syncSubscription(given: BillingParts, subscriptionId: string): Promise<PlanRow | null> {
  const { db, payments, log } = given
  const askedAt = await readAskingTime(db)
  const bought = await payments.fetchPlan(subscriptionId)
  const plan = await db.transaction((tx) => store(tx, given, { bought, askedAt }))
  log.info('billing.plan', { userId: plan?.userId ?? undefined, outcome: plan?.status ?? 'not ours' })
  return plan
}

/** Ours by the session's id, or by the id we gave the processor, should its answer never have reached us. */
async function findOurs({ db }: Pick<BillingParts, 'db'>, seen: Checkout): Promise<CheckoutRow | undefined> {
  const ofSession = await findCheckoutOfSession(db, seen.sessionId)
  return ofSession ?? (seen.checkoutId === null ? undefined : findCheckout(db, seen.checkoutId))
}

/** The plan bought there; null while there is none, and for a session that is not ours. */
export async function completeCheckout(given: BillingParts, seen: Checkout): Promise<PlanRow | null> {
  const ours = await findOurs(given, seen)
  if (ours === undefined) return null
  const { sessionId, subscriptionId, customerId, email } = seen
  if (seen.state === 'expired') await saveOver(given.db, ours.id)
  if (seen.state !== 'complete' || subscriptionId === null) return null
  await saveComplete(given.db, ours.id, { sessionId, subscriptionId, customerId, email })
  return syncSubscription(given, subscriptionId)
}
