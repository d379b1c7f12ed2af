/** What the library screens read and write. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getArticle,
  getReadingProgress,
  listArticles,
  saveArticleProgress,
  type ReadingProgress,
} from '#contracts/articles.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export function useArticles() {
  return useQuery(readOf(listArticles))
}

export function useArticle(id: string) {
  return useQuery(readOf(getArticle, { params: { id } }))
}

export function useReadingProgress() {
  return useQuery(readOf(getReadingProgress))
}

/** The ids of what was read; empty while it is not known. */
export function useReadIds(): ReadonlySet<string> {
  const { data } = useReadingProgress()
  return new Set(data?.read.map(({ articleId }) => articleId))
}

/** Shows an answer about progress on every screen that is open. */
export function useKeepProgress(): (progress: ReadingProgress) => void {
  const client = useQueryClient()
  return (progress) => client.setQueryData(readOf(getReadingProgress).queryKey, progress)
}

export type ReadingReport = { id: string; isRead: boolean; seconds: number }

export function useSaveProgress() {
  const keep = useKeepProgress()
  return useMutation({
    mutationFn: ({ id, ...body }: ReadingReport) => call(saveArticleProgress, { params: { id }, body }),
    onSuccess: keep,
  })
}
