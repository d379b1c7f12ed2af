/** Product news at the desk: what was sent, and sending. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { listNews, sendNews } from '#contracts/news.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

const news = readOf(listNews)

export function useNews() {
  return useQuery(news)
}

export function useSendNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof sendNews>) => call(sendNews, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: news.queryKey }),
  })
}
