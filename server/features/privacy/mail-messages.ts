/** The words of the mails about a person's data and about leaving. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './mail-messages.es.ts'

const english = {
  exportReady: {
    subject: 'Your data is ready',
    lead: 'The file with all your data is ready.',
    label: 'Download it in Settings',
    until: (day: string) =>
      `You can download it until ${day}. After that you can have a new one made at any time.`,
    notYou: 'If you did not ask for it, change your password: somebody is signed in as you.',
  },
  deletionAsked: {
    subject: 'Your account will be deleted',
    lead: (day: string) =>
      `You asked us to delete your account. It will be deleted on ${day}, with everything in it.`,
    until: 'Until then nothing changes, and you can still keep the account.',
    label: 'Keep my account',
    notYou: 'If you did not ask for this, keep the account and change your password.',
  },
  kept: {
    subject: 'Your account stays',
    lead: 'Your account is not deleted. Everything in it is as it was.',
  },
  deleted: {
    subject: 'Your account is deleted',
    lines: [
      'Your account and everything in it are deleted. Plans and monthly gifts have ended, and banks are unlinked.',
      'If you gave to the foundation, the amount stays in its public ledger, without your name.',
      'This is our last email to you. We wish you well.',
    ],
  },
}

export type English = typeof english
export const privacyMailTexts = bilingual(english, spanish)
