/** Which screen an address is of, by the table of the routes. */
import { screensByNeed, type RouteNeed } from '#engine/access/routes.ts'
import type { ScreenName } from '#contracts/screens.ts'

export type ScreenMatch = { name: ScreenName; need: RouteNeed; params: Record<string, string> }

type Route = { name: ScreenName; need: RouteNeed; segments: string[] }

const routes: readonly Route[] = Object.entries(screensByNeed).flatMap(([need, screens]) =>
  Object.entries(screens).map(([name, path]) => ({
    name: name as ScreenName,
    need: need as RouteNeed,
    segments: path.split('/'),
  })),
)

const isParameter = (segment: string) => segment.startsWith(':')

// '/education/glossary' is itself before it is an article.
const inOrder = routes.toSorted(
  (one, other) => one.segments.filter(isParameter).length - other.segments.filter(isParameter).length,
)

/** The screen at an address without a query, '/education/12', with the values of its parameters; null where there is none. */
export function matchScreen(address: string): ScreenMatch | null {
  const given = address.split('/')
  const found = inOrder.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i])),
  )
  if (found === undefined) return null
  const named = found.segments.flatMap((segment, i) =>
    isParameter(segment) ? [[segment.slice(1), given[i] ?? ''] as const] : [],
  )
  return { name: found.name, need: found.need, params: Object.fromEntries(named) }
}
