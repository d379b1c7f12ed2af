import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { resendVerification, verifyEmail } from '#contracts/account/account.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { messages } from './messages.ts'
import { signUpWait } from './sign-in/account-setup.ts'
import { useArrival } from './sign-in/use-sign-in.ts'
import { refreshUser, signedInBefore } from './use-user.ts'

/**
 * Confirms an email address with the mailed token as the screen opens. A query, not a mutation: the screen may
 * be drawn twice, the token is sent once.
 */
export function useVerifyEmail(token: string | null) {
  const queryClient = useQueryClient()
  const input = { body: { token: token ?? '' } }
  return useQuery({
    queryKey: readOf(verifyEmail, input).queryKey,
    enabled: token !== null,
    queryFn: async () => {
      const answer = await call(verifyEmail, input)
      if (!answer.isSignedIn && signedInBefore.isSet()) await refreshUser(queryClient)
      return answer
    },
  })
}

/** Where the link has just made the account of this browser's sign-up, the person goes on at once. */
export function useVerifiedArrival(isSignedIn: boolean): void {
  const arrive = useArrival()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isSignedIn || hasArrived.current) return
    hasArrived.current = true
    void arrive(signUpWait.end())
  }, [isSignedIn, arrive])
}

/** Mail leaves a moment after the answer: what became of it is asked for then. */
const ASK_AGAIN_MS = 5_000

/** Sends the link that confirms the address again, and shows a toast for the result. */
export function useResendVerification(done: { title: string; description: string } = messages.resent) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(resendVerification),
    onSuccess: () => {
      toast(done)
      setTimeout(() => void refreshUser(queryClient).catch(() => {}), ASK_AGAIN_MS)
    },
    onError: (error) => toastFailure(messages.resendFailed, error),
  })
}
