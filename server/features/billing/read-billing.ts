/** Data of the billing screen: our record of the plan, the processor's cards and invoices. */
import { paidPlanIds } from '#contracts/money/billing.ts'
import type { Billing, Invoice, PaymentReturn } from '#contracts/money/billing.ts'
import { unauthorized } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { UserRow } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { ANSWER_WITHIN_MS, noAnswer } from '#server/http/with-payments.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import type { Bill, Card } from '#server/ports/payments/payments.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { findCustomer, hasUsedTrial, trialKeyOfEmail, trialKeyOfUser } from './billing.queries.ts'
import type { PlanRow, ReturnRow } from './billing.table.ts'
import { listReturnsOf } from './returns/returns.queries.ts'
import { decidingPlan, isOver } from './subscription/subscription-status.ts'
import { listPlansOf } from './subscription/subscriptions.queries.ts'

type Wallet = { cards: Card[]; bills: Bill[]; isComplete: boolean }

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

type WalletParts = Pick<AppParts, 'db' | 'payments' | 'log'>

/** While the processor is away the screen shows the plan without its cards. */
async function readWallet(
  { db, payments, log }: WalletParts,
  { userId, withinMs }: { userId: string; withinMs: number },
): Promise<Wallet> {
  const customerId = await findCustomer(db, userId)
  if (customerId === null) return { cards: [], bills: [], isComplete: true }
  try {
    const both = Promise.all([payments.listCards(customerId), payments.listBills(customerId)])
    const [cards, bills] = await withTimeout(both, { limitMs: withinMs, late: noAnswer })
    return { cards, bills, isComplete: true }
  } catch (error) {
    if (!(error instanceof OutsideUnavailable || error instanceof PaymentRefused)) throw error
    log.warn('billing.wallet_missing', { userId, error: error.name })
    return { cards: [], bills: [], isComplete: false }
  }
}

function presentBill(bill: Bill): Invoice {
  const { totalCents, createdAt, ...rest } = bill
  return { ...rest, createdAt: createdAt.toISOString(), total: totalCents }
}

const presentReturn = ({ returnId: id, state, amount, happenedAt }: ReturnRow): PaymentReturn => ({
  id,
  state,
  amount,
  happenedAt: happenedAt.toISOString(),
})

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
  const { cards, bills, isComplete } = await readWallet(parts, { userId, withinMs })
  const isTrialUsed = await hasUsedTrial(parts.db, [trialKeyOfUser(userId), trialKeyOfEmail(user.email)])
  return {
    ...standingOfUser(user),
    ...running(decidingPlan(plans)),
    mayTry: !isTrialUsed,
    paymentMethods: cards,
    invoices: bills.map(presentBill),
    returns: returns.map(presentReturn),
    isComplete,
  }
}
