/** What waits for an admin, gathered from the calls of its sections. */
import { listGrantQueue } from '#contracts/foundation/grants-desk.ts'
import { listJobs } from '#contracts/admin/jobs.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { deskTexts, failedJobs, waitingGrants } from './messages.ts'

export type Waiting = { to: string; section: string; text: string }

/** Undefined until every answer is there. What could not be read says so, and leads to its section. */
export function useWaiting(): Waiting[] | undefined {
  const jobs = useRead(listJobs, {}, { refetchOnMount: 'always' })
  const grants = useRead(listGrantQueue, {}, { refetchOnMount: 'always' })
  if (jobs.isPending || grants.isPending) return undefined
  return [
    grantsWaiting(grants.data?.applications.length),
    jobsWaiting(jobs.data?.reduce((sum, { failed }) => sum + failed, 0)),
  ].filter((one) => one !== null)
}

function grantsWaiting(count: number | undefined): Waiting | null {
  if (count === 0) return null
  return {
    to: paths.adminGrants,
    section: 'Grants',
    text: count === undefined ? deskTexts.notKnown : waitingGrants(count),
  }
}

function jobsWaiting(failed: number | undefined): Waiting | null {
  if (failed === 0) return null
  return {
    to: paths.adminJobs,
    section: 'Jobs',
    text: failed === undefined ? deskTexts.notKnown : failedJobs(failed),
  }
}
