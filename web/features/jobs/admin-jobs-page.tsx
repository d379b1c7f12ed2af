import { listJobs, retryJobs, type Job } from '#contracts/admin/jobs.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import {
  failedSentence,
  jobCounts,
  jobsTexts,
  jobTableTexts as heads,
  loadFailed,
  retryToasts,
  runOutcomes,
} from './messages.ts'

export const meta = () => [{ title: jobsTexts.pageTitle }]

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
    <Card className="md:p-6" aria-label={jobsTexts.kinds}>
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
    <DataTable caption={heads.caption} className="mt-4 max-lg:hidden">
      <TableHead
        columns={[heads.job, heads.runs, heads.waiting, heads.running, heads.failed, heads.lastRun]}
        numeric={[heads.waiting, heads.running, heads.failed]}
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
    <ul className="mt-2 lg:hidden" aria-label={heads.caption}>
      {jobs.map((job) => (
        <li key={job.name} className="grid gap-1.5 border-t border-line py-4 first:border-t-0">
          <h2 className="text-base wrap-anywhere">{job.name}</h2>
          <p className="text-small text-ink-2">{job.summary}</p>
          <p className="text-small text-ink-2">{jobCounts({ ...job, schedule: scheduleOf(job) })}</p>
          <LastRun job={job} />
          <RetryButton job={job} isBusy={retrying === job.name} onRetry={onRetry} />
        </li>
      ))}
    </ul>
  )
}

/** When a kind last ran, and how it went. */
function LastRun({ job }: { job: Job }) {
  const outcome = job.lastRun?.outcome
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
      {outcome ? <Tag tone={outcomeTones[outcome]}>{runOutcomes[outcome]}</Tag> : null}
      {lastRunOf(job)}
    </span>
  )
}

const retryParts = { named: (words: string) => <span className="sr-only">{words}</span> }

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
      <MarkedText text={jobsTexts.retry(job.name)} parts={retryParts} />
    </Button>
  )
}

const outcomeTones: Record<NonNullable<Job['lastRun']>['outcome'], TagTone> = {
  done: 'good',
  running: 'plain',
  failed: 'warn',
}

/** 'every hour', or the text for jobs without a schedule. */
const scheduleOf = (job: Job) => job.schedule ?? jobsTexts.onRequest

const lastRunOf = ({ lastRun }: Job) =>
  lastRun === null ? jobsTexts.neverRan : formatInstant(lastRun.endedAt ?? lastRun.startedAt)
