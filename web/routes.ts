import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { screensByNeed } from '#engine/access/routes.ts'

const files = Object.keys(import.meta.glob('./{pages,features}/**/*-page.tsx'))

/** The file named like the screen: `debtTracker` is drawn by `debt-tracker-page.tsx`; both lists of offers by one. */
function pageOf(screen: string): string {
  const name = screen === 'partners' ? 'products' : screen
  const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`
  const page = files.find((path) => path.endsWith(`/${file}`))
  if (page === undefined) throw new Error(`The screen "${screen}" has no page. Add ${file} to web/.`)
  return page
}

const routesOf = (...screens: Record<string, string>[]) =>
  screens.flatMap((named) =>
    Object.entries(named).map(([screen, path]) => route(path, pageOf(screen), { id: screen })),
  )

// What is previewed is drawn in the frame of the app, as people see it.
const { adminContentPreview, ...desk } = screensByNeed.admin

/** The whole route table (spec 2). Layouts carry the frame, and `route-frame` keeps it when a screen fails; a page decides nothing. */
export default [
  ...routesOf(screensByNeed.gate),
  layout('layout/public-layout.tsx', [...routesOf(screensByNeed.public), route('*', 'layout/not-found.tsx')]),
  layout('layout/app-shell.tsx', [
    layout('layout/route-frame.tsx', { id: 'screens' }, [
      ...routesOf(screensByNeed.subscription, screensByNeed.signedIn, screensByNeed.open, {
        adminContentPreview,
      }),
      layout('layout/admin-frame.tsx', [
        layout('layout/route-frame.tsx', { id: 'admin-screens' }, routesOf(desk)),
      ]),
    ]),
  ]),
] satisfies RouteConfig
