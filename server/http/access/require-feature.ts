/** The server's half of the table of features: who lacks one is refused, whatever the screen showed. */
import { accessOf } from '#engine/access/access.ts'
import type { Access, SubscriptionFacts } from '#engine/access/access.ts'
import { featurePlans, mayUse } from '#engine/access/features.ts'
import type { Feature } from '#engine/access/features.ts'
import { sentence } from '#engine/language/sentence.ts'
import { forbidden } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** What of a person their access rests on. */
export type AccessFacts = Pick<
  SessionUser,
  | 'isAdmin'
  | 'subscriptionStatus'
  | 'subscriptionPlanId'
  | 'subscriptionEndsAt'
  | 'pastDueSince'
  | 'paymentRetryAt'
>

/** The same with its moments as texts, for the table of the routes. */
export function factsOf(user: AccessFacts): SubscriptionFacts {
  return {
    isAdmin: user.isAdmin,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionPlanId: user.subscriptionPlanId,
    subscriptionEndsAt: iso(user.subscriptionEndsAt),
    pastDueSince: iso(user.pastDueSince),
    paymentRetryAt: iso(user.paymentRetryAt),
  }
}

/** What a person may do now; null is a visitor. */
export function accessOfUser(user: AccessFacts | null, now: Date): Access {
  return accessOf(user && factsOf(user), now.toISOString())
}

/** Throws 403 with a sentence when the person's plan does not include the feature. */
export function requireFeature(feature: Feature, user: SessionUser | null, now: Date): void {
  if (mayUse(feature, accessOfUser(user, now))) return
  throw forbidden(sentence(refusalTexts, 'inPlan', featurePlans[feature]))
}
