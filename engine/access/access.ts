/**
 * Who may do what (reading 4), as one table that the server's guard and the web's gate both read.
 * Example: a person whose plan was canceled keeps Pro until subscriptionEndsAt; after it the root leads
 * to /pricing with the reason, and /billing and /settings stay open.
 */
import { dayNumber, parseDate } from '#engine/money/calendar.ts'
import { PREMIUM_PLAN_ID, type PlanName } from './prices.ts'

/** How long a failed payment leaves everything as it was. */
export const GRACE_DAYS = 7

const GRACE_MS = GRACE_DAYS * 86_400_000

/** The facts that decide access. Instants are ISO texts; `pastDueSince` is when the payment failed, else the end of the paid period stands for it. */
export type SubscriptionFacts = {
  isAdmin: boolean
  subscriptionStatus: string
  subscriptionPlanId: string | null
  subscriptionEndsAt: string | null
  pastDueSince?: string | null
}

/** A line of the table. `live` is a trial, an active plan or a canceled one before its end; `grace` a failed payment of the last 7 days. */
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

/** Whether `now` is before `instant` moved by `plusMs`. A missing or unreadable instant opens nothing. */
function isBefore(nowIso: string, instant: string | null | undefined, plusMs = 0): boolean {
  const now = instantMs(nowIso)
  const end = instant ? instantMs(instant) : null
  return now !== null && end !== null && now < end + plusMs
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
    case 'past_due': {
      const failedAt = facts.pastDueSince ?? facts.subscriptionEndsAt
      return isBefore(nowIso, failedAt, GRACE_MS) ? 'grace' : 'lapsed'
    }
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
