/** Buying, seeing, changing and ending a plan. Routes receive and present; what is decided is decided elsewhere. */
import * as z from 'zod/mini'
import {
  cancelPlan as cancelCall,
  changePlan as changeCall,
  continueFree,
  createCheckoutSession,
  createPortalSession,
  getBilling,
  previewPlanChange as previewCall,
  resumePlan as resumeCall,
  verifySubscription,
} from '#contracts/money/billing.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { conflict, invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import {
  guestHashIn,
  guestHashOf,
  guestTokenOf,
  newGuestToken,
  setGuestCookie,
} from '#server/http/access/guest-cookie.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { ANSWER_WITHIN_MS, withPayments, type PaymentSentences } from '#server/http/with-payments.ts'
import { bindByEmail, bindOfBrowser } from './checkout/bind-purchase.ts'
import { customerEmailJob, syncCheckoutJob } from './billing.jobs.ts'
import { mountStripeWebhook } from './billing.webhook.ts'
import { changePlan, previewPlanChange } from './subscription/change-plan.ts'
import type { Quoted } from './subscription/change-plan.ts'
import { confirmCheckout } from './checkout/confirm-checkout.ts'
import { cancelPlan, continueOnFree, endPlansNow, resumePlan } from './subscription/end-plan.ts'
import { ensureCustomer } from './checkout/ensure-customer.ts'
import { billingTexts } from './messages.ts'
import { standingOf } from './subscription/subscription-status.ts'
import { readBilling } from './read-billing.ts'
import type { WalletParts } from './read-wallet.ts'
import { expireWalletForVisit } from './wallet.queries.ts'
import { startCheckout } from './checkout/start-checkout.ts'

/** from one address in ten minutes; the sandbox is where people and tests try things out */
const CHECKOUTS = { live: 30, test: 30, sandbox: 2_000 }
const TEN_MINUTES = 600

/** cards and invoices get this much time in any case */
const SHORTEST_LOOK_MS = 500

const buying: PaymentSentences = {
  away: sentence(billingTexts, 'checkoutUnavailable'),
  refused: sentence(billingTexts, 'checkoutRefused'),
  closed: sentence(billingTexts, 'checkoutClosed'),
}
const changing: PaymentSentences = {
  away: sentence(billingTexts, 'planUnavailable'),
  refused: sentence(billingTexts, 'changeRefused'),
  declined: sentence(billingTexts, 'cardDeclined'),
  closed: sentence(billingTexts, 'checkoutClosed'),
}
const verifyFailed = sentence(billingTexts, 'verifyFailed')

function mountCheckout(app: App): void {
  const { env, pool } = app.parts
  const limit = createRateLimit(pool, {
    name: 'checkout',
    tries: CHECKOUTS[env.mode],
    seconds: TEN_MINUTES,
    said: sentence(billingTexts, 'tooManyCheckouts'),
  })
  mount(app, createCheckoutSession, async ({ body, user, onceKey, request, reply, parts }) => {
    await limit.consume(networkOf(request))
    const { planId } = body
    const token = guestTokenOf(request, env.isHttps) ?? newGuestToken(onceKey)
    const url = await withPayments(buying, () =>
      startCheckout({ parts, user, guestHash: guestHashOf(token), planId, origin: ownOrigin(app) }),
    )
    if (user === null) setGuestCookie(reply, token, env.isHttps)
    parts.log.info('billing.checkout', { requestId: request.id, userId: user?.id, outcome: planId })
    return { url }
  })
}

function mountVerify(app: App): void {
  mount(app, verifySubscription, async ({ query, user, request, parts }) => {
    const sessionId = query.session_id
    if (sessionId === undefined || sessionId === '')
      throw invalidField('session_id', sentence(billingTexts, 'noSession'))
    const guestHash = guestHashIn(request, parts.env.isHttps)
    const userId = user?.id ?? null
    const { plan, email, needsAccount } = await withPayments(
      { away: verifyFailed, refused: verifyFailed },
      () => confirmCheckout({ parts, sessionId, userId, guestHash }),
    )
    const standing = standingOf(plan)
    if (plan.planId === null || standing === null) throw conflict(verifyFailed)
    const trialEndsAt = standing.status === 'trialing' ? plan.trialEndsAt : null
    return {
      customerEmail: email,
      planId: plan.planId,
      status: standing.status,
      trialEndsAt: trialEndsAt?.toISOString() ?? null,
      needsAccount,
    }
  })
}

