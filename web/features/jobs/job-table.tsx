import type { Job } from '#contracts/admin/jobs.ts'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/data-table.tsx'
import { LastRun, RetryButton } from './job-parts.tsx'
import { scheduleOf } from './job-words.ts'

export type ShownJobs = {
  jobs: Job[]
  /** the kind whose failed jobs are being put in line */
  retrying: string | null
  onRetry: (name: string) => void
  className?: string
}

/** On a wide screen: one line a kind. */
export function JobTable({ jobs, retrying, onRetry, className }: ShownJobs) {
  return (
    <DataTable caption="Every kind of job" {...(className !== undefined && { className })}>
      <thead>
        <tr>
          <HeadCell>Job</HeadCell>
          <HeadCell>Runs</HeadCell>
          <HeadCell numeric>Waiting</HeadCell>
          <HeadCell numeric>Running</HeadCell>
          <HeadCell numeric>Failed</HeadCell>
          <HeadCell>Last run</HeadCell>
        </tr>
      </thead>
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
