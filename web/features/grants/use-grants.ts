/** The cache of the applicant's applications. Every write answers with the application. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { GrantDocument } from '#contracts/foundation/grant-documents.ts'
import {
  listApplications,
  saveApplication,
  startApplication,
  type GrantApplication,
} from '#contracts/foundation/grants.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { emptyFieldsOf } from './apply/application-form.ts'
import { checkMemory } from './apply/self-check-form.ts'

const { queryKey } = readOf(listApplications)

/**
 * Replaces an application in the cache, or adds it. A reading that is on its way may be from before the write: it is
 * ended and read again, or it would put the older application back.
 */
export function cacheApplication(client: QueryClient, taken: GrantApplication): void {
  client.setQueryData(queryKey, (known = []) =>
    known.some(({ id }) => id === taken.id)
      ? known.map((one) => (one.id === taken.id ? taken : one))
      : [taken, ...known],
  )
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}

/** The stored application in a 409's `current`, or null. */
export function currentOf(current: unknown): GrantApplication | null {
  const isOne = typeof current === 'object' && current !== null && 'version' in current && 'status' in current
  return isOne ? (current as GrantApplication) : null
}

/** Options for a write: caches the stored application, after a success and after a conflict. */
export function useApplicationCache() {
  const client = useQueryClient()
  return {
    onSuccess: (taken: GrantApplication) => cacheApplication(client, taken),
    onError: (error: Error) => {
      const current = error instanceof ApiError ? currentOf(error.answer?.current) : null
      if (current) cacheApplication(client, current)
    },
  }
}

/** Starts an application, and fills empty fields from the self-check. */
export function useStart() {
  return useMutation({
    ...useApplicationCache(),
    mutationFn: async (program: GrantProgram | null) => {
      const started = await call(startApplication, { body: { program } })
      const carried = emptyFieldsOf(started, checkMemory.read())
      checkMemory.forget()
      if (!carried) return started
      // Without the check's answers the application still works, so a failure here is ignored.
      const [params, body] = [{ id: started.id }, { ...carried, version: started.version }]
      return call(saveApplication, { params, body }).catch(() => started)
    },
  })
}

/** Updates the documents in the cache at once, before the application is read again. */
export function changeCachedDocuments(
  client: QueryClient,
  id: string,
  change: (documents: GrantDocument[]) => GrantDocument[],
): void {
  client.setQueryData(queryKey, (known) =>
    known?.map((one) => (one.id === id ? { ...one, documents: change(one.documents) } : one)),
  )
}
