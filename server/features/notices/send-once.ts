/** A notice leaves once: it is claimed before the mail and given up only if the mail did not leave. */
import type { AppParts, Mail } from '#server/http/app-parts.ts'
import { claimNotices, releaseNotices } from './notices.queries.ts'
import type { NoticeKind } from './notices.table.ts'

type Notice = { userId: string; kind: NoticeKind; about: string[] }

/**
 * Mails what `write` makes of those notices that nobody has claimed. A process that is killed between the claim and
 * the mail loses that mail: better than the same mail twice.
 */
export async function sendOnce(
  parts: AppParts,
  notice: Notice,
  write: (claimed: Set<string>) => Mail,
): Promise<void> {
  if (notice.about.length === 0) return
  const claimed = await claimNotices(parts.db, notice, parts.clock.now())
  if (claimed.length === 0) return
  try {
    await parts.mailer.send(write(new Set(claimed)))
  } catch (error) {
    await releaseNotices(parts.db, { ...notice, about: claimed })
    throw error
  }
  parts.log.info('notice.sent', { userId: notice.userId, kind: notice.kind, count: claimed.length })
}
