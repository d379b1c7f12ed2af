/** The welcome page's question: what became of this checkout. The answer is the processor's, never the address's. */
import { sentence } from '#engine/language/sentence.ts'
import { conflict, notFound } from '#server/errors.ts'
import { maskEmail } from '#server/mask-email.ts'
import { bindOfBrowser } from './bind-purchase.ts'
import type { CheckoutRow, PlanRow } from '../billing.table.ts'
import { findCheckoutOfSession } from './checkouts.queries.ts'
import { billingTexts } from '../messages.ts'
import { standingOf } from '../subscription/subscription-status.ts'
import { findPlan } from '../subscription/subscriptions.queries.ts'
import { completeCheckout } from '../subscription/sync-subscription.ts'
import type { BillingParts } from '../subscription/sync-subscription.ts'

export type Question = {
  parts: BillingParts
  sessionId: string
  /** who asks; null is a visitor */
  userId: string | null
  /** of the browser's purchase cookie */
  guestHash: string | null
}

async function planOf({ parts, sessionId }: Question): Promise<PlanRow> {
  const seen = await parts.payments.fetchCheckout(sessionId)
  const plan = await completeCheckout(parts, seen)
  if (plan) return plan
  throw conflict(
    seen.state === 'open' ? sentence(billingTexts, 'notPaidYet') : sentence(billingTexts, 'checkoutOver'),
  )
}

/** Whether this browser, or this person, started the checkout. */
const isBuyer = ({ userId, guestHash }: Question, checkout: CheckoutRow) =>
  (guestHash !== null && guestHash === checkout.guestHash) || (userId !== null && userId === checkout.userId)

export type Confirmed = { plan: PlanRow; email: string | null; needsAccount: boolean }

/** Throws 404 for a session that was not started here, 409 while it is not paid and for a plan that was refused. */
export async function confirmCheckout(question: Question): Promise<Confirmed> {
  const { parts, sessionId, userId, guestHash } = question
  const checkout = await findCheckoutOfSession(parts.db, sessionId)
  if (checkout === undefined) throw notFound(sentence(billingTexts, 'noSession'))
  const isTheirs = isBuyer(question, checkout)
  const taken = await planOf(question)
  if (isTheirs && userId !== null && guestHash !== null && taken.userId === null)
    await bindOfBrowser(parts, { userId, guestHash })
  const plan = (await findPlan(parts.db, taken.subscriptionId)) ?? taken
  if (plan.refusedFor !== null)
    throw conflict(
      plan.refusedFor === 'trial_used'
        ? sentence(billingTexts, 'trialUsed')
        : sentence(billingTexts, 'secondPlan'),
    )
  if (standingOf(plan) === null) throw conflict(sentence(billingTexts, 'notPaidYet'))
  const email = plan.customerEmail
  return {
    plan,
    email: email === null || isTheirs ? email : maskEmail(email),
    needsAccount: plan.userId === null,
  }
}
