/** Texts of the frames around the screens, and of the screens that stand in for one. */

/** The document before a page names itself, and while the first one comes. */
export const documentTexts = {
  title: 'Jubilee: see the day you owe nothing',
  description: 'Enter your debts and see when you could be free, to the cent. Education only.',
  opening: 'Opening Jubilee',
} as const

export const motto = 'Faith. Finance. Freedom.'

export const accountFrameTexts = {
  home: 'Home',
  picture: 'What Jubilee is for',
  promise: 'See the day you owe nothing.',
  lead: 'Enter your debts as they stand on your statements. See the month, the cost, and the next step.',
} as const

export const headerTexts = {
  main: 'Main',
  startPage: 'Jubilee, start page',
  dashboard: 'Jubilee, dashboard',
  home: 'Home',
  // spec 2: marketing pages have Sign In, legal pages Login
  signIn: 'Sign In',
  login: 'Login',
} as const

export const footerTexts = {
  label: 'Footer',
  articles: 'Articles',
  pricing: 'Pricing',
  foundation: 'Foundation',
  grants: 'Grants',
  give: 'Give',
  ledger: 'Ledger',
  privacy: 'Privacy',
  terms: 'Terms',
  education: 'Education only. Jubilee is not a lender and holds no money.',
} as const

/** The screens of a person without an account. */
export const privateScreenNames = {
  debt: 'Debt',
  goals: 'Goals',
  calculators: 'Calculators',
} as const

export const adminFrameTexts = {
  sections: 'Admin sections',
  /** on the folded list: the section that is open */
  folded: (section: string | undefined) => `Admin: ${section ?? 'sections'}`,
}

export const errorScreenTexts = {
  title: 'This screen did not open.',
  text: 'Something went wrong on our side. What you had saved is still there. Load the page again; if it does not help, go to the start page.',
  reload: 'Load again',
  start: 'Start page',
} as const

export const unreachableTexts = {
  title: 'We cannot be reached right now.',
  text: 'Nothing of yours is lost. Check that you are online, then try again in a moment.',
  again: 'Try again',
} as const

export const notFoundTexts = {
  tab: '404 Page Not Found, Jubilee',
  title: '404 Page Not Found', // spec 2
  text: 'There is no page at this address. Nothing of yours was changed.',
  home: 'Go home',
} as const
