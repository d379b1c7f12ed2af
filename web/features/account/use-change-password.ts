import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '#contracts/account-security.ts'
import { getCalendarFeed } from '#contracts/calendar.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sessionsQuery } from './use-sessions.ts'
import { refreshTwoFactor } from './use-two-factor.ts'
import { refreshUser } from './use-user.ts'

/** Sets a new password with the old one; the person stays signed in here alone. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      // What else the old password opened has ended, or may count for less.
      void refreshTwoFactor(client)
      void refreshUser(client)
      void client.invalidateQueries({ queryKey: readOf(getCalendarFeed).queryKey })
    },
  })
}
