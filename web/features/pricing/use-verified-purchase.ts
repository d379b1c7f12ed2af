import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verifySubscription } from '#contracts/billing.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { welcomeTexts } from './messages.ts'
import { priceOf } from './plan-price.ts'

export type Purchase = AnswerOf<typeof verifySubscription>

/**
 * What became of the checkout with this id, asked from the server. It takes the purchase into the account of a person
 * signed in, so the person is asked for again: the gate knows the new plan then.
 */
export function useVerifiedPurchase(sessionId: string | null) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['/api/verify-subscription', sessionId ?? ''],
    queryFn: async () => {
      const purchase = await call(verifySubscription, { query: { session_id: sessionId ?? '' } })
      void client.invalidateQueries({ queryKey: ['/api/auth/user'] })
      void client.invalidateQueries({ queryKey: ['/api/billing'] })
      return purchase
    },
    enabled: sessionId !== null && sessionId !== '',
  })
}

/** What was bought, and from when it costs something. */
export function planWords({ planId, trialEndsAt }: Purchase): string {
  if (planId === 'price_premium') return welcomeTexts.premium
  if (trialEndsAt === null) return welcomeTexts.pro
  return `${welcomeTexts.pro} ${welcomeTexts.trial(formatInstantDate(trialEndsAt), priceOf('Pro').now)}`
}
