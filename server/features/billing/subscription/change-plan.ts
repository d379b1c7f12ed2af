/** Another plan: its price first, then the change at that price. Up at once, down when what is paid ends. */
import { planOfId } from '#engine/access/prices.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { conflict } from '#server/errors.ts'
import type { ChangePrice, PaidPlanId } from '#server/ports/payments/payments.ts'
import type { PlanRow } from '../billing.table.ts'
import { runningPlan } from './end-plan.ts'
import { billingTexts } from '../messages.ts'
import { saveQuote } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { BillingParts } from './sync-subscription.ts'

type Given = { parts: BillingParts; userId: string; planId: PaidPlanId }

/** How long a price that was shown holds. */
const QUOTE_MS = 30 * 60 * 1000

/** The price of a change: `startsAt` is now for an upgrade, the end of the paid period for a downgrade. */
export type Quoted = ChangePrice & { planId: PaidPlanId; startsAt: Date; quotedAt: Date }

const monthlyCentsOf = (planId: string | null) => planOfId(planId ?? '')?.monthlyCents ?? 0

const isUpgrade = (plan: PlanRow, planId: PaidPlanId) => monthlyCentsOf(planId) > monthlyCentsOf(plan.planId)

/**
 * The plan to change, as the processor has it now: a change whose answer was lost is seen, not repeated.
 * Throws 409 with the reason when it cannot be changed.
 */
async function changeablePlan(given: Given): Promise<PlanRow> {
  const { subscriptionId } = await runningPlan(given)
  await syncSubscription(given.parts, subscriptionId)
  const plan = await runningPlan(given)
  if (plan.cancelsAt !== null) throw conflict(sentence(billingTexts, 'resumeFirst'))
  if (plan.status !== 'active' && plan.status !== 'trialing')
    throw conflict(sentence(billingTexts, 'payFirst'))
  return plan
}

/** The change that was asked for, or another one, while it waits for a word of the person to their bank. */
function refuseWaiting({ confirmPlanId }: PlanRow): void {
  if (confirmPlanId !== null) throw conflict(sentence(billingTexts, 'confirmFirst'))
}

/** Choosing the plan one has takes a planned downgrade back; without one there is nothing to do. */
function refuseSame(plan: PlanRow, planId: PaidPlanId): void {
  if (plan.planId === planId && plan.nextPlanId === null) throw conflict(sentence(billingTexts, 'samePlan'))
}

async function price(given: Given, plan: PlanRow, quotedAt: Date): Promise<Quoted> {
  const { parts, planId } = given
  if (isUpgrade(plan, planId)) {
    const cost = await parts.payments.priceChange(plan.subscriptionId, { planId, at: quotedAt })
    return { ...cost, planId, quotedAt, startsAt: quotedAt }
  }
  const startsAt = plan.planId === planId ? quotedAt : (plan.periodEndsAt ?? quotedAt)
  return { dueNowCents: 0, monthlyCents: monthlyCentsOf(planId), planId, quotedAt, startsAt }
}

async function quote(given: Given, plan: PlanRow): Promise<Quoted> {
  const { parts, planId } = given
  // Whole seconds, as the processor counts the rest of a month.
  const quotedAt = new Date(Math.floor(parts.clock.now().getTime() / 1000) * 1000)
  const quoted = await price(given, plan, quotedAt)
  const { dueNowCents: dueCents, monthlyCents } = quoted
  await saveQuote(parts.db, plan.subscriptionId, { planId, at: quotedAt, dueCents, monthlyCents })
  return quoted
}

/** The price of a change; stored, so that nothing else can be charged. */
export async function previewPlanChange(given: Given): Promise<Quoted> {
  const plan = await changeablePlan(given)
  refuseWaiting(plan)
  refuseSame(plan, given.planId)
  return quote(given, plan)
}

function isQuoted(plan: PlanRow, wanted: { planId: PaidPlanId; quotedAt: string; now: Date }): boolean {
  const at = plan.quotedAt
  if (at === null || plan.quotedPlanId !== wanted.planId || at.toISOString() !== wanted.quotedAt) return false
  return wanted.now.getTime() - at.getTime() < QUOTE_MS
}

async function change(given: Given, plan: PlanRow, quotedAt: Date): Promise<void> {
  const { parts, planId } = given
  const { subscriptionId } = plan
  if (isUpgrade(plan, planId)) await parts.payments.upgrade(subscriptionId, { planId, at: quotedAt })
  else if (plan.planId === planId) await parts.payments.keepPlan(subscriptionId)
  else await parts.payments.downgradeAtEnd(subscriptionId, planId)
}

/**
 * A change whose payment the card's bank wants confirmed waits for that, and the plan stays as it is until then.
 * Throws `refuse(quoted)` when the price is not the one shown; 409 and 402 as the preview and the card say.
 */
export async function changePlan(
  given: Given,
  { quotedAt, refuse }: { quotedAt: string; refuse: (said: Sentence, now: Quoted) => Error },
): Promise<void> {
  const { parts, planId } = given
  const plan = await changeablePlan(given)
  // The same change sent twice: it was made, or waits to be confirmed.
  const isMade = plan.planId === planId && plan.nextPlanId === null
  if ((isMade || plan.confirmPlanId === planId) && plan.quotedAt?.toISOString() === quotedAt) return
  refuseWaiting(plan)
  refuseSame(plan, planId)
  if (!isQuoted(plan, { planId, quotedAt, now: parts.clock.now() }))
    throw refuse(sentence(billingTexts, 'quoteOver'), await quote(given, plan))
  const now = await price(given, plan, plan.quotedAt!)
  if (now.dueNowCents !== plan.quotedDueCents || now.monthlyCents !== plan.quotedMonthlyCents)
    throw refuse(sentence(billingTexts, 'priceChanged'), await quote(given, plan))
  await change(given, plan, plan.quotedAt!)
  await syncSubscription(parts, plan.subscriptionId)
}
