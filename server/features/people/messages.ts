/** Messages to an admin after an act on an account. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  unknown: 'There is no such account. It may have been deleted.',
  oneself: 'This is your own account. Use your settings. Nothing was changed.',
  isDisabled: 'This account is disabled. Nothing was changed.',
  isOpen: 'This account is already open. Nothing was changed.',
  isVerified: 'This address is already confirmed. No email was sent.',
  notOn: 'Two-factor sign-in is off for this account. Nothing was changed.',
  mailedEnough: 'This person got five of these emails within an hour. Please wait. No email was sent.',
  helpMailed: 'The link is on its way to the owner. It works for one hour.',
  verificationMailed: 'The link is on its way to the owner. It works for one day.',
  resetStarted: 'We are emailing the owner. Their link works after a day, and they can stop it until then.',
  disabled: 'The account is disabled. Every session has ended.',
  enabled: 'The account is open again.',
}

export type English = typeof english
export const peopleTexts = bilingual(english, spanish)
