/** A subscription in words (spec 4). */
import type { User } from '#contracts/account.ts'
import { plans, type PlanName } from '#engine/access/prices.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatPrice } from '#web/format/money.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { statusTexts } from './messages.ts'

/** 'past_due' is 'PAST DUE'. */
export function statusWord(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase()
}

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

type Subscription = Pick<User, 'subscriptionStatus' | 'subscriptionEndsAt'>

/** 'Access ends' of a canceled plan, else 'Next billing date'; with no date where nothing is billed. */
export function endOf(user: Subscription): { label: string; date: string } {
  const isCanceled = user.subscriptionStatus === 'canceled'
  return {
    label: isCanceled ? statusTexts.accessEnds : statusTexts.nextBilling,
    date: dateWords(user),
  }
}

function dateWords({ subscriptionStatus, subscriptionEndsAt }: Subscription): string {
  if (subscriptionEndsAt !== null) return formatInstantDate(subscriptionEndsAt)
  return subscriptionStatus === 'free' ? statusTexts.noDate : statusTexts.noDateYet
}

/** '$39 per month', from the one catalogue (reading 5). */
export function priceWords(name: PlanName): string {
  const plan = plans.find((plan) => plan.name === name)
  return plan ? `${formatPrice(plan.monthlyCents)} per month` : ''
}
