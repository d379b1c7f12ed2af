/** A notice leaves once: it is claimed and put in line together. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { claimNotices } from './notices.queries.ts'
import type { NoticeKind } from './notices.table.ts'

type Notice = { userId: string; kind: NoticeKind; about: string[] }

/** Puts what `write` makes of those notices that nobody has claimed in line. */
export async function sendOnce(
  parts: AppParts,
  notice: Notice,
  write: (claimed: Set<string>) => Mail,
): Promise<void> {
  if (notice.about.length === 0) return
  const count = await parts.db.transaction(async (tx) => {
    const claimed = await claimNotices(tx, notice, parts.clock.now())
    if (claimed.length > 0) await queueMail(parts, tx, { mail: write(new Set(claimed)), isNotice: true })
    return claimed.length
  })
  if (count > 0) parts.log.info('notice.queued', { userId: notice.userId, kind: notice.kind, count })
}
