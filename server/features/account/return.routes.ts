/** GET /api/login?returnTo=…: where a browser goes for an account after checkout (spec 7). The form opens on "Create account". */
import { returnPaths } from '#contracts/account/account.ts'
import type { App } from '#server/http/app-parts.ts'

const fallback = '/dashboard'

/** The page to go on to: one of our own, named exactly; anything else is the dashboard. */
function returnPathOf(wanted: unknown): string {
  return returnPaths.find((path) => path === wanted) ?? fallback
}

export function mountReturn(app: App): void {
  app.get<{ Querystring: Record<string, unknown> }>('/api/login', async (request, reply) => {
    const path = returnPathOf(request.query['returnTo'])
    const user = await app.parts.sessions.read(request)
    return reply.redirect(
      user === null ? `/login?tab=create&returnTo=${encodeURIComponent(path)}` : path,
      302,
    )
  })
}
