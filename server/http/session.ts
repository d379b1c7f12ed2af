/** Who a request comes from. */
import type { FastifyRequest } from 'fastify'
import type { subscriptionStatuses } from '#contracts/account/account.ts'
import type { Language } from '#engine/language/bilingual.ts'
import type { TokenScope } from '#engine/access/token-scopes.ts'

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The person a request comes from. */
export type SessionUser = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string
  /** the zone that says which day it is for them */
  timezone: string
  /** what they read in; null until they choose */
  language: Language | null
  isAdmin: boolean
  /** sign-in asks for a code of the person's app */
  twoFactorEnabled: boolean
  subscriptionStatus: SubscriptionStatus
  subscriptionPlanId: string | null
  subscriptionEndsAt: Date | null
  /** when the payment failed that made the plan past due */
  pastDueSince: Date | null
  /** when that payment is tried again; null after the last try */
  paymentRetryAt: Date | null
  sessionId: string
  /** when a second factor was shown in this session */
  secondFactorAt: Date | null
  /** when the person last proved who they are: at sign-in, or by a confirmation */
  provenAt: Date
  provenBy: 'password' | 'passkey'
  /** when a new password took the place of an older one */
  passwordSetAt: Date | null
  /** the last call for admins in this session, to the minute */
  adminSeenAt: Date | null
}

/** Finds out whose session a request carries; null for a visitor, and for a session that has ended. */
export type Sessions = {
  read(request: FastifyRequest): Promise<SessionUser | null>
  /** Keeps an admin's session from idling out of the calls for admins. */
  noteAdminCall(user: SessionUser): Promise<void>
}

/** Finds out whom a personal API token speaks for, and what it may do. */
export type Tokens = {
  /**
   * Counts a call of the token. Null where it is unknown, has expired or was taken back, and where the account is
   * disabled. Throws 429 when it makes too many calls.
   */
  read(token: string): Promise<{ user: SessionUser; scopes: readonly TokenScope[] } | null>
}
