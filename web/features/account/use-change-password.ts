import { useQueryClient } from '@tanstack/react-query'
import { changePassword, listSessions } from '#contracts/account/security.ts'
import { getCalendarFeed } from '#contracts/money/calendar.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { refreshWaysIn } from './use-two-factor.ts'

/** Sets a new password with the old one; the person stays signed in here alone. */
export function useChangePassword() {
  const client = useQueryClient()
  return useWrite(changePassword, {
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: readOf(listSessions).queryKey })
      // What else the old password opened has ended, or may count for less.
      refreshWaysIn(client)
      void client.invalidateQueries({ queryKey: readOf(getCalendarFeed).queryKey })
    },
  })
}
