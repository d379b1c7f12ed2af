/** Texts of the people screens. */
export const peopleTexts = {
  title: 'People',
  lead: 'Find an account, see its plan and its sign-in, and help its owner get in. What people keep here is theirs: no debts, amounts, papers or chats are shown.',
  search: 'Search',
  searchLabel: 'Email address, name or id',
  more: 'Show more',
  none: 'Nobody was found. Check the spelling.',
  loadFailed: 'People could not be loaded.',
  personFailed: 'This account could not be loaded.',
  unknown: 'There is no such account.',
  unknownText: 'It may have been deleted. Nothing was changed.',
  back: 'All people',
  help: 'Help with signing in',
  oneself: 'This is your own account. Use your settings.',
  refusedSince: 'since',
  reason: 'Why',
  reasonHint: 'It stands in the audit log. Do not write names, addresses or amounts.',
  notDone: 'This was not done.',
}

export type PersonActName = 'help' | 'verification' | 'twoFactor' | 'disable' | 'enable'

type ActWords = { button: string; title: string; text: string; tone: 'primary' | 'danger' }

export const actWords: Record<PersonActName, ActWords> = {
  help: {
    button: 'Mail a link to a new password',
    title: 'Mail a link to a new password?',
    text: 'The link goes to the owner’s address and works for one hour. You do not see it.',
    tone: 'primary',
  },
  verification: {
    button: 'Mail the confirmation again',
    title: 'Mail the confirmation again?',
    text: 'The link goes to the owner’s address and works for one day.',
    tone: 'primary',
  },
  twoFactor: {
    button: 'Turn two-factor sign-in off',
    title: 'Begin to turn two-factor sign-in off?',
    text: 'The owner gets a mail now. The link in it works after one day, and the owner can stop it until then.',
    tone: 'danger',
  },
  disable: {
    button: 'Disable this account',
    title: 'Disable this account?',
    text: 'Every session ends at once, and nobody can sign in. Nothing is deleted, and you can enable it again.',
    tone: 'danger',
  },
  enable: {
    button: 'Enable this account',
    title: 'Enable this account?',
    text: 'The owner can sign in again. Everything is as they left it.',
    tone: 'primary',
  },
}
