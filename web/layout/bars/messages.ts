export const accountTexts = {
  tooltip: 'Your account',
  /** The letters are what one sees, so they are in the name. */
  menuOf: (initials: string) => `Your account, ${initials}`,
  signOut: 'Sign out',
}

const serviceNames = {
  mail: 'mail',
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
