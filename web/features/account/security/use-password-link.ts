import { useQuery } from '@tanstack/react-query'
import { readPasswordLink } from '#contracts/account/password-reset.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'

/** What the mailed link opens. It stays usable. */
export function usePasswordLink(token: string) {
  return useQuery({
    queryKey: ['password-link', token],
    queryFn: () => call(readPasswordLink, { body: { token } }),
    gcTime: 0,
  })
}

/** The link itself is over: asking again does not help. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
