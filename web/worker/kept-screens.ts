/** The screens that open without a line, and where an address belongs to one of them. */
import { screensByNeed } from '#engine/access/routes.ts'
import { keptScreenNames } from './messages.ts'

const { dashboard, debtTracker, budgeting, goals } = screensByNeed.subscription
const { education, glossary, article } = screensByNeed.open

/** By the names of the route table, so that the build finds what each of them loads. */
export const keptScreens = {
  home: screensByNeed.gate.home,
  dashboard,
  debtTracker,
  budgeting,
  goals,
  letters: screensByNeed.signedIn.letters,
  calculators: screensByNeed.signedIn.calculators,
  education,
  glossary,
  article,
} as const

/** The links that a person is offered in place of a screen that is not kept. */
export const keptLinks: readonly { label: string; to: string }[] = [
  { label: keptScreenNames.dashboard, to: keptScreens.dashboard },
  { label: keptScreenNames.debtTracker, to: keptScreens.debtTracker },
  { label: keptScreenNames.budgeting, to: keptScreens.budgeting },
  { label: keptScreenNames.goals, to: keptScreens.goals },
  { label: keptScreenNames.letters, to: keptScreens.letters },
  { label: keptScreenNames.education, to: keptScreens.education },
  { label: keptScreenNames.calculators, to: keptScreens.calculators },
]

const addresses: readonly string[] = Object.values(keptScreens)

/** '/education/12' is an article, but '/education/course' is a screen of its own, which is not kept. */
const otherScreens: readonly string[] = Object.values(screensByNeed)
  .flatMap((screens): string[] => Object.values(screens))
  .filter((path) => !addresses.includes(path))

/** Whether the screen at this address, without its query, opens without a line. */
export function isKeptScreen(pathname: string): boolean {
  if (addresses.includes(pathname)) return true
  return !otherScreens.includes(pathname) && /^\/education\/[^/]+$/.test(pathname)
}

/** The address of the same screen without its language: '/es/education/12' is '/education/12', '/es' is '/'. */
export const withoutLanguage = (pathname: string): string => pathname.replace(/^\/es(?=\/|$)/, '') || '/'

/** The read without which a screen shows nothing. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  [keptScreens.dashboard]: ['/api/dashboard'],
  [keptScreens.debtTracker]: ['/api/debts'],
  [keptScreens.budgeting]: ['/api/budget-categories'],
  [keptScreens.goals]: ['/api/goals'],
  [keptScreens.letters]: ['/api/letter-cases'],
  [keptScreens.education]: ['/api/articles'],
}

/** Its key in the query cache; null where a screen shows something without figures. */
export function neededAt(pathname: string): readonly string[] | null {
  const article = /^\/education\/([^/]+)$/.exec(pathname)?.[1]
  if (article !== undefined && pathname !== keptScreens.glossary)
    return ['/api/articles', decodeURIComponent(article)]
  return neededBy[pathname] ?? null
}

/** Whether the screen shows nothing of anybody: it opens without a line where no figures are kept, too. */
export const isForAnybody = (pathname: string): boolean => pathname === keptScreens.calculators

/**
 * Whether a device has what the screen at this address shows: who is signed in, and the screen's own read. `names` are
 * those of the answers kept there, the hashes of their keys.
 */
export function isShownBy(names: readonly string[], pathname: string): boolean {
  const has = (key: readonly string[]) =>
    names.some((name) => name.startsWith(JSON.stringify(key).slice(0, -1)))
  const needed = neededAt(pathname)
  return has(['/api/auth/user']) && (needed === null || has(needed))
}
