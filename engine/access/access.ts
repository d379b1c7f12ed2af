/**
 * Who may do what (reading 4), as one table that the server's guard and the web's gate both read.
 * Example: a person whose plan was canceled keeps Pro until subscriptionEndsAt; after it the root leads
 * to /pricing with the reason, and /billing and /settings stay open.
 */
import { addDays, dayNumber, parseDate } from '#engine/money/calendar.ts'
import { PREMIUM_PLAN_ID, type PlanName } from './prices.ts'

/** How long a failed payment leaves everything as it was, also where it is not tried again. */
export const GRACE_DAYS = 7

/** For the outcome of a try to reach us before the plan lapses. */
const DAYS_AFTER_RETRY = 1

/** Two months: the longest that Stripe can be set to try a payment again. */
const MOST_GRACE_DAYS = 62

/**
 * The facts that decide access. Instants are ISO texts; `pastDueSince` is when the payment failed, else the end of the
 * paid period stands for it; `paymentRetryAt` is when it is tried again, null after the last try.
 */
export type SubscriptionFacts = {
  isAdmin: boolean
  subscriptionStatus: string
  subscriptionPlanId: string | null
  subscriptionEndsAt: string | null
  pastDueSince?: string | null
  paymentRetryAt?: string | null
}

/** A line of the table. `live` is a trial, an active plan or a canceled one before its end; `grace` a failed payment that may still be made. */
type AccessLine = 'visitor' | 'free' | 'live' | 'grace' | 'lapsed' | 'admin'

export type LapseReason = 'past_due' | 'unpaid' | 'paused' | 'canceled'

export type Access = {
  line: AccessLine
  badge: PlanName
  /** where the root `/` leads */
  root: '/landing' | '/pricing' | '/dashboard'
  /** screens that require a subscription are open */
  opensScreens: boolean
  hasPro: boolean
  hasPremium: boolean
  /** a failed payment, which the dashboard shows */
  notice: 'past_due' | null
  /** why the plan is over, for the price page */
  lapse: LapseReason | null
}

const table: Record<AccessLine, Pick<Access, 'root' | 'opensScreens' | 'hasPro'>> = {
  visitor: { root: '/landing', opensScreens: false, hasPro: false },
  free: { root: '/pricing', opensScreens: true, hasPro: false },
  live: { root: '/dashboard', opensScreens: true, hasPro: true },
  grace: { root: '/dashboard', opensScreens: true, hasPro: true },
  lapsed: { root: '/pricing', opensScreens: false, hasPro: false },
  admin: { root: '/dashboard', opensScreens: true, hasPro: true },
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?)?$/

function zoneMinutes(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))
  return zone.startsWith('-') ? -minutes : minutes
}

/**
 * Milliseconds for comparing two instants of ISO 8601; null when the text is not one. Without a zone it is UTC, without a
 * time midnight. Example: '2026-11-20T12:00:00.000Z' and '2026-11-20T07:00:00-05:00' are the same instant.
 */
export function instantMs(text: string): number | null {
  const match = INSTANT.exec(text)
  if (!match) return null
  const [, date = '', hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  if (!parseDate(date)) return null
  const minutes = dayNumber(date) * 1_440 + Number(hour) * 60 + Number(minute) - zoneMinutes(zone)
  return minutes * 60_000 + Number(second) * 1_000 + Number(fraction.padEnd(3, '0').slice(0, 3))
}

/** Whether the first is before the second. A missing or unreadable instant opens nothing. */
function isBefore(instant: string, end: string | null | undefined): boolean {
  const at = instantMs(instant)
  const endMs = end ? instantMs(end) : null
  return at !== null && endMs !== null && at < endMs
}

const daysLater = (instant: string, days: number) =>
  `${addDays(instant.slice(0, 10), days)}${instant.slice(10)}`

/**
 * Until when a failed payment leaves everything as it was: seven days, longer while the payment processor will try
 * again, and two months at the most. Each failed try that another one follows moves it on. Null where no instant is known.
 * Example: failed on December 1, tried again on December 12 -> until December 13; after that last try, it is over.
 */
export function graceEndOf(
  facts: Pick<SubscriptionFacts, 'pastDueSince' | 'paymentRetryAt' | 'subscriptionEndsAt'>,
): string | null {
  const failedAt = facts.pastDueSince ?? facts.subscriptionEndsAt
  if (failedAt === null || instantMs(failedAt) === null) return null
  const least = daysLater(failedAt, GRACE_DAYS)
  const retryAt = facts.paymentRetryAt ?? null
  if (retryAt === null || instantMs(retryAt) === null) return least
  const tried = daysLater(retryAt, DAYS_AFTER_RETRY)
  const most = daysLater(failedAt, MOST_GRACE_DAYS)
  if (isBefore(tried, least)) return least
  return isBefore(tried, most) ? tried : most
}

function lineOf(facts: SubscriptionFacts, nowIso: string): AccessLine {
  if (facts.isAdmin) return 'admin'
  switch (facts.subscriptionStatus) {
    case 'free':
      return 'free'
    case 'trialing':
    case 'active':
      return 'live'
    case 'canceled':
      return isBefore(nowIso, facts.subscriptionEndsAt) ? 'live' : 'lapsed'
    case 'past_due':
      return isBefore(nowIso, graceEndOf(facts)) ? 'grace' : 'lapsed'
    default:
      return 'lapsed'
  }
}

function lapseOf(status: string): LapseReason {
  return status === 'past_due' || status === 'paused' || status === 'canceled' ? status : 'unpaid'
}

/** The specification's order: admin, then the Premium plan, then a live plan, else Free; a plan id counts only while access lives. */
function badgeOf(line: AccessLine, hasPremium: boolean): PlanName {
  if (hasPremium) return 'Premium'
  return table[line].hasPro ? 'Pro' : 'Free'
}

/** The table's line for a person; `facts` is null for a visitor. An unknown status counts as unpaid. */
export function accessOf(facts: SubscriptionFacts | null, nowIso: string): Access {
  const line = facts ? lineOf(facts, nowIso) : 'visitor'
  const { root, opensScreens, hasPro } = table[line]
  const hasPremium = line === 'admin' || (hasPro && facts?.subscriptionPlanId === PREMIUM_PLAN_ID)
  return {
    line,
    badge: badgeOf(line, hasPremium),
    root,
    opensScreens,
    hasPro,
    hasPremium,
    notice: line === 'grace' ? 'past_due' : null,
    lapse: line === 'lapsed' && facts ? lapseOf(facts.subscriptionStatus) : null,
  }
}