function mountPortal(app: App): void {
  mount(app, createPortalSession, async ({ user, parts }) => {
    const returnUrl = `${ownOrigin(app)}/billing`
    const away = sentence(billingTexts, 'portalUnavailable')
    const url = await withPayments({ away, refused: away }, async () => {
      const customerId = await ensureCustomer(parts, user)
      await expireWalletForVisit(parts.db, user.id)
      return parts.payments.openPortal({ customerId, returnUrl })
    })
    return { url }
  })
}

const presentQuote = ({ planId, dueNowCents, monthlyCents, startsAt, quotedAt }: Quoted) => ({
  planId,
  dueNow: dueNowCents,
  monthly: monthlyCents,
  startsAt: startsAt.toISOString(),
  quotedAt: quotedAt.toISOString(),
})

/** Changes the plan and shows it, both within one wait: what is left of it is for the cards and invoices. */
async function changeThenRead(
  { parts, user }: { parts: WalletParts; user: { id: string } },
  change: () => Promise<void>,
) {
  const began = performance.now()
  await withPayments(changing, change)
  const leftMs = ANSWER_WITHIN_MS - (performance.now() - began)
  return readBilling(parts, user.id, Math.max(leftMs, SHORTEST_LOOK_MS))
}

/** 409 with the price as it is now. */
const refuseChange = (said: Sentence, now: Quoted) =>
  conflict(said, z.encode(previewCall.answer, presentQuote(now)))

function mountChange(app: App): void {
  mount(app, previewCall, async ({ body, user, parts }) =>
    presentQuote(await withPayments(changing, () => previewPlanChange({ parts, userId: user.id, ...body }))),
  )

  mount(app, changeCall, async ({ body, user, parts }) => {
    const { planId, quotedAt } = body
    const answer = await changeThenRead({ parts, user }, () =>
      changePlan({ parts, userId: user.id, planId }, { quotedAt, refuse: refuseChange }),
    )
    parts.log.info('billing.change', { userId: user.id, outcome: planId })
    return answer
  })
}

function mountEnding(app: App): void {
  mount(app, cancelCall, (given) =>
    changeThenRead(given, () => cancelPlan({ parts: given.parts, userId: given.user.id })),
  )

  mount(app, resumeCall, (given) =>
    changeThenRead(given, () => resumePlan({ parts: given.parts, userId: given.user.id })),
  )

  mount(app, continueFree, async ({ user, parts }) => {
    await continueOnFree({ parts, userId: user.id })
    return { message: billingTexts().freeNow }
  })
}

/** Who signs in, signs up or confirms an address gets what they bought before; who leaves is charged no more. */
function followAccounts(app: App): void {
  app.newEmailHooks.push((tx, userId) =>
    app.parts.jobs.add(customerEmailJob, { userId }, { tx, key: userId }),
  )
  app.leavingHooks.push((userId) => endPlansNow({ parts: app.parts, userId }))
  app.signedInHooks.push(async ({ userId, request, isThisBrowsers }) => {
    const { parts } = app
    const guestHash = isThisBrowsers ? guestHashIn(request, parts.env.isHttps) : null
    if (guestHash !== null) {
      const unknown = await bindOfBrowser(parts, { userId, guestHash })
      for (const sessionId of unknown)
        await parts.jobs.add(syncCheckoutJob, { sessionId, guest: { hash: guestHash, userId } })
    }
    await bindByEmail(parts, userId)
  })
}

export function mountBilling(app: App): void {
  mountCheckout(app)
  mountVerify(app)
  mountPortal(app)
  mount(app, getBilling, ({ user, parts }) => readBilling(parts, user.id))
  mountChange(app)
  mountEnding(app)
  mountStripeWebhook(app)
  followAccounts(app)
}
