import type { Job } from '#contracts/admin/jobs.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { lastRunOf, outcomeWords } from './job-words.ts'
import { jobsTexts } from './messages.ts'

/** When a kind last ran, and how it went. */
export function LastRun({ job }: { job: Job }) {
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
export function RetryButton({ job, isBusy, onRetry }: RetryProps) {
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
