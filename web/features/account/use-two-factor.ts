/** How the person signs in beside their password, and what changes it. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  cancelTwoFactorReset,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contracts/account-security.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sessionsQuery } from './use-sessions.ts'
import { refreshUser } from './use-user.ts'

const twoFactorQuery = readOf(getTwoFactor)

export function useTwoFactor() {
  return useQuery(twoFactorQuery)
}

export function refreshTwoFactor(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
}

/** A new secret for the app. Nothing changes until its code is sent. */
export function useStartTwoFactor() {
  return useMutation({ mutationFn: () => call(startTwoFactor) })
}

/** Gives the ten recovery codes, which are shown this once. Every other session ends. */
export function useEnableTwoFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(enableTwoFactor, { body: { code } }),
    onSuccess: () => refreshAll(client),
  })
}

export function useRenewCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(renewRecoveryCodes),
    onSuccess: () => void refreshTwoFactor(client),
  })
}

export function useDisableTwoFactor() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => call(disableTwoFactor), onSuccess: () => refreshAll(client) })
}

/** Takes back what somebody asked for by mail: two-factor sign-in stays on. */
export function useKeepTwoFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelTwoFactorReset),
    onSuccess: () => refreshTwoFactor(client),
  })
}

/** Turning it on or off ends the other sessions, and changes what this one may open. Not waited for. */
function refreshAll(client: QueryClient): void {
  void refreshTwoFactor(client)
  void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  void refreshUser(client)
}
