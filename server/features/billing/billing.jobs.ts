/** What billing does outside a request. */
import * as z from 'zod/mini'
import { findUser } from '#server/features/account/account.queries.ts'
import { defineJob } from '#server/jobs/job.ts'
import { refusalOf } from '#server/ports/payments/payments.ts'
import { findCustomer } from './billing.queries.ts'
import { bindOfBrowser } from './checkout/bind-purchase.ts'
import { syncReturns } from './returns/sync-returns.ts'
import { completeCheckout, syncSubscription } from './subscription/sync-subscription.ts'
import { mailTrialEnds } from './subscription/subscription.jobs.ts'

export const syncPlanJob = defineJob({
  name: 'billing.sync-plan',
  summary: 'Asks the payment processor how a plan stands, after it has said that something changed.',
  payload: z.object({ subscriptionId: z.string() }),
  run: async ({ parts, payload }) => {
    await syncSubscription(parts, payload.subscriptionId).catch((error: unknown) => {
      // A subscription the processor does not know is not ended: a wrong API key would end everybody's plan.
      parts.log.warn('billing.plan', { outcome: refusalOf(error) })
    })
  },
})

export const syncCheckoutJob = defineJob({
  name: 'billing.sync-checkout',
  summary: 'Asks the payment processor whether a plan was bought on its page.',
  payload: z.object({
    sessionId: z.string(),
    guest: z.optional(z.object({ hash: z.string(), userId: z.string() })),
  }),
  run: async ({ parts, payload }) => {
    await completeCheckout(parts, await parts.payments.fetchCheckout(payload.sessionId))
    if (payload.guest)
      await bindOfBrowser(parts, { userId: payload.guest.userId, guestHash: payload.guest.hash })
  },
})

export const syncReturnsJob = defineJob({
  name: 'billing.sync-returns',
  summary:
    'Asks the payment processor what was refunded or disputed of a plan’s payment; a dispute ends the plan.',
  payload: z.object({ paymentId: z.string() }),
  run: async ({ parts, payload }) => {
    await syncReturns(parts, payload.paymentId).catch((error: unknown) => {
      // A plan that ended meanwhile cannot be set to end.
      parts.log.warn('billing.returns', { outcome: refusalOf(error) })
    })
  },
})

export const customerEmailJob = defineJob({
  name: 'billing.customer-email',
  summary: 'Tells the payment processor a person’s new email address.',
  payload: z.object({ userId: z.string() }),
  run: async ({ parts, payload: { userId } }) => {
    const user = await findUser(parts.db, userId)
    const customerId = await findCustomer(parts.db, userId)
    if (user === undefined || customerId === null) return
    await parts.payments.changeCustomerEmail(customerId, user.email).catch((error: unknown) => {
      // A customer that was deleted there is created again, with the address of that day, when something is bought.
      parts.log.warn('billing.customer_email', { userId, outcome: refusalOf(error) })
    })
  },
})

export const trialNoticeJob = defineJob({
  name: 'billing.trial-notice',
  summary: 'Finds trials that end within three days and tells the person once.',
  payload: z.object({}),
  schedule: { cron: '*/10 * * * *', words: 'every 10 minutes' },
  run: ({ parts }) => mailTrialEnds(parts),
})
