/** The mails about a person's data and about leaving. */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { privacyMailTexts } from './mail-messages.ts'

type Recipient = { to: string; origin: string }

const toPrivacy = ({ origin }: Recipient, label: string) => ({
  label,
  url: `${origin}/settings?tab=privacy`,
})

/** The mail has no file and no secret link: whoever reads it still has to sign in. */
export function exportReadyMail(recipient: Recipient, day: string): Mail {
  const { subject, lead, label, until, notYou } = privacyMailTexts().exportReady
  const blocks = [lead, toPrivacy(recipient, label), until(day), notYou]
  return letter({ to: recipient.to, subject, blocks })
}

export function deletionAskedMail(recipient: Recipient, day: string): Mail {
  const { subject, lead, until, label, notYou } = privacyMailTexts().deletionAsked
  const blocks = [lead(day), until, toPrivacy(recipient, label), notYou]
  return letter({ to: recipient.to, subject, blocks })
}

export function keptMail({ to }: Recipient): Mail {
  const { subject, lead } = privacyMailTexts().kept
  return letter({ to, subject, blocks: [lead] })
}

export function deletedMail({ to }: Pick<Recipient, 'to'>): Mail {
  const { subject, lines } = privacyMailTexts().deleted
  return letter({ to, subject, blocks: [...lines] })
}
