/** Texts of the people screens. */
import type { AdminPerson } from '#contracts/admin/people.ts'
import { plural } from '#web/format/amounts.ts'

export const peopleTexts = {
  pageTitle: 'People, Jubilee',
  title: 'People',
  lead: 'Find an account, see its plan and its sign-in, and help its owner get in. What people keep here is theirs: no debts, amounts, papers or chats are shown.',
  find: 'Find people',
  search: 'Search',
  searchLabel: 'Email address, name or id',
  found: 'People found',
  count: (people: number, isMore: boolean) =>
    isMore
      ? `${people} and more people, the newest first`
      : `${plural(people, 'person', 'people')}, the newest first`,
  since: (email: string, day: string) => `${email}, since ${day}`,
  more: 'Show more',
  none: 'Nobody was found. Check the spelling.',
  loadFailed: 'People could not be loaded.',
}

export const personTexts = {
  failed: 'This account could not be loaded.',
  unknown: 'There is no such account.',
  unknownText: 'It may have been deleted. Nothing was changed.',
  back: 'All people',
  account: 'Account',
  plan: 'Plan',
  paidUntil: 'Paid until',
  since: 'Account since',
  confirmed: 'Email confirmed',
  isConfirmed: (isConfirmed: boolean) => (isConfirmed ? 'yes' : 'no'),
  bounces: 'Email does not arrive',
  bouncesSince: (instant: string, code: string | null) => `since ${instant} (${code})`,
  twoFactor: 'Two-factor sign-in',
  isOn: (isOn: boolean) => (isOn ? 'on' : 'off'),
  sessions: 'Signed in on',
  devices: (devices: number) => plural(devices, 'device'),
  disputed: 'Payment disputed',
  disabledSince: 'Disabled since',
  id: 'Id',
  help: 'Help with signing in',
  oneself: 'This is your own account. Use your settings.',
  reason: 'Why',
  reasonHint: 'It will stand in the audit log. Do not write names, addresses or amounts.',
  notDone: 'This was not done.',
}

const statuses: Record<AdminPerson['subscriptionStatus'], string> = {
  free: 'Free',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  paused: 'Paused',
}

export const tagTexts = {
  status: statuses,
  planAndStatus: (plan: string, status: string) => `${plan}, ${status.toLowerCase()}`,
  admin: 'Admin',
  disputed: 'Payment disputed',
  disabled: 'Disabled',
}

export type PersonActName = 'help' | 'verification' | 'twoFactor' | 'disable' | 'enable'

type ActWords = { button: string; title: string; text: string }

export const actWords: Record<PersonActName, ActWords> = {
  help: {
    button: 'Email a link to set a new password',
    title: 'Email a link to set a new password?',
    text: 'The link goes to the owner’s address and works for one hour. You do not see it.',
  },
  verification: {
    button: 'Send the confirmation email again',
    title: 'Send the confirmation email again?',
    text: 'The link goes to the owner’s address and works for one day.',
  },
  twoFactor: {
    button: 'Turn two-factor sign-in off',
    title: 'Start turning two-factor sign-in off?',
    text: 'The owner gets an email now. The link in it works after one day, and the owner can stop it until then.',
  },
  disable: {
    button: 'Disable this account',
    title: 'Disable this account?',
    text: 'Every session ends at once, and nobody can sign in. Nothing is deleted, and you can enable it again.',
  },
  enable: {
    button: 'Enable this account',
    title: 'Enable this account?',
    text: 'The owner can sign in again. Everything is as they left it.',
  },
}
