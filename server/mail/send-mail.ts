/** Sends one mail that waits in line. Whatever goes wrong on the way there is tried again until the mail is too old. */
import type { AppParts, Mail } from '#server/http/app-parts.ts'
import { findMail, removeMail } from './mail.queries.ts'
import type { WaitingMail } from './mail.queries.ts'

/** Taken by the mail server and still in line, as the database went away in between: these must not leave again. */
const taken = new Set<string>()

type Outcome = 'sent' | 'too late' | 'to nobody'

async function deliver(parts: AppParts, waiting: WaitingMail): Promise<Outcome> {
  const { id, sealed, sendBy } = waiting
  if (taken.has(id)) return 'sent'
  if (sendBy <= parts.clock.now()) return 'too late'
  const mail = JSON.parse(parts.secrets.open(sealed, { userId: id, itemId: id })) as Mail
  if (mail.to === '') return 'to nobody'
  // The id is in the mail: a mailbox that gets it again, after a process was killed at the wrong moment, can tell.
  await parts.mailer.send({ ...mail, id })
  taken.add(id)
  return 'sent'
}

/** Throws when the mail could not leave; then it is still in line. */
export async function sendMail(parts: AppParts, mailId: string): Promise<void> {
  const waiting = await findMail(parts.db, mailId)
  if (waiting === undefined) return
  const outcome = await deliver(parts, waiting)
  await removeMail(parts.db, mailId)
  taken.delete(mailId)
  if (outcome === 'too late') parts.log.warn('mail.too_late', { mailId })
}
