/** What the applicant's screens read and write. Every write answers with the application as it is then. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { removeDocument, type GrantDocument } from '#contracts/grant-documents.ts'
import {
  answerQuestion,
  appealRefusal,
  checkEligibility,
  listApplications,
  mailApplicationLink,
  saveApplication,
  startApplication,
  submitApplication,
  withdrawApplication,
  type GrantApplication,
} from '#contracts/grants.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { emptyFieldsOf } from './application-form.ts'
import { checkMemory } from './check-memory.ts'

const applications = readOf(listApplications)

/** All of the person's applications, newest first. Somebody else works on them: they are read anew with the screen. */
export function useApplications() {
  return useQuery({ ...applications, refetchOnMount: 'always' })
}

/** Puts an application as it is now in the place of what was known of it. */
export function takeApplication(client: QueryClient, taken: GrantApplication): void {
  client.setQueryData<GrantApplication[]>(applications.queryKey, (known = []) =>
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

function useWrite<Input>(send: (input: Input) => Promise<GrantApplication>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (taken) => takeApplication(client, taken),
    onError: (error) => {
      const current = error instanceof ApiError ? currentOf(error.answer?.current) : null
      if (current) takeApplication(client, current)
    },
  })
}

export function useCheck() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof checkEligibility>) => call(checkEligibility, { body }),
  })
}

/** Starts, and fills what is still empty with what was typed into the self-check. */
export function useStart() {
  return useWrite(async (program: GrantProgram | null) => {
    const started = await call(startApplication, { body: { program } })
    const carried = emptyFieldsOf(started, checkMemory.read())
    checkMemory.forget()
    if (!carried) return started
    // The check's answers can be typed again: an application that is there is not held back for them.
    return sendFields({ id: started.id, body: { ...carried, version: started.version } }).catch(() => started)
  })
}

type Saving = { id: string; body: BodyInputOf<typeof saveApplication> }

/** Keeps what was filled in; whoever calls it takes the answer. */
export function sendFields({ id, body }: Saving): Promise<GrantApplication> {
  return call(saveApplication, { params: { id }, body })
}

export function useMailLink() {
  return useMutation({ mutationFn: (id: string) => call(mailApplicationLink, { params: { id }, body: {} }) })
}

type Sending = { id: string; version: number; consentVersion: string }

export function useSubmit() {
  return useWrite(({ id, ...body }: Sending) =>
    call(submitApplication, { params: { id }, body: { ...body, agreed: true, isTrue: true } }),
  )
}

type Text = { id: string; text: string; version: number }

export function useAnswer() {
  return useWrite(({ id, ...body }: Text) => call(answerQuestion, { params: { id }, body }))
}

export function useAppeal() {
  return useWrite(({ id, ...body }: Text) => call(appealRefusal, { params: { id }, body }))
}

export function useWithdraw() {
  return useWrite(({ id, version }: { id: string; version: number }) =>
    call(withdrawApplication, { params: { id }, body: { version } }),
  )
}

/** A paper came or went: shown at once, and what is missing is asked for again. */
export function takeDocuments(
  client: QueryClient,
  id: string,
  change: (documents: GrantDocument[]) => GrantDocument[],
): Promise<void> {
  client.setQueryData<GrantApplication[]>(applications.queryKey, (known) =>
    known?.map((one) => (one.id === id ? { ...one, documents: change(one.documents) } : one)),
  )
  return client.invalidateQueries({ queryKey: applications.queryKey })
}

export function useRemoveDocument(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (documentId: string) => call(removeDocument, { params: { id, documentId } }),
    onSuccess: (_answer, documentId) =>
      takeDocuments(client, id, (documents) => documents.filter((one) => one.id !== documentId)),
  })
}
