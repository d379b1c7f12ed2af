/**
 * Keys of reads that a page makes without the schemas of their contract: the shell and the public pages load few
 * scripts. A test holds them against the contracts.
 */
export const lightKeys = {
  user: ['/api/auth/user'],
  mode: ['/api/mode'],
  settings: ['/api/settings'],
  billing: ['/api/billing'],
  passwordLink: ['/api/password/reset/link'],
  emailLink: ['/api/email/verify'],
} as const
