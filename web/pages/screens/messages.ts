/** What the pages of the app are called in the browser's tab, and what a page itself says at its head. */

export const tabTitles = {
  article: 'Article, Jubilee',
  billing: 'Billing, Jubilee',
  budgeting: 'Budget Management, Jubilee',
  calculators: 'Calculators, Jubilee',
  course: 'The course, Jubilee',
  creditMonitor: 'Credit Monitor, Jubilee',
  dashboard: 'Dashboard, Jubilee',
  debtTracker: 'My Debts, Jubilee',
  extraIncome: 'Extra Income, Jubilee',
  goals: 'Financial Goals, Jubilee',
  lesson: 'Lesson, Jubilee',
  letters: 'Letters, Jubilee',
  products: 'Products, Jubilee',
  settings: 'Settings, Jubilee',
  start: 'Start, Jubilee',
} as const

export const billingHead = {
  title: 'Billing',
  lead: 'Your plan, how you pay, and where your data stands.',
} as const

export const productsHead = {
  eyebrow: 'Products',
  title: 'Learn at your own pace, and know what help costs.',
} as const

export const settingsHead = {
  title: 'Settings',
  lead: 'Your choices here are saved to your account.',
  forAdmins: 'For admins: <desk>the desk</desk>',
} as const
