/** A subscription in words (spec 4). */
import type { User } from '#contracts/account/account.ts'
import { graceEndOf, type Access, type SubscriptionFacts } from '#engine/access/access.ts'
import { planOfId, plans, type PlanName } from '#engine/access/prices.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatPrice } from '#web/format/money.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { nextTexts, statusTexts } from './messages.ts'
import { isEnding, type PlanFacts } from './plan-facts.ts'

const tones: Partial<Record<User['subscriptionStatus'], TagTone>> = {
  active: 'good',
  trialing: 'good',
  past_due: 'warn',
  unpaid: 'warn',
  canceled: 'gold',
}

/** Other values get a neutral badge. */
export function statusTone(status: User['subscriptionStatus']): TagTone {
  return tones[status] ?? 'plain'
}

/** 'Access ends' of a canceled plan, else 'Next billing date'; with no date where nothing is billed. */
export function endOf(facts: PlanFacts): { label: string; date: string } {
  return {
    label: isEnding(facts) ? statusTexts.accessEnds : statusTexts.nextBilling,
    date: dateWords(facts),
  }
}

function dateWords({ status, endsAt }: PlanFacts): string {
  if (endsAt !== null) return formatInstantDate(endsAt)
  return status === 'free' ? statusTexts.noDate : statusTexts.noDateYet
}

export const monthlyCents = (name: PlanName): number =>
  plans.find((plan) => plan.name === name)?.monthlyCents ?? 0

/** '$39 per month', from the one catalogue (reading 5). */
export function priceWords(name: PlanName): string {
  return statusTexts.perMonth(formatPrice(monthlyCents(name)))
}

/** The name of a plan by its id; a live plan without one is Pro. */
export function planNameOf(planId: string | null): PlanName {
  return (planId && planOfId(planId)?.name) || 'Pro'
}

/** The next event of the plan, in a sentence. */
export function nextWords(facts: PlanFacts, { line, badge }: Access): string {
  switch (line) {
    case 'free':
      return nextTexts.free(priceWords('Pro'), priceWords('Premium'))
    case 'live':
      return liveWords(facts, badge)
    case 'grace':
      return graceWords(facts, badge)
    default:
      return overWords(facts.status)
  }
}

function liveWords(facts: PlanFacts, plan: PlanName): string {
  const { endsAt, trialEndsAt, nextPlanId, status } = facts
  const isTrial = status === 'trialing' || (trialEndsAt !== null && trialEndsAt === endsAt)
  if (endsAt === null) return nextTexts.notCharged
  const date = formatInstantDate(endsAt)
  if (isEnding(facts)) return isTrial ? nextTexts.trialEnding(plan, date) : nextTexts.ending(plan, date)
  if (nextPlanId !== null) {
    const next = planNameOf(nextPlanId)
    return nextTexts.changes(plan, date, { name: next, price: priceWords(next) })
  }
  if (isTrial) return nextTexts.trial(plan, formatInstantDate(trialEndsAt ?? endsAt), priceWords(plan))
  return nextTexts.renews(formatPrice(monthlyCents(plan)), date)
}

/** Until when a failed payment leaves everything as it was (reading 4). */
export function graceEnd(
  given: Pick<SubscriptionFacts, 'pastDueSince' | 'paymentRetryAt' | 'subscriptionEndsAt'>,
): string {
  return formatInstantDate(graceEndOf(given) ?? '')
}

function graceWords(facts: PlanFacts, plan: PlanName): string {
  const end = graceEnd({ ...facts, subscriptionEndsAt: facts.endsAt })
  if (facts.paymentRetryAt === null) return nextTexts.grace(plan, end)
  return nextTexts.graceWithRetry(plan, end, formatInstantDate(facts.paymentRetryAt))
}

function overWords(status: User['subscriptionStatus']): string {
  if (status === 'canceled') return nextTexts.ended
  return status === 'paused' ? nextTexts.paused : nextTexts.overdue
}
