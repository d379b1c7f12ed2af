/** Every text of the API tokens in Settings, Security. */
import type { TokenScope } from '#engine/access/token-scopes.ts'

export const tokenTexts = {
  title: 'API tokens',
  lead: 'For a program of your own, such as a spreadsheet: a token lets it read your numbers without your password. A new password ends every token.',
  emptyTitle: 'No token yet',
  empty: 'A token says what a program may do, and for how long. You can take it back at any time.',
  list: 'Your API tokens',
  make: 'Make a token',
  makeText: 'Allow only what the program needs. You can make another one later.',
  confirmFirst: 'Confirm your email address first. Then you can make a token.',
  nameLabel: 'Name of the token',
  nameHint: 'To tell it apart, such as “My spreadsheet”.',
  nameMissing: 'Enter a name, such as “My spreadsheet”.',
  scopesLabel: 'What it may do',
  scopesMissing: 'Choose at least one.',
  daysLabel: 'How long it lasts',
  days: (days: number) => (days === 365 ? '1 year' : `${days} days`),
  made: 'Your new token',
  madeText: 'Copy it now: we show it only this once, and keep no copy of it.',
  tokenLabel: 'Token',
  tokenHint: 'Anyone who has it can do what you chose. Keep it like a password.',
  copy: 'Copy token',
  done: 'I have copied it',
  expires: (day: string) => `Ends on ${day}`,
  expired: (day: string) => `Ended on ${day}`,
  neverUsed: 'not used yet',
  lastUsed: (time: string) => `last used ${time}`,
  revoke: 'Take back',
  revokeTitle: 'Take this token back?',
  revokeText: 'The program that has it gets nothing more. Nothing of yours is lost.',
  revoked: { title: 'Token taken back', description: 'Programs that have it get nothing more.' },
  failed: 'Nothing was changed. Please try again.',
  docs: 'What a program can ask',
  loadFailed: 'We could not load your API tokens. Nothing was changed.',
}

export const scopeLabels: Readonly<Record<TokenScope, { label: string; hint: string; short: string }>> = {
  'debts:read': {
    label: 'Read debts and the plan',
    hint: 'Debts, their payments and statements, and your payoff plan.',
    short: 'reads debts',
  },
  'records:read': {
    label: 'Read everything you keep here',
    hint: 'The same, and your budget, goals, scores, banks, imports, letters and gifts.',
    short: 'reads everything',
  },
  'payments:write': {
    label: 'Record payments',
    hint: 'Adds a payment to a debt. It changes and removes nothing.',
    short: 'records payments',
  },
}
