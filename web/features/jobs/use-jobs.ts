/** What the jobs screen reads and writes. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listJobs, retryJobs } from '#contracts/jobs.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { toast } from '#web/ui/toast.tsx'
import { retryToasts } from './messages.ts'

const jobs = readOf(listJobs)

export function useJobs() {
  return useQuery(jobs)
}

/** Puts the failed jobs of a kind in line again, and says how many. */
export function useRetryJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(retryJobs, { params: { name } }),
    onSuccess: ({ message }) => toast({ title: message }),
    onError: () => toast({ ...retryToasts.failed, variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: jobs.queryKey }),
  })
}
