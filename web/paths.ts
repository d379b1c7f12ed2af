import { screensByNeed } from '#engine/access/routes.ts'

const { gate, subscription, signedIn, open, admin } = screensByNeed

/** Every URL the app links to. */
export const paths = {
  ...gate,
  ...screensByNeed.public,
  ...subscription,
  ...signedIn,
  ...open,
  ...admin,
  createAccount: '/login?tab=create',
  security: '/settings?tab=security',
  privacySettings: '/settings?tab=privacy',
} as const

/** The page of one article of the library. */
export function articlePath(id: string): string {
  return `${paths.education}/${encodeURIComponent(id)}`
}

/** One term of the glossary. */
export function termPath(slug: string): string {
  return `${paths.glossary}#${slug}`
}

/** One application, as those who decide see it. */
export function adminGrantPath(id: string): string {
  return `${paths.adminGrants}/${encodeURIComponent(id)}`
}

/** My Debts with the short month open: what its money covers, and what to do about the rest. */
export const shortMonthPath = `${paths.debtTracker}?cash=short#cash-rows`

/** A month that is over ('2026-10'), beside what the plan said for it. */
export function debtMonthPath(month: string): string {
  return `${paths.debtTracker}/months/${month}`
}

/** The page of one lesson of the course. */
export function lessonPath(id: string): string {
  return `${paths.course}/${encodeURIComponent(id)}`
}

type ContentPiece = { kind: string; id: string; language: string }

/** One piece of content on the desk. */
export function contentPath({ kind, id, language }: ContentPiece): string {
  return [paths.adminContent, ...[kind, id, language].map(encodeURIComponent)].join('/')
}

/** The same drawn as people see it. */
export function contentPreviewPath(place: ContentPiece): string {
  return `${contentPath(place)}/preview`
}

/** One account, as the desk sees it. */
export function adminPersonPath(id: string): string {
  return `${paths.adminPeople}/${encodeURIComponent(id)}`
}

/** A link outside the router for an account after checkout (spec 7): the server redirects to the form. */
/** The API's document for people who write programs: a page beside the app. */
export const API_DOCS = '/api/docs'

export const ACCOUNT_SETUP = '/api/login?returnTo=/dashboard'

/** The billing screen with the change to this plan opened. */
export function planChangePath(planId: string): string {
  return `${paths.billing}?change=${encodeURIComponent(planId)}`
}

/** The addresses of some screens, without those that name a record. */
const addressesOf = (...screens: Record<string, string>[]) =>
  screens.flatMap((named) => Object.values(named)).filter((path) => !path.includes(':'))

/** Screens anybody may open. */
export const publicPaths: readonly string[] = addressesOf(screensByNeed.public)

/** Screens in the frame of whoever opens them: the public one, or the app's. */
export const openPaths: readonly string[] = addressesOf(open)

/** Screens for admins; anybody else is led to the dashboard. */
export const adminPaths: readonly string[] = addressesOf(admin)

/** Screens behind the gate: all others. */
export const gatedPaths: readonly string[] = addressesOf(subscription, signedIn)

const returnTargets: readonly string[] = [...gatedPaths, ...openPaths, ...adminPaths, paths.pricing]

/** The sign-in screen that returns to the page where the person was. */
export function loginReturningTo(place: string): string {
  return `${paths.login}?returnTo=${encodeURIComponent(place)}`
}

/** The same with the form for a new account. */
export function signUpReturningTo(place: string): string {
  return `${paths.createAccount}&returnTo=${encodeURIComponent(place)}`
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
