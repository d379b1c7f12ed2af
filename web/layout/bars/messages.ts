/** Texts of the bars around the screens: navigation, account, cookies, and what a system says of itself. */

export const BRAND = 'Jubilee'

export const skipToContent = 'Skip to content'

/** The main navigation (spec 2). */
export const navTexts = {
  main: 'Main',
  logo: 'Jubilee, home',
  home: 'Home',
  credit: 'Credit',
  debt: 'Debt',
  budget: 'Budget',
  education: 'Education',
  products: 'Products',
  nonProfit: 'Non-Profit',
  more: 'More',
} as const

export const accountTexts = {
  tooltip: 'Your account',
  /** The letters are what one sees, so they are in the name. */
  menuOf: (initials: string) => `Your account, ${initials}`,
  settings: 'Settings',
  billing: 'Billing',
  letters: 'Letters',
  extraIncome: 'Extra income',
  import: 'Import',
  admin: 'Admin',
  signOut: 'Sign out',
}

const serviceNames = {
  mail: 'email',
  payments: 'payments',
  banking: 'bank links',
  bureau: 'credit scores',
}

export const ribbonTexts = {
  sandboxName: 'Sandbox',
  sandbox: 'Sandbox: no real money, banks or bureaus',
  todayIs: (day: string) => `Today here is ${day}`,
  mail: 'Mail',
  clock: 'Clock',
  testName: 'Test system',
  test: 'Test system: no real money moves, and no bank or bureau here is real',
  notSetUp: (services: (keyof typeof serviceNames)[]) =>
    `Not set up here: ${services.map((name) => serviceNames[name]).join(', ')}`,
}

export const cookieTexts = {
  label: 'Cookies',
  question: 'We keep what signing in needs, and nothing else until you choose.',
  privacy: 'Privacy',
  customize: 'Customize',
  rejectAll: 'Reject All',
  acceptAll: 'Accept All',
  essential: 'Essential: always active.',
  essentialMeans: 'They keep you signed in and safe.',
  analytics: 'Analytics.',
  analyticsMeans: 'Which pages help. Counted by us alone.',
  save: 'Save Preferences',
} as const

export const releaseTexts = {
  label: 'New version',
  text: 'A new version of Jubilee is ready. Reload to continue.',
  reload: 'Reload',
} as const
