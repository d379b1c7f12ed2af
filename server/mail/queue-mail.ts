/** The one way in which mail is sent: put in line in the transaction of its cause. A job sends it. */
import { randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts, Mail } from '#server/http/app-parts.ts'
import { sendMailJob } from './mail.jobs.ts'
import { insertMails } from './mail.queries.ts'

const DAY_MS = 86_400_000
/** how long a mail server may be away before nobody waits for the mail any more */
const SENT_WITHIN_MS = 3 * DAY_MS
const NOTICE_WITHIN_MS = DAY_MS
/** a person who waits for a link comes before news for everybody */
const PRIORITY = 10

export type OutgoingMail = {
  /** to '': it is put in line as any other and goes to nobody, so that an answer takes as long as for a known address */
  mail: Mail
  /** when it is of no use any more, such as the end of the link in it; three days unless given, one for a notice */
  sendBy?: Date
  /** one that people can turn off */
  isNotice?: boolean
}

type Parts = Pick<AppParts, 'jobs' | 'secrets' | 'clock'>

/** Puts mails in line, in the caller's transaction: they leave if and only if it is kept. */
export async function queueMails(parts: Parts, tx: Executor, outgoing: OutgoingMail[]): Promise<void> {
  if (outgoing.length === 0) return
  const now = parts.clock.now().getTime()
  const rows = outgoing.map(({ mail, sendBy, isNotice = false }) => {
    const id = randomUUID()
    return {
      id,
      sealed: parts.secrets.seal(JSON.stringify(mail), { userId: id, itemId: id }),
      isNotice,
      sendBy: sendBy ?? new Date(now + (isNotice ? NOTICE_WITHIN_MS : SENT_WITHIN_MS)),
    }
  })
  await insertMails(tx, rows)
  for (const { id, isNotice } of rows)
    await parts.jobs.add(sendMailJob, { mailId: id }, { tx, priority: isNotice ? 0 : PRIORITY })
}

export const queueMail = (parts: Parts, tx: Executor, outgoing: OutgoingMail): Promise<void> =>
  queueMails(parts, tx, [outgoing])
