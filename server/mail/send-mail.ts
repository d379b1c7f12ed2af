/**
 * Sends one mail that waits in line. What goes wrong on the way is tried again until the mail is too old; what the mail
 * server refuses for good is not, and an address that it knows nobody at is marked.
 */
import type { AppParts } from '#server/http/app-parts.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { MailRefused } from '#server/ports/mail/mail-refused.ts'
import { clearRefused, findMail, isRefused, markRefused, removeMail } from './mail.queries.ts'
import type { WaitingMail } from './mail.queries.ts'

/** Accepted by the mail server and still queued, as the database went away in between: these must not be sent again. */
const taken = new Set<string>()

type Outcome = 'sent' | 'refused' | 'too late' | 'address refused before' | 'to nobody'

/** Notices do not go where mail does not arrive. Any other mail is tried once: the address may be good again. */
async function whyNot(parts: AppParts, mail: Mail, waiting: WaitingMail): Promise<Outcome | null> {
  if (waiting.sendBy <= parts.clock.now()) return 'too late'
  if (mail.to === '') return 'to nobody'
  return waiting.isNotice && (await isRefused(parts.db, mail.to)) ? 'address refused before' : null
}

async function send(
  { mailer, log }: Pick<AppParts, 'mailer' | 'log'>,
  mail: Mail & { id: string },
): Promise<MailRefused | null> {
  if (taken.has(mail.id)) return null
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.warn('mail.refused', { mailId: mail.id, code: error.code })
    return error
  }
  taken.add(mail.id)
  return null
}

/** Throws when the mail could not be sent; then it is still queued. */
export async function sendMail(parts: AppParts, mailId: string): Promise<void> {
  const { db, clock, log, metrics, secrets } = parts
  const waiting = await findMail(db, mailId)
  if (waiting === undefined) return
  const mail = JSON.parse(secrets.open(waiting.sealed, { userId: mailId, itemId: mailId })) as Mail
  const skipped = await whyNot(parts, mail, waiting)
  // The id is in the mail: a mailbox that gets it again, after a process was killed at the wrong moment, can tell.
  const refusal = skipped === null ? await send(parts, { ...mail, id: mailId }) : null
  await db.transaction(async (tx) => {
    await removeMail(tx, mailId)
    if (refusal?.isAddress) await markRefused(tx, mail.to, { at: clock.now(), code: refusal.code })
    if (skipped === null && refusal === null) await clearRefused(tx, mail.to)
  })
  taken.delete(mailId)
  metrics.mails.inc({ outcome: skipped ?? (refusal === null ? 'sent' : 'refused') })
  if (skipped === 'too late') log.warn('mail.too_late', { mailId })
}
