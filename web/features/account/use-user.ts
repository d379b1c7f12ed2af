import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { wipeDevice } from '#web/api/offline/wipe-device.ts'
import { browserStore } from '#web/api/storage/browser-store.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { queryFnOf } from '#web/api/query-client.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { decideRoute } from '#engine/access/routes.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const KNOWN_KEY = 'jubilee-known-here'

/**
 * Whether somebody signed in with this browser and has not signed out. The session cookie cannot be read by a
 * script; this spares a visitor's public page a call that would only answer 401. It grants nothing.
 */
export const signedInBefore = {
  isSet: (): boolean => browserStore.read(KNOWN_KEY) === '1' || browserStore.read('auth_token') !== null,
  set: (): void => browserStore.write(KNOWN_KEY, '1'),
}

// Written out, not read from the contract: the landing page need not load the schemas for one key.
const userQuery = {
  queryKey: lightKeys.user,
  queryFn: queryFnOf<User | null>({ on401: 'returnNull' }),
}

type UserState = {
  /** undefined while it is not known, null for a visitor */
  user: User | null | undefined
  isLoading: boolean
  /** the server could not be asked */
  isUnreachable: boolean
}

/** A page for visitors too. One in the frame of the person who opens it is drawn by the server with them, if they are signed in. */
const isForVisitors = (pathname: string) => decideRoute(pathname, null, '').isOpen

/** The signed-in person. A page for visitors asks the server only if somebody has signed in with this browser before. */
export function useUser(): UserState {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const enabled = isHydrated && (!isForVisitors(pathname) || signedInBefore.isSet())
  const { data, isError, isPending } = useQuery({ ...userQuery, enabled, retryOnMount: false })
  useEffect(() => {
    if (data === undefined) return
    if (data) signedInBefore.set()
    // A session that has ended meanwhile.
    else if (signedInBefore.isSet()) void wipeDevice()
    // Whoever signs in sees their account.
    if (data) privateMode.signedIn()
  }, [data])
  // What the server has drawn with is in the cache before this browser asks anything.
  if (!isHydrated && data === undefined) return { user: undefined, isLoading: true, isUnreachable: false }
  if (!enabled && data === undefined) return { user: null, isLoading: false, isUnreachable: false }
  return { user: data, isLoading: isPending, isUnreachable: isError && data === undefined }
}

/** Asks again who is signed in: after sign-in, or when the account changed. */
export async function refreshUser(queryClient: QueryClient): Promise<User | null> {
  dropEarlierAsking(queryClient)
  const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
  if (user) privateMode.signedIn()
  return user
}

/** Forgets the person and everything that was theirs, here and on the device. */
export function forgetUser(queryClient: QueryClient): void {
  void wipeDevice()
  dropEarlierAsking(queryClient)
  queryClient.removeQueries({ predicate: ({ queryKey }) => !keptWithoutUser.has(queryKey[0]) })
  queryClient.setQueryData(userQuery.queryKey, null)
}

/** A read from before the sign-in may be answered after it: on a slow line that answer would sign the person out. */
function dropEarlierAsking(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: userQuery.queryKey })
}

/** The answer about a mailed link lasts as long as its screen, which is about to close; a used link is not read again. */
const keptWithoutUser = new Set<unknown>([
  lightKeys.user[0],
  lightKeys.mode[0],
  lightKeys.passwordLink[0],
  lightKeys.emailLink[0],
])
