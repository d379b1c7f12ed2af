/** Jobs as an admin sees them. */
import { listJobs, retryJobs } from '#contracts/admin/jobs.ts'
import { notFound } from '#server/errors.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { kindInWords } from './kind-words.ts'
import { jobTexts } from './messages.ts'
import { countJobs, lastRuns } from './jobs.queries.ts'

const none = { queued: 0, running: 0, failed: 0 }

export function mountJobs(app: App): void {
  mount(app, listJobs, async ({ parts }) => {
    const names = parts.jobs.kinds.map(({ name }) => name)
    const [counts, runs] = await Promise.all([countJobs(parts.pool, names), lastRuns(parts.pool, names)])
    return parts.jobs.kinds.map((kind) => ({
      name: kind.name,
      ...kindInWords(kind),
      ...(counts.get(kind.name) ?? none),
      lastRun: runs.get(kind.name) ?? null,
    }))
  })
  mount(app, retryJobs, async ({ params, parts, user }) => {
    if (!parts.jobs.kinds.some((kind) => kind.name === params.name)) throw notFound()
    const count = await parts.jobs.retryFailed(params.name)
    // The queue has connections of its own, so this follows it: what was tried again is written down, once it was.
    if (count > 0)
      await recordAuditEvent(parts.db, {
        adminId: user.id,
        act: 'jobs.retry',
        subject: params.name,
        summary:
          count === 1
            ? actSummary('jobRetried', { job: params.name })
            : actSummary('jobsRetried', { count, job: params.name }),
      })
    parts.log.info('admin.jobs_retried', { userId: user.id, job: params.name, count })
    return { message: jobTexts().retried(count) }
  })
}
