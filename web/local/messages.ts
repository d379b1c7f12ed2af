/** What the server in the browser says in its own words; they are the server's, where that says the same. */
export const localAnswers = {
  sentBefore:
    'This was sent before with other entries. Nothing was changed. Look at your list, then enter what is missing.',
  needsAccount: 'This needs a free account. What you entered here stays on this device.',
  signIn: 'Please sign in.',
  debtRemoved: 'The debt was removed.',
  goalRemoved: 'The goal was removed.',
} as const
