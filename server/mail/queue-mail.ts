/** The one way to send mail: it is queued in the transaction of its cause, and a job sends it. */
import { randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { sendMailJob } from './mail.jobs.ts'
import { insertMail } from './mail.queries.ts'

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

/** Queues a mail in the caller's transaction: it is sent if and only if that commits. */
export async function queueMail(
  { jobs, secrets, clock }: Pick<AppParts, 'jobs' | 'secrets' | 'clock'>,
  tx: Executor,
  { mail, sendBy, isNotice = false }: OutgoingMail,
): Promise<void> {
  const id = randomUUID()
  const withinMs = isNotice ? NOTICE_WITHIN_MS : SENT_WITHIN_MS
  await insertMail(tx, {
    id,
    sealed: secrets.seal(JSON.stringify(mail), { userId: id, itemId: id }),
    isNotice,
    sendBy: sendBy ?? new Date(clock.now().getTime() + withinMs),
  })
  await jobs.add(sendMailJob, { mailId: id }, { tx, priority: isNotice ? 0 : PRIORITY })
}
