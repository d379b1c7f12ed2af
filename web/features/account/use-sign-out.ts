import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logout } from '#contracts/account.ts'
import { authToken } from '#web/api/auth-token.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.tsx'
import { messages } from './messages.ts'
import { forgetUser } from './use-user.ts'

/** Ends the session, forgets the token and goes to the landing page (spec 4). */
export function useSignOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      authToken.remove()
      // At once: a gated screen still there when the person is forgotten would keep itself as the place to return to.
      await navigate(paths.landing, { flushSync: true })
      forgetUser(queryClient)
    },
    onError: () => toast({ ...messages.signOutFailed, variant: 'destructive' }),
  })
}
