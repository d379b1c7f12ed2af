export const confirmationTexts = {
  notConfirmed: 'You did not enter your password. Nothing was changed.',
} as const
