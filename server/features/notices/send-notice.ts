/** Sends a notice once: it is claimed and queued together. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { claimNotices } from './notices.queries.ts'
import type { Reader } from './notices.queries.ts'
import type { NoticeKind } from './notices.table.ts'
import type { NoticeSetting } from '#contracts/account/notices.ts'
import type { Recipient } from './notice-mails.ts'
import { makeStopLink } from './stop-link.ts'

/** The parts that whatever sends a notice uses. */
export type NoticeParts = Pick<AppParts, 'db' | 'clock' | 'jobs' | 'secrets' | 'log'>

type Notice = { userId: string; kind: NoticeKind; about: string[] }

/** Queues the mail that `write` makes of those notices that are not claimed yet. */
export async function sendOnce(
  parts: NoticeParts,
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

/** The recipient data that every notice needs; `setting` is the one that the mail's own link turns off. */
export function recipientOf(
  { secrets }: Pick<AppParts, 'secrets'>,
  reader: Reader,
  { origin, setting }: { origin: string; setting: NoticeSetting },
): Recipient {
  const stop = makeStopLink(secrets, origin, { userId: reader.id, setting })
  return { to: reader.email, origin, stop, settings: reader.settings }
}
