/** Every text of private mode. */
import { plural } from '#web/format/amounts.ts'

export const tryHere = 'Try it here, without an account'

export const keptHere = {
  label: 'Kept on this device',
  text: 'Kept on this device only. If you clear this browser’s data, it is gone.',
  save: 'Save a file',
  leave: 'Leave',
  notSaved: { title: 'The file was not made', description: 'Nothing was changed. Please try again.' },
}

export const leaving = {
  title: 'Leave, and remove what you entered?',
  description:
    'Your debts and goals are on this device only. They are removed from it for good. Save a file first if you want to keep them.',
  confirm: 'Remove and leave',
  cancel: 'Stay',
  failed: 'Nothing was removed. Please try again.',
}

/** Beside the form of a new account, while private mode is on. */
export const comesAlong = 'What was entered on this device without an account comes along.'

/** After signing in. */
export const carryOver = {
  label: 'Entered without an account',
  text: ({ things, lastChanged }: { things: string; lastChanged: string | null }) =>
    `Entered on this device without an account: ${things}.${lastChanged === null ? '' : ` Last changed ${lastChanged}.`} If that was you, bring them in.`,
  debts: (count: number, balance: string) => `${plural(count, 'debt')}, ${balance} in all`,
  goals: (count: number) => plural(count, 'goal'),
  unread: 'Debts or goals were entered on this device without an account. If that was you, bring them in.',
  coming: 'Bringing what you entered into your account…',
  bring: 'They are mine: bring them in',
  leave: 'Not mine: leave them',
  remove: 'Remove them',
  failed: 'They did not come along yet. They are still on this device. Please try again.',
  done: {
    title: 'Everything came along',
    description: 'What you entered without an account is in your account now.',
  },
}

export const removing = {
  ...leaving,
  title: 'Remove what was entered here?',
  description:
    'These debts and goals are on this device only. They are removed from it for good, also for the person who entered them.',
  confirm: 'Remove them',
  cancel: 'Keep them',
}

export const needsAccount = {
  title: 'This needs a free account.',
  text: 'What you entered stays on this device. My Debts, Goals and Calculators stay open to you without an account.',
  create: 'Create account',
  signIn: 'Sign in',
  back: 'Back to My Debts',
}
