/** The demo people's plans: bought and paid at the sandbox's payment processor, so that they can be changed and ended. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { paidPlanIds } from '#contracts/money/billing.ts'
import { users } from '#server/features/account/account.table.ts'
import { keepCustomer } from '#server/features/billing/billing.queries.ts'
import { billingCustomers } from '#server/features/billing/billing.table.ts'
import { syncSubscription } from '#server/features/billing/subscription/sync-subscription.ts'
import { describeError } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { demoPeople } from './demo-people.content.ts'
import type { PeerParts } from '../peers.ts'
import { completeCheckout } from '../stripe/checkout/complete-checkout.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, postalCode: '10001' }

type Buyer = { id: string; email: string; firstName: string; lastName: string; planId: string | null }

/** Demo people who have a plan that nobody has paid for. */
async function listUnpaid({ db }: AppParts): Promise<Buyer[]> {
  const emails = demoPeople.filter((person) => person.subscriptionPlanId !== null).map(({ email }) => email)
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      planId: users.subscriptionPlanId,
    })
    .from(users)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(and(inArray(users.email, emails), isNull(billingCustomers.userId)))
}

/** Of two processes that start together one pays; the other finds it paid. */
async function payOnPage(peer: PeerParts, buyer: Buyer, sessionId: string): Promise<void> {
  await serialize(peer, async (store) => {
    const session = await store.get('checkout.session', sessionId)
    if (session.status !== 'open') return
    const card = { ...CARD, name: `${buyer.firstName} ${buyer.lastName}` }
    await completeCheckout(store, session, { email: buyer.email, card })
  })
}

async function buy(parts: AppParts, peer: PeerParts, buyer: Buyer): Promise<void> {
  const { payments, db } = parts
  const { id: userId, email } = buyer
  const planId = paidPlanIds.find((id) => id === buyer.planId)
  if (planId === undefined) return
  const customerId = await payments.createCustomer({ email, userId, key: `demo:${userId}` })
  const origin = peer.appOrigin()
  const { sessionId } = await payments.startCheckout({
    checkoutId: `demo:${userId}`,
    planId,
    customerId,
    hasTrial: false,
    successUrl: `${origin}/welcome`,
    cancelUrl: `${origin}/pricing`,
  })
  await payOnPage(peer, buyer, sessionId)
  await keepCustomer(db, userId, customerId)
  const { subscriptionId } = await payments.fetchCheckout(sessionId)
  if (subscriptionId !== null) await syncSubscription(parts, subscriptionId)
}

/**
 * Buys the missing plans; one short query when there are none. Does nothing where payments are real. A failure is
 * logged: the next start tries again, and until then the plans are there and cannot be changed.
 */
export async function seedDemoPlans(parts: AppParts): Promise<void> {
  if (parts.peers === null || !parts.outside.isSandbox.stripe) return
  for (const buyer of await listUnpaid(parts))
    try {
      await buy(parts, parts.peers.parts, buyer)
    } catch (error) {
      parts.log.warn('sandbox.plan_not_bought', describeError(error))
    }
}
