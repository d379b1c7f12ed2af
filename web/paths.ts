/** Every URL the app links to. */
export const paths = {
  home: '/',
  landing: '/landing',
  login: '/login',
  createAccount: '/login?tab=create',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  resetTwoFactor: '/reset-two-factor',
  verifyEmail: '/verify-email',
  unsubscribe: '/unsubscribe',
  privacy: '/privacy',
  terms: '/terms',
  pricing: '/pricing',
  welcome: '/welcome',
  dashboard: '/dashboard',
  creditMonitor: '/credit-monitor',
  debtTracker: '/debt-tracker',
  debtsImport: '/debt-tracker/import',
  budgeting: '/budgeting',
  budgetImport: '/budgeting/import',
  goals: '/goals',
  education: '/education',
  glossary: '/education/glossary',
  coachRules: '/education/coach',
  course: '/education/course',
  extraIncome: '/extra-income',
  letters: '/letters',
  billing: '/billing',
  settings: '/settings',
  security: '/settings?tab=security',
  privacySettings: '/settings?tab=privacy',
  products: '/products',
  partners: '/partners',
  foundation: '/foundation',
  foundationApply: '/foundation/apply',
  foundationApplication: '/foundation/application',
  foundationDonate: '/foundation/donate',
  foundationThanks: '/foundation/thanks',
  foundationGift: '/foundation/gift',
  foundationGifts: '/foundation/gifts',
  foundationLedger: '/foundation/ledger',
  admin: '/admin',
  adminContent: '/admin/content',
  adminPeople: '/admin/people',
  adminJobs: '/admin/jobs',
  adminHealth: '/admin/health',
  adminAudit: '/admin/audit',
  adminNews: '/admin/news',
  adminGrants: '/admin/grants',
  adminLedger: '/admin/ledger',
} as const

/** The page of one article of the library. */
export function articlePath(id: string): string {
  return `${paths.education}/${encodeURIComponent(id)}`
}

/** One application, as those who decide see it. */
export function adminGrantPath(id: string): string {
  return `${paths.adminGrants}/${encodeURIComponent(id)}`
}

/** The page of one lesson of the course. */
export function lessonPath(id: string): string {
  return `${paths.course}/${encodeURIComponent(id)}`
}

/** One piece of content on the desk. */
export function contentPath({ kind, id }: { kind: string; id: string }): string {
  return `${paths.adminContent}/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`
}

/** The same drawn as people see it. */
export function contentPreviewPath(place: { kind: string; id: string }): string {
  return `${contentPath(place)}/preview`
}

/** One account, as the desk sees it. */
export function adminPersonPath(id: string): string {
  return `${paths.adminPeople}/${encodeURIComponent(id)}`
}

/** A link outside the router for an account after checkout (spec 7): the server redirects to the form. */
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
  paths.resetTwoFactor,
  paths.verifyEmail,
  paths.unsubscribe,
  paths.privacy,
  paths.terms,
  paths.pricing,
  paths.welcome,
]

/** Screens in the frame of whoever opens them: the public one, or the app's. */
export const openPaths: readonly string[] = [
  paths.foundation,
  paths.foundationApply,
  paths.foundationLedger,
  paths.foundationDonate,
  paths.foundationThanks,
  paths.foundationGift,
]

const screens: readonly string[] = Object.values(paths).filter((path) => path !== '/' && !path.includes('?'))

/** Screens for admins; anybody else is led to the dashboard. */
export const adminPaths = screens.filter((path) => path.startsWith(paths.admin))

/** Screens behind the gate: all others. */
export const gatedPaths = screens.filter(
  (path) => ![...publicPaths, ...openPaths, ...adminPaths].includes(path),
)

const returnTargets: readonly string[] = [...gatedPaths, ...openPaths, ...adminPaths, paths.pricing]

/** The sign-in screen that returns to the page where the person was. */
export function loginReturningTo(place: string): string {
  return `${paths.login}?returnTo=${encodeURIComponent(place)}`
}

/**
 * The page after sign-in: the wanted one when its path is a screen of the app, else the dashboard.
 * An address of another site ("//elsewhere", "https:…") is never followed.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted || !/^\/[a-z]/.test(wanted)) return paths.dashboard
  const path = wanted.split(/[?#]/, 1)[0] ?? ''
  return returnTargets.includes(path) || isReading(path) || isAdminDetail(path) ? wanted : paths.dashboard
}

/** An article of the library or a lesson of the course. */
function isReading(path: string): boolean {
  return /^\/education\/(?:course\/)?[\w-]+$/.test(path)
}

/** A page below a section of the admin's desk: one grant, one person. */
function isAdminDetail(path: string): boolean {
  return /^\/admin(?:\/[\w-]+){2,4}$/.test(path)
}
