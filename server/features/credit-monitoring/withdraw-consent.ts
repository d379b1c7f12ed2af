/** Takes the consent back: here at once, and at the bureaus as soon as they can be reached. */
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { tellWithdrawal } from './credit-monitoring.jobs.ts'
import { endConsents } from './credit-monitoring.queries.ts'

/** Scores and the words of the consent stay. Without a consent it changes nothing. */
export async function withdrawConsent(
  { db, clock, jobs }: Pick<AppParts, 'db' | 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const ended = await endConsents(tx, userId, clock.now())
    if (ended !== undefined) await jobs.add(tellWithdrawal, { memberId: ended.memberId }, { tx })
  })
}
