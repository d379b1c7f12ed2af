/** Where the person is signed in. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOneSession, endOtherSessions, listSessions } from '#contracts/account-security.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export const sessionsQuery = readOf(listSessions)

export function useSessions() {
  return useQuery(sessionsQuery)
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSuccess: useRefresh(),
  })
}

export function useEndOtherSessions() {
  return useMutation({ mutationFn: () => call(endOtherSessions), onSuccess: useRefresh() })
}
