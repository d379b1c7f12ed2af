export const fieldTexts = {
  optional: '(optional)',
  email: 'Email',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  checkThese: 'Check these and try again.',
} as const
