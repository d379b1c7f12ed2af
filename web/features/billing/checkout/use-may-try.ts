import { lightKeys } from '#web/api/light-keys.ts'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contracts/account/account.ts'
import type { Billing } from '#contracts/money/billing.ts'
import { readJson, request } from '#web/api/request.ts'

/**
 * The billing screen's own call, read here without its schemas: the price list is public. Its amounts stay texts, so
 * it is kept apart from what the billing screen reads.
 */
const trialQuery = {
  queryKey: [...lightKeys.billing, 'trial'] as const,
  queryFn: async () => (await readJson(await request('GET', '/api/billing'))) as Pick<Billing, 'mayTry'>,
}

/**
 * Whether Pro would begin with the trial, which a person has once. A visitor may try, and the page is drawn for one
 * until the session is known; null while that is not known for a signed-in person: no trial is promised then.
 */
export function useMayTry(user: User | null | undefined): boolean | null {
  const isSomebody = Boolean(user && !user.isAdmin)
  const { data } = useQuery({ ...trialQuery, enabled: isSomebody })
  if (!user) return true
  return user.isAdmin ? false : (data?.mayTry ?? null)
}
