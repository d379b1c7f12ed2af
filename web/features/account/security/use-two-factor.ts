/** Writes that change how the person signs in besides their password. None waits for a refresh: codes show at once. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  listSessions,
  renewRecoveryCodes,
} from '#contracts/account/security.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { refreshUser } from '../use-user.ts'

/** Gives the ten recovery codes, which are shown this once. Every other session ends. */
export function useEnableTwoFactor() {
  const client = useQueryClient()
  return useWrite(enableTwoFactor, { onSuccess: () => refreshWaysIn(client) })
}

export function useDisableTwoFactor() {
  const client = useQueryClient()
  return useWrite(disableTwoFactor, { onSuccess: () => refreshWaysIn(client) })
}

export function useRenewCodes() {
  const client = useQueryClient()
  return useWrite(renewRecoveryCodes, {
    onSuccess: () => void client.invalidateQueries({ queryKey: readOf(getTwoFactor).queryKey }),
  })
}

/** After a change of password, or of two-factor sign-in: other sessions have ended, and this one may open other things. */
export function refreshWaysIn(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: readOf(getTwoFactor).queryKey })
  void client.invalidateQueries({ queryKey: readOf(listSessions).queryKey })
  void refreshUser(client)
}
