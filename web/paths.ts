/** Every URL the app links to. */
export const paths = {
  home: '/',
  landing: '/landing',
  login: '/login',
  createAccount: '/login?tab=create',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  privacy: '/privacy',
  terms: '/terms',
  pricing: '/pricing',
  welcome: '/welcome',
  dashboard: '/dashboard',
  creditMonitor: '/credit-monitor',
  debtTracker: '/debt-tracker',
  budgeting: '/budgeting',
  goals: '/goals',
  education: '/education',
  glossary: '/education/glossary',
  coachRules: '/education/coach',
  extraIncome: '/extra-income',
  letters: '/letters',
  billing: '/billing',
  settings: '/settings',
  coachHistory: '/settings?tab=privacy',
  products: '/products',
  partners: '/partners',
  foundation: '/foundation',
  foundationApply: '/foundation/apply',
  foundationDonate: '/foundation/donate',
  adminJobs: '/admin/jobs',
} as const

/** The page of one article of the library. */
export function articlePath(id: string): string {
  return `${paths.education}/${encodeURIComponent(id)}`
}

/** Where the browser itself goes for an account after checkout (spec 7): the server leads on to the form. */
export const ACCOUNT_SETUP = '/api/login?returnTo=/dashboard'

/** The billing screen with the change to this plan opened. */
export function planChangePath(planId: string): string {
  return `${paths.billing}?change=${encodeURIComponent(planId)}`
}

/** Screens anybody may open. */
export const publicPaths: readonly string[] = [
  paths.landing,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.privacy,
  paths.terms,
  paths.pricing,
  paths.welcome,
]

/** Screens behind the gate. */
export const gatedPaths: readonly string[] = [
  paths.dashboard,
  paths.creditMonitor,
  paths.debtTracker,
  paths.budgeting,
  paths.goals,
  paths.education,
  paths.glossary,
  paths.coachRules,
  paths.extraIncome,
  paths.letters,
  paths.billing,
  paths.settings,
  paths.products,
  paths.partners,
  paths.foundation,
  paths.foundationApply,
  paths.foundationDonate,
]

/** Screens for admins; anybody else is led to the dashboard. */
export const adminPaths: readonly string[] = [paths.adminJobs]

const returnTargets: readonly string[] = [...gatedPaths, ...adminPaths, paths.pricing]

/** The sign-in screen that leads back to where the person was. */
export function loginReturningTo(place: string): string {
  return `${paths.login}?returnTo=${encodeURIComponent(place)}`
}

/**
 * Where to go after sign-in: the wanted place when its path is one of ours, else the dashboard.
 * An address of another site ("//elsewhere", "https:…") is never followed.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted || !/^\/[a-z]/.test(wanted)) return paths.dashboard
  const path = wanted.split(/[?#]/, 1)[0] ?? ''
  return returnTargets.includes(path) || isArticle(path) ? wanted : paths.dashboard
}

function isArticle(path: string): boolean {
  return /^\/education\/[\w-]+$/.test(path)
}
