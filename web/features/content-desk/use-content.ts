/** What the content desk reads and writes. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  dropContentDraft,
  getContent,
  getContentVersion,
  listContent,
  publishContent,
  restoreContent,
  saveContentDraft,
  type Content,
  type ContentBody,
} from '#contracts/admin-content.ts'
import { listOfferVisits } from '#contracts/offers.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export type Place = { kind: string; id: string }

export function useContentList() {
  return useQuery({ ...readOf(listContent), refetchOnMount: 'always' })
}

export function useContent(place: Place) {
  return useQuery({ ...readOf(getContent, { params: place }), refetchOnMount: 'always' })
}

export function useVersion(place: Place, version: number | null) {
  return useQuery({
    ...readOf(getContentVersion, { params: { ...place, version: String(version) } }),
    enabled: version !== null,
  })
}

export function useOfferVisits() {
  return useQuery({ ...readOf(listOfferVisits), refetchOnMount: 'always' })
}

/** Shows an answer of the desk at once; whatever shows this content to people is read anew. */
function useKeep(place: Place) {
  const client = useQueryClient()
  return (content: Content) => {
    client.setQueryData(readOf(getContent, { params: place }).queryKey, content)
    for (const path of ['/api/articles', '/api/content/offers', '/api/content/foundation', '/api/dashboard'])
      void client.invalidateQueries({ queryKey: [path] })
  }
}

export function useSaveDraft(place: Place) {
  const keep = useKeep(place)
  return useMutation({
    mutationFn: (body: { revision: number; body: ContentBody }) =>
      call(saveContentDraft, { params: place, body }),
    onSuccess: keep,
  })
}

export function useDropDraft(place: Place) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dropContentDraft, { params: place }),
    onSuccess: () => client.invalidateQueries({ queryKey: readOf(getContent, { params: place }).queryKey }),
  })
}

export function usePublish(place: Place) {
  const keep = useKeep(place)
  return useMutation({
    mutationFn: (body: { revision: number; note: string }) => call(publishContent, { params: place, body }),
    onSuccess: keep,
  })
}

export function useRestore(place: Place) {
  const keep = useKeep(place)
  return useMutation({
    mutationFn: (body: { version: number; note: string }) => call(restoreContent, { params: place, body }),
    onSuccess: keep,
  })
}
