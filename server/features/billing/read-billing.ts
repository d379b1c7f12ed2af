/** Data of the billing screen: our record of the plan, the processor's cards and invoices. */
import { paidPlanIds } from '#contracts/money/billing.ts'
import type { Billing, PaymentReturn, ToConfirm } from '#contracts/money/billing.ts'
import { unauthorized } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { UserRow } from '#server/features/account/account.queries.ts'
import { ANSWER_WITHIN_MS } from '#server/http/with-payments.ts'
import { hasUsedTrial, trialKeyOfEmail, trialKeyOfUser } from './billing.queries.ts'
import type { PlanRow, ReturnRow } from './billing.table.ts'
import { readWallet } from './read-wallet.ts'
import type { WalletParts } from './read-wallet.ts'
import { listReturnsOf } from './returns/returns.queries.ts'
import { decidingPlan, isOver } from './subscription/subscription-status.ts'
import { listPlansOf } from './subscription/subscriptions.queries.ts'

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

const presentReturn = ({ returnId: id, state, amount, happenedAt }: ReturnRow): PaymentReturn => ({
  id,
  state,
  amount,
  happenedAt: happenedAt.toISOString(),
})

/** The payment that waits for the person's bank, with its page among their invoices. */
function toConfirmOf(plan: PlanRow | undefined, invoices: Billing['invoices']): ToConfirm | null {
  if (plan === undefined || isOver(plan) || plan.confirmInvoiceId === null) return null
  const invoice = invoices.find(({ id }) => id === plan.confirmInvoiceId)
  return {
    planId: plan.confirmPlanId,
    amount: invoice?.total ?? null,
    pageUrl: invoice?.pageUrl ?? null,
    until: iso(plan.confirmUntil),
    hasFailed: plan.confirmHasFailed,
  }
}

/** Fields that only a running plan has. */
function running(plan: PlanRow | undefined): Pick<Billing, 'trialEndsAt' | 'isCanceling' | 'nextPlanId'> {
  if (plan === undefined || isOver(plan)) return { trialEndsAt: null, isCanceling: false, nextPlanId: null }
  return {
    trialEndsAt: plan.status === 'trialing' ? iso(plan.trialEndsAt) : null,
    isCanceling: plan.cancelsAt !== null,
    nextPlanId: plan.nextPlanId,
  }
}

function standingOfUser(
  user: UserRow,
): Pick<Billing, 'status' | 'planId' | 'endsAt' | 'pastDueSince' | 'paymentRetryAt'> {
  return {
    status: user.subscriptionStatus,
    planId: paidPlanIds.find((id) => id === user.subscriptionPlanId) ?? null,
    endsAt: iso(user.subscriptionEndsAt),
    pastDueSince: iso(user.pastDueSince),
    paymentRetryAt: iso(user.paymentRetryAt),
  }
}

/** Cards and invoices are left out when they are not there within `withinMs`. */
export async function readBilling(
  parts: WalletParts,
  userId: string,
  withinMs = ANSWER_WITHIN_MS,
): Promise<Billing> {
  const user = await findUser(parts.db, userId)
  if (user === undefined) throw unauthorized()
  const plans = await listPlansOf(parts.db, userId)
  const returns = await listReturnsOf(parts.db, userId)
  const wallet = await readWallet(parts, { userId, withinMs })
  const isTrialUsed = await hasUsedTrial(parts.db, [trialKeyOfUser(userId), trialKeyOfEmail(user.email)])
  const deciding = decidingPlan(plans)
  return {
    ...standingOfUser(user),
    ...running(deciding),
    toConfirm: toConfirmOf(deciding, wallet.invoices),
    mayTry: !isTrialUsed,
    returns: returns.map(presentReturn),
    ...wallet,
  }
}
