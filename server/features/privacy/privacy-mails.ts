/** The mails about a person's data and about leaving. */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'

type Recipient = { to: string; origin: string }

const toPrivacy = ({ origin }: Recipient, label: string) => ({
  label,
  url: `${origin}/settings?tab=privacy`,
})

/** The mail has no file and no secret link: whoever reads it still has to sign in. */
export function exportReadyMail(recipient: Recipient, day: string): Mail {
  return letter({
    to: recipient.to,
    subject: 'Your data is ready',
    blocks: [
      'The file with all your data is ready.',
      toPrivacy(recipient, 'Download it in Settings'),
      `It can be downloaded until ${day}. After that you can have a new one made at any time.`,
      'If you did not ask for it, change your password: somebody is signed in as you.',
    ],
  })
}

export function deletionAskedMail(recipient: Recipient, day: string): Mail {
  return letter({
    to: recipient.to,
    subject: 'Your account will be deleted',
    blocks: [
      `You asked us to delete your account. It goes on ${day}, and everything in it goes with it.`,
      'Until then nothing changes, and you can keep the account after all.',
      toPrivacy(recipient, 'Keep my account'),
      'If you did not ask for this, keep the account and change your password.',
    ],
  })
}

export function keptMail(recipient: Recipient): Mail {
  return letter({
    to: recipient.to,
    subject: 'Your account stays',
    blocks: ['Your account is not deleted. Everything in it is as it was.'],
  })
}

export function deletedMail({ to }: Pick<Recipient, 'to'>): Mail {
  return letter({
    to,
    subject: 'Your account is deleted',
    blocks: [
      'Your account and everything in it are deleted. Plans and monthly gifts have ended, and banks are unlinked.',
      'If you gave to the foundation, the amount stays in its public ledger, without your name.',
      'This is our last mail to you. We wish you well.',
    ],
  })
}
