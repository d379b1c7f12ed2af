import { LastRun, RetryButton } from './job-parts.tsx'
import type { ShownJobs } from './job-table.tsx'
import { scheduleOf } from './job-words.ts'

/** On a phone: one block a kind. */
export function JobList({ jobs, retrying, onRetry, className }: ShownJobs) {
  return (
    <ul className={className} aria-label="Every kind of job">
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
