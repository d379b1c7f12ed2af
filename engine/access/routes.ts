/**
 * Which screen needs what (spec 2), and where somebody goes who may not open it.
 * Example: a visitor who opens /debt-tracker goes to /landing; a person with an unpaid plan goes to /pricing.
 */
import { accessOf, type LapseReason, type SubscriptionFacts } from './access.ts'

/**
 * Every screen by what it needs, with its name and address (spec 2). Its page is the file of its name: `debtTracker` is
 * drawn by a `debt-tracker-page.tsx`.
 */
export const screensByNeed = {
  /** the root, which only leads on */
  gate: { home: '/' },
  public: {
    landing: '/landing',
    login: '/login',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    resetTwoFactor: '/reset-two-factor',
    verifyEmail: '/verify-email',
    unsubscribe: '/unsubscribe',
    privacy: '/privacy',
    terms: '/terms',
    pricing: '/pricing',
    welcome: '/welcome',
  },
  subscription: {
    dashboard: '/dashboard',
    creditMonitor: '/credit-monitor',
    start: '/start',
    debtTracker: '/debt-tracker',
    debtsImport: '/debt-tracker/import',
    waysOut: '/debt-tracker/ways-out',
    debtMonth: '/debt-tracker/months/:month',
    /** where a bank with a sign-in of its own sends people back to */
    bankReturn: '/banks/return',
    budgeting: '/budgeting',
    budgetImport: '/budgeting/import',
    goals: '/goals',
    course: '/education/course',
    lesson: '/education/course/:lesson',
    extraIncome: '/extra-income',
    billing: '/billing',
    settings: '/settings',
  },
  /** an account and no subscription; letters are free, and their days run on when a plan is over (reading 18) */
  signedIn: {
    products: '/products',
    partners: '/partners',
    foundationApplication: '/foundation/application',
    foundationGifts: '/foundation/gifts',
    letters: '/letters',
    calculators: '/calculators',
  },
  /**
   * for everybody, in the frame of the person who opens it: education and what the foundation does are public (reading 27),
   * a guest may give
   */
  open: {
    education: '/education',
    glossary: '/education/glossary',
    coachRules: '/education/coach',
    worksheets: '/education/worksheets',
    article: '/education/:id',
    foundation: '/foundation',
    foundationApply: '/foundation/apply',
    foundationDonate: '/foundation/donate',
    foundationThanks: '/foundation/thanks',
    foundationGift: '/foundation/gift',
    foundationLedger: '/foundation/ledger',
    planLink: '/plan-link',
  },
  admin: {
    admin: '/admin',
    adminContent: '/admin/content',
    adminContentPiece: '/admin/content/:kind/:id/:language',
    adminContentPreview: '/admin/content/:kind/:id/:language/preview',
    adminPeople: '/admin/people',
    adminPerson: '/admin/people/:id',
    adminJobs: '/admin/jobs',
    adminHealth: '/admin/health',
    adminAudit: '/admin/audit',
    adminNews: '/admin/news',
    adminGrants: '/admin/grants',
    adminGrant: '/admin/grants/:id',
    adminLedger: '/admin/ledger',
  },
} as const

export type RouteNeed = keyof typeof screensByNeed

/** The need of each address. */
export const routeNeeds: Readonly<Record<string, RouteNeed>> = Object.fromEntries(
  Object.entries(screensByNeed).flatMap(([need, screens]) =>
    Object.values(screens).map((path) => [path, need as RouteNeed]),
  ),
)

/** Open to everybody signed in, so that nobody is locked out of paying, exporting or leaving (reading 4). */
const ALWAYS_OPEN = new Set(['/billing', '/settings'])

/** Open without an account to who keeps their figures on their own device. */
const PRIVATE = new Set<string>([
  screensByNeed.subscription.start,
  screensByNeed.subscription.debtTracker,
  screensByNeed.subscription.waysOut,
  screensByNeed.subscription.goals,
  screensByNeed.signedIn.calculators,
])

/** Whether a screen works without an account, on what a browser keeps. */
export const opensPrivately = (path: string): boolean =>
  PRIVATE.has(bare(path)) || bare(path).startsWith('/debt-tracker/months/')

export type RouteDecision =
  | { isOpen: true }
  | { isOpen: false; redirectTo: '/landing' | '/pricing' | '/dashboard'; lapse: LapseReason | null }

/** The first segment of a path: '/debt-tracker' of '/debt-tracker?tab=snowball'. */
function screenOf(path: string): string {
  return `/${bare(path).split('/')[1] ?? ''}`
}

function bare(path: string): string {
  return path.split(/[?#]/)[0] ?? ''
}

/**
 * A path with a row of its own has that row's need, any other that of the nearest row above it: a lesson that of
 * '/education/course', an article that of '/education'.
 */
function needOf(path: string): RouteNeed {
  const segments = bare(path).split('/')
  for (let depth = segments.length; depth > 1; depth -= 1) {
    const above = segments.slice(0, depth).join('/')
    if (Object.hasOwn(routeNeeds, above)) return routeNeeds[above] ?? 'public'
  }
  return 'public'
}

/** Whether a person may open a path, else where they go. The query does not matter, nor do deeper segments without a row of their own; an unknown path is open, it is the 404 page. `private` is a visitor whose figures are kept by their browser. */
export function decideRoute(
  path: string,
  facts: SubscriptionFacts | 'private' | null,
  nowIso: string,
): RouteDecision {
  if (facts === 'private') return opensPrivately(path) ? { isOpen: true } : decideRoute(path, null, nowIso)
  const access = accessOf(facts, nowIso)
  const screen = screenOf(path)
  const need = needOf(path)
  if (need === 'public' || need === 'open') return { isOpen: true }
  if (need === 'gate') return { isOpen: false, redirectTo: access.root, lapse: access.lapse }
  if (!facts) return { isOpen: false, redirectTo: '/landing', lapse: null }
  if (need === 'admin')
    return facts.isAdmin ? { isOpen: true } : { isOpen: false, redirectTo: '/dashboard', lapse: null }
  if (need === 'signedIn' || access.opensScreens || ALWAYS_OPEN.has(screen)) return { isOpen: true }
  return { isOpen: false, redirectTo: '/pricing', lapse: access.lapse }
}
