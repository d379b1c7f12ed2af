/**
 * Starts buying a plan. One checkout is open for a buyer at a time: its row is written before the processor is asked,
 * and its id is the key of the question, so that twenty clicks, or a try after a broken line, open one page.
 */
import { PRO_PLAN_ID } from '#engine/access/prices.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import type { Checkout, PaidPlanId } from '#server/ports/payments/payments.ts'
import { ensureCustomer, renewCustomer } from './ensure-customer.ts'
import { hasUsedTrial, trialKeyOfEmail, trialKeyOfUser } from '../billing.queries.ts'
import type { CheckoutRow } from '../billing.table.ts'
import { findUnfinished, insertCheckout, listOfGuest, saveOpened, saveOver } from './checkouts.queries.ts'
import type { Buyer } from './checkouts.queries.ts'
import { billingTexts } from '../messages.ts'
import { decidingPlan, isOver } from '../subscription/subscription-status.ts'
import { findPlan, listPlansOf } from '../subscription/subscriptions.queries.ts'
import { completeCheckout } from '../subscription/sync-subscription.ts'
import type { BillingParts } from '../subscription/sync-subscription.ts'

export type Purchase = {
  parts: BillingParts
  /** null: a visitor, known by the hash of a cookie */
  user: SessionUser | null
  guestHash: string
  planId: PaidPlanId
  /** where people open Jubilee */
  origin: string
}

const RESERVE_TRIES = 5
/** how long the processor is asked again under the same key */
const UNANSWERED_MS = 60 * 60 * 1000

/** Throws 409 for a person whose plan is not over: a second one would be charged beside it. */
async function refuseOwner({ parts }: Purchase, user: SessionUser): Promise<void> {
  const plan = decidingPlan(await listPlansOf(parts.db, user.id))
  if (plan && !isOver(plan)) {
    if (plan.cancelsAt !== null) throw conflict(sentence(billingTexts, 'planIsEnding'))
    const isRunning = plan.status === 'trialing' || plan.status === 'active'
    throw conflict(isRunning ? sentence(billingTexts, 'hasPlan') : sentence(billingTexts, 'planIsUnpaid'))
  }
  const { line } = accessOfUser(user, parts.clock.now())
  if (plan === undefined && (line === 'live' || line === 'grace'))
    throw conflict(sentence(billingTexts, 'hasPlan'))
}

/** Throws 409 for a browser that has bought a plan which waits for its account. */
async function refuseGuest({ parts, guestHash }: Purchase): Promise<void> {
  for (const { subscriptionId } of await listOfGuest(parts.db, guestHash)) {
    const plan = subscriptionId === null ? undefined : await findPlan(parts.db, subscriptionId)
    if (plan && plan.userId === null && plan.refusedFor === null && !isOver(plan))
      throw conflict(sentence(billingTexts, 'guestHasPlan'))
  }
}

/** Pro begins with a trial, once a person. A guest's is judged when the email is known. */
async function mayTry({ parts, user, planId }: Purchase): Promise<boolean> {
  if (planId !== PRO_PLAN_ID) return false
  if (user === null) return true
  return !(await hasUsedTrial(parts.db, [trialKeyOfUser(user.id), trialKeyOfEmail(user.email)]))
}

/** One that the processor does not know is over. */
async function look({ parts }: Purchase, sessionId: string): Promise<Checkout | null> {
  try {
    return await parts.payments.fetchCheckout(sessionId)
  } catch (error) {
    if (error instanceof PaymentRefused && error.reason === 'gone') return null
    throw error
  }
}

/** Asks the processor about an earlier checkout: true while the browser can be sent to it. */
async function isStillOpen(purchase: Purchase, known: CheckoutRow): Promise<boolean> {
  const { parts, planId } = purchase
  const isWanted = known.planId === planId && known.hasTrial === (await mayTry(purchase))
  if (known.sessionId === null)
    return isWanted && parts.clock.now().getTime() - known.createdAt.getTime() < UNANSWERED_MS
  const seen = await look(purchase, known.sessionId)
  if (seen === null) return false
  if (seen.state === 'complete') {
    await completeCheckout(parts, seen)
    throw conflict(
      known.userId === null ? sentence(billingTexts, 'guestHasPlan') : sentence(billingTexts, 'hasPlan'),
    )
  }
  if (seen.state === 'open' && isWanted) return true
  if (seen.state === 'open') await parts.payments.expireCheckout(known.sessionId)
  return false
}

async function reserve(purchase: Purchase, buyer: Buyer, customerId: string | null): Promise<CheckoutRow> {
  const { parts, planId } = purchase
  for (let tries = 0; tries < RESERVE_TRIES; tries += 1) {
    const known = await findUnfinished(parts.db, buyer)
    if (known && (await isStillOpen(purchase, known))) return known
    if (known) await saveOver(parts.db, known.id)
    const hasTrial = await mayTry(purchase)
    const createdAt = parts.clock.now()
    const language = currentLanguage()
    const made = await insertCheckout(parts.db, {
      ...buyer,
      planId,
      hasTrial,
      customerId,
      language,
      createdAt,
    })
    if (made) return made
  }
  throw conflict(sentence(billingTexts, 'checkoutRefused'))
}

async function open({ parts, origin }: Purchase, row: CheckoutRow): Promise<string> {
  if (row.url !== null) return row.url
  const { id: checkoutId, planId, customerId, hasTrial } = row
  try {
    const { sessionId, url } = await parts.payments.startCheckout({
      checkoutId,
      planId,
      customerId,
      hasTrial,
      successUrl: `${origin}/welcome?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/pricing`,
    })
    if (url === null) throw new PaymentRefused('refused')
    await saveOpened(parts.db, checkoutId, { sessionId, url })
    return url
  } catch (error) {
    // The same key would be refused again, so the next try gets a new one.
    if (error instanceof PaymentRefused) await saveOver(parts.db, checkoutId)
    throw error
  }
}

/** The address of the payment page. Throws 409 with a sentence for who has a plan already. */
export async function startCheckout(purchase: Purchase): Promise<string> {
  const { parts, user, guestHash } = purchase
  if (user === null) {
    await refuseGuest(purchase)
    return open(purchase, await reserve(purchase, { userId: null, guestHash }, null))
  }
  await refuseOwner(purchase, user)
  const begin = async (customerId: string) =>
    open(purchase, await reserve(purchase, { userId: user.id, guestHash: null }, customerId))
  const customerId = await ensureCustomer(parts, user)
  try {
    return await begin(customerId)
  } catch (error) {
    if (!(error instanceof PaymentRefused) || error.reason !== 'gone') throw error
    return begin(await renewCustomer(parts, user, customerId))
  }
}
