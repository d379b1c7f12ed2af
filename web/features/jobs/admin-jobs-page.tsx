import { listJobs, retryJobs, type Job } from '#contracts/admin/jobs.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { failedSentence, jobsTexts, loadFailed, retryToasts } from './messages.ts'

export const meta = () => [{ title: 'Jobs, Jubilee' }]

/** For admins: every kind of job, with a retry of failed ones. */
export default function JobsPage() {
  const jobs = useRead(listJobs)
  return (
    <DeskPage title={jobsTexts.title} lead={jobsTexts.lead}>
      <Loaded read={jobs} {...loadFailed}>
        {(list) => <Jobs jobs={list} isLooking={jobs.isFetching} onLookAgain={() => void jobs.refetch()} />}
      </Loaded>
    </DeskPage>
  )
}

type JobsProps = { jobs: Job[]; isLooking: boolean; onLookAgain: () => void }

function Jobs({ jobs, isLooking, onLookAgain }: JobsProps) {
  const retry = useWrite(retryJobs, {
    onSuccess: ({ message }) => toast({ title: message }),
    onError: () => toast({ ...retryToasts.failed, variant: 'destructive' }),
    refreshesOnError: true,
  })
  const failed = jobs.reduce((sum, job) => sum + job.failed, 0)
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
      <JobTable {...shown} />
      <JobList {...shown} />
    </Card>
  )
}

type ShownJobs = {
  jobs: Job[]
  /** the kind whose failed jobs are being retried */
  retrying: string | null
  onRetry: (name: string) => void
}

/** On a wide screen: one row per kind. */
function JobTable({ jobs, retrying, onRetry }: ShownJobs) {
  return (
    <DataTable caption="Every kind of job" className="mt-4 max-lg:hidden">
      <TableHead
        columns={['Job', 'Runs', 'Waiting', 'Running', 'Failed', 'Last run']}
        numeric={['Waiting', 'Running', 'Failed']}
      />
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name} className="align-top">
            <RowHead className="max-w-80">
              {job.name}
              <span className="mt-0.5 block text-small font-normal text-ink-2">{job.summary}</span>
            </RowHead>
            <Cell>{scheduleOf(job)}</Cell>
            <Cell numeric>{job.queued}</Cell>
            <Cell numeric>{job.running}</Cell>
            <Cell numeric>{job.failed}</Cell>
            <Cell>
              <LastRun job={job} />
              <RetryButton job={job} isBusy={retrying === job.name} onRetry={onRetry} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** On a phone: one block per kind. */
function JobList({ jobs, retrying, onRetry }: ShownJobs) {
  return (
    <ul className="mt-2 lg:hidden" aria-label="Every kind of job">
      {jobs.map((job) => (
        <li key={job.name} className="grid gap-1.5 border-t border-line py-4 first:border-t-0">
          <h2 className="text-base wrap-anywhere">{job.name}</h2>
          <p className="text-small text-ink-2">{job.summary}</p>
          <p className="text-small text-ink-2">
            Runs {scheduleOf(job)}. {job.queued} waiting, {job.running} running, {job.failed} failed.
          </p>
          <LastRun job={job} />
          <RetryButton job={job} isBusy={retrying === job.name} onRetry={onRetry} />
        </li>
      ))}
    </ul>
  )
}

/** When a kind last ran, and how it went. */
function LastRun({ job }: { job: Job }) {
  const outcome = job.lastRun && outcomeWords[job.lastRun.outcome]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
      {outcome ? <Tag tone={outcome.tone}>{outcome.word}</Tag> : null}
      {lastRunOf(job)}
    </span>
  )
}

type RetryProps = { job: Job; isBusy: boolean; onRetry: (name: string) => void }

/** Only where something has failed. */
function RetryButton({ job, isBusy, onRetry }: RetryProps) {
  if (job.failed === 0) return null
  return (
    <Button
      variant="quiet"
      size="small"
      className="mt-1.5 justify-self-start"
      busy={isBusy}
      onClick={() => onRetry(job.name)}
    >
      {jobsTexts.retry}
      <span className="sr-only"> with {job.name}</span>
    </Button>
  )
}

const outcomeWords: Record<NonNullable<Job['lastRun']>['outcome'], { word: string; tone: TagTone }> = {
  done: { word: 'Done', tone: 'good' },
  running: { word: 'Running', tone: 'plain' },
  failed: { word: 'Failed', tone: 'warn' },
}

/** 'every hour', or the text for jobs without a schedule. */
const scheduleOf = (job: Job) => job.schedule ?? jobsTexts.onRequest

const lastRunOf = ({ lastRun }: Job) =>
  lastRun === null ? jobsTexts.neverRan : formatInstant(lastRun.endedAt ?? lastRun.startedAt)
