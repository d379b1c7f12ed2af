/** How the applicant's screens keep applications as they are now. Every write answers with the application. */
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

/** Puts an application as it is now in the place of what was known of it. */
export function takeApplication(client: QueryClient, taken: GrantApplication): void {
  client.setQueryData(queryKey, (known = []) =>
    known.some(({ id }) => id === taken.id)
      ? known.map((one) => (one.id === taken.id ? taken : one))
      : [taken, ...known],
  )
}

/** What is stored, where a write came too late (409). */
export function currentOf(current: unknown): GrantApplication | null {
  const isOne = typeof current === 'object' && current !== null && 'version' in current && 'status' in current
  return isOne ? (current as GrantApplication) : null
}

/** For a write of an application: what is stored then is shown, also where the write came too late. */
export function useTakeApplication() {
  const client = useQueryClient()
  return {
    onSuccess: (taken: GrantApplication) => takeApplication(client, taken),
    onError: (error: Error) => {
      const current = error instanceof ApiError ? currentOf(error.answer?.current) : null
      if (current) takeApplication(client, current)
    },
  }
}

/** Starts, and fills what is still empty with what was typed into the self-check. */
export function useStart() {
  return useMutation({
    ...useTakeApplication(),
    mutationFn: async (program: GrantProgram | null) => {
      const started = await call(startApplication, { body: { program } })
      const carried = emptyFieldsOf(started, checkMemory.read())
      checkMemory.forget()
      if (!carried) return started
      // The check's answers can be typed again: an application that is there is not held back for them.
      const [params, body] = [{ id: started.id }, { ...carried, version: started.version }]
      return call(saveApplication, { params, body }).catch(() => started)
    },
  })
}

/** A paper came or went: shown at once, before what is missing is asked for again. */
export function takeDocuments(
  client: QueryClient,
  id: string,
  change: (documents: GrantDocument[]) => GrantDocument[],
): void {
  client.setQueryData(queryKey, (known) =>
    known?.map((one) => (one.id === id ? { ...one, documents: change(one.documents) } : one)),
  )
}
