/** Messages to an admin after an act on an account. */
export const peopleTexts = {
  unknown: 'There is no such account. It may have been deleted.',
  oneself: 'This is your own account. Use your settings. Nothing was changed.',
  isDisabled: 'This account is disabled. Nothing was changed.',
  isOpen: 'This account is open already. Nothing was changed.',
  isVerified: 'This address is confirmed already. Nothing was mailed.',
  notOn: 'Two-factor sign-in is off for this account. Nothing was changed.',
  mailedEnough: 'This person got five of these mails within an hour. Please wait. Nothing was mailed.',
  helpMailed: 'The link is on its way to the owner. It works for one hour.',
  verificationMailed: 'The link is on its way to the owner. It works for one day.',
  resetStarted: 'The owner was told. Their link works after a day, and they can stop it until then.',
  disabled: 'The account is disabled. Every session has ended.',
  enabled: 'The account is open again.',
} as const
