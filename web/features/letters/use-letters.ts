/** What the letters read and write, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import {
  createCase,
  deleteCase,
  letterPdf,
  listCases,
  updateCase,
  writeCollectorLetter,
  writeDisputeLetter,
} from '#contracts/letters.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export function useWriteDispute() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof writeDisputeLetter>) => call(writeDisputeLetter, { body }),
  })
}

export function useWriteToCollector() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof writeCollectorLetter>) => call(writeCollectorLetter, { body }),
  })
}

export function useLetterPdf() {
  return useMutation({ mutationFn: (text: string) => call(letterPdf, { body: { text } }) })
}

export function useCases() {
  return useQuery(readOf(listCases))
}

// The order is the server's: it is read again after every write.
function refresh(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: readOf(listCases).queryKey })
}

export function useCreateCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createCase>) => call(createCase, { body }),
    onSuccess: () => refresh(client),
  })
}

export function useUpdateCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyInputOf<typeof updateCase> }) =>
      call(updateCase, { params: { id }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useDeleteCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteCase, { params: { id } }),
    onSuccess: () => refresh(client),
  })
}
