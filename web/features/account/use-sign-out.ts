import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { logout } from '#contracts/account/account.ts'
import { authToken } from '#web/api/session/auth-token.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { messages } from './messages.ts'
import { forgetUser } from './use-user.ts'

/**
 * Ends the session, forgets the token and goes to the landing page (spec 4). The person is forgotten as the gated
 * screen is taken away: forgotten before, the gate would keep that screen as the place to return to.
 */
export function useSignOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const hasSignedOut = useRef(false)
  useEffect(() => () => void (hasSignedOut.current && forgetUser(queryClient)), [queryClient])
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      authToken.remove()
      hasSignedOut.current = true
      await navigate(paths.landing)
    },
    onError: () => toast({ ...messages.signOutFailed, variant: 'destructive' }),
  })
}
