import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verifyEmail } from '#contracts/account.ts'
import { call } from '#web/api/call.ts'
import { signInTrace } from './sign-in-trace.ts'
import { refreshUser } from './use-user.ts'

/**
 * Confirms an e-mail address with the mailed token as the screen opens. A query, not a mutation: the screen may
 * be drawn twice, the token is sent once.
 */
export function useVerifyEmail(token: string | null) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== null,
    queryFn: async () => {
      const answer = await call(verifyEmail, { body: { token: token ?? '' } })
      if (signInTrace.isThere()) await refreshUser(queryClient)
      return answer
    },
  })
}
