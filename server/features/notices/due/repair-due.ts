/**
 * Should a change be missed: who has something that a notice may be about and no moment for it is looked at as a sweep
 * would look, and only those for whom something is open, or comes on a day that is known, are brought back. Most have
 * none for good, such as everybody who has heard about their milestones.
 */
import type { AppParts } from '#server/http/app-parts.ts'
import { bringBack, listWithoutMoment } from './due-notices.queries.ts'
import { listWithOutlook } from './find-due.ts'
import type { Watch } from './find-due.ts'

type Page = { after: string; since: string; limit: number }

/** Repairs a page of people. Answers the last of it, how many there were, and how many were brought back. */
export async function repairDue(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  watches: Watch[],
  page: Page,
): Promise<{ last: string | null; count: number; broughtBack: number }> {
  const { last, count, found } = await listWithoutMoment(db, page)
  let broughtBack = 0
  for (const watch of watches) {
    const userIds = found.filter(({ kind }) => kind === watch.kind).map(({ userId }) => userId)
    if (userIds.length === 0) continue
    const missed = await listWithOutlook({ db, now: clock.now(), watch }, userIds)
    await bringBack(db, watch.kind, missed)
    broughtBack += missed.length
  }
  return { last, count, broughtBack }
}
