/** The screens' addresses, as the build wrote them into its route manifest, to tell a screen from a wrong address. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type ManifestRoute = { id: string; parentId?: string; path?: string }

function manifestRoutes(clientFolder: string): Record<string, ManifestRoute> | null {
  const assets = join(clientFolder, 'assets')
  if (!existsSync(assets)) return null
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (name === undefined) return null
  const text = readFileSync(join(assets, name), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return (JSON.parse(json) as { routes: Record<string, ManifestRoute> }).routes
}

function patternOf(route: ManifestRoute, routes: Record<string, ManifestRoute>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? patternOf(parent, routes) : ''
  return route.path === undefined || route.path === '' ? above : `${above}/${route.path.replace(/^\//, '')}`
}

function matches(pattern: string, address: string): boolean {
  const wanted = pattern.split('/')
  const given = address.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment.startsWith(':') ? given[i] !== '' : segment === given[i]))
  )
}

/** A question that tells whether a screen has this address. Without a manifest every address counts as one. */
export function findClientRoutes(clientFolder: string): (address: string) => boolean {
  const routes = manifestRoutes(clientFolder)
  if (routes === null) return () => true
  const patterns = Object.values(routes)
    .map((route) => patternOf(route, routes) || '/')
    .filter((pattern) => !pattern.includes('*'))
  return (address) => patterns.some((pattern) => matches(pattern, address))
}
