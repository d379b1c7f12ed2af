import { listJobs, retryJobs, type Job } from '#contracts/admin/jobs.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { toast } from '#web/ui/toast.tsx'
import { failedCount } from './job-words.ts'
import { JobList } from './job-list.tsx'
import { JobTable } from './job-table.tsx'
import { failedSentence, jobsTexts, loadFailed, retryToasts } from './messages.ts'

export const meta = () => [{ title: 'Jobs, Jubilee' }]

/** For admins: every kind of job, and what has failed put in line again. */
export default function JobsPage() {
  const jobs = useRead(listJobs)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>{jobsTexts.title}</h1>
        <p className="mt-2 max-w-text text-ink-2">{jobsTexts.lead}</p>
      </header>
      {jobs.data ? (
        <Jobs jobs={jobs.data} isLooking={jobs.isFetching} onLookAgain={() => void jobs.refetch()} />
      ) : jobs.isError ? (
        <LoadFailed {...loadFailed} reads={jobs} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

type JobsProps = { jobs: Job[]; isLooking: boolean; onLookAgain: () => void }

function Jobs({ jobs, isLooking, onLookAgain }: JobsProps) {
  const retry = useWrite(retryJobs, {
    onSuccess: ({ message }) => toast({ title: message }),
    onError: () => toast({ ...retryToasts.failed, variant: 'destructive' }),
    refreshesOnError: true,
  })
  const failed = failedCount(jobs)
  const retrying = retry.isPending ? retry.variables.params.name : null
  const shown = { jobs, retrying, onRetry: (name: string) => retry.mutate({ params: { name } }) }
  return (
    <Card className="md:p-6" aria-label="Kinds of jobs">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output>{failed === 0 ? jobsTexts.allWell : failedSentence(failed)}</output>
        <Button variant="quiet" size="small" busy={isLooking} onClick={onLookAgain}>
          {jobsTexts.lookAgain}
        </Button>
      </div>
      <JobTable {...shown} className="mt-4 max-lg:hidden" />
      <JobList {...shown} className="mt-2 lg:hidden" />
    </Card>
  )
}
