/**
 * Which screen needs what (spec 2), and where somebody goes who may not open it.
 * Example: a visitor who opens /debt-tracker goes to /landing; a person with an unpaid plan goes to /pricing.
 */
import { accessOf, type LapseReason, type SubscriptionFacts } from './access.ts'

/** `gate` is the root, which only leads on; `signedIn` needs an account and no subscription. */
export type RouteNeed = 'gate' | 'public' | 'signedIn' | 'subscription' | 'admin'

// spec 2
export const routeNeeds: Readonly<Record<string, RouteNeed>> = {
  '/': 'gate',
  '/landing': 'public',
  '/login': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/pricing': 'public',
  '/welcome': 'public',
  '/dashboard': 'subscription',
  '/credit-monitor': 'subscription',
  '/debt-tracker': 'subscription',
  '/budgeting': 'subscription',
  '/goals': 'subscription',
  '/education': 'subscription',
  '/extra-income': 'subscription',
  '/billing': 'subscription',
  '/settings': 'subscription',
  '/products': 'signedIn',
  '/partners': 'signedIn',
  // reading 27: what the foundation does is for everybody; what is a person's own below it is not
  '/foundation': 'public',
  '/foundation/application': 'signedIn',
  '/foundation/gifts': 'signedIn',
  // people can check whether a grant could fit before they make an account
  '/foundation/apply': 'public',
  // a public ledger is for everybody
  '/foundation/ledger': 'public',
  // anybody may give; a guest comes back from the payment page, and stops a monthly gift by a mailed link
  '/foundation/donate': 'public',
  '/foundation/thanks': 'public',
  '/foundation/gift': 'public',
  // reading 18: free, and their days run on when a plan is over
  '/letters': 'signedIn',
  '/admin': 'admin',
}

/** Open to everybody signed in, so that nobody is locked out of paying, exporting or leaving (reading 4). */
const ALWAYS_OPEN = new Set(['/billing', '/settings'])

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

/** A path with a row of its own, '/foundation/apply', has that row's need; any other has its screen's. */
function needOf(path: string): RouteNeed {
  const own = bare(path)
  if (Object.hasOwn(routeNeeds, own)) return routeNeeds[own] ?? 'public'
  const screen = screenOf(path)
  return Object.hasOwn(routeNeeds, screen) ? (routeNeeds[screen] ?? 'public') : 'public'
}

/** Whether a person may open a path, else where they go. The query does not matter, nor do deeper segments without a row of their own; an unknown path is open, it is the 404 page. */
export function decideRoute(path: string, facts: SubscriptionFacts | null, nowIso: string): RouteDecision {
  const access = accessOf(facts, nowIso)
  const screen = screenOf(path)
  const need = needOf(path)
  if (need === 'public') return { isOpen: true }
  if (need === 'gate') return { isOpen: false, redirectTo: access.root, lapse: access.lapse }
  if (!facts) return { isOpen: false, redirectTo: '/landing', lapse: null }
  if (need === 'admin')
    return facts.isAdmin ? { isOpen: true } : { isOpen: false, redirectTo: '/dashboard', lapse: null }
  if (need === 'signedIn' || access.opensScreens || ALWAYS_OPEN.has(screen)) return { isOpen: true }
  return { isOpen: false, redirectTo: '/pricing', lapse: access.lapse }
}
