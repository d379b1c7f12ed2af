/** A worker's HTTP: nothing but what load balancers and monitoring ask for. */
import { uncoded } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'

const served = new Set(['/healthz', '/readyz', '/metrics'])

/** Every other address answers 404, before a body is read or a person is looked up. */
export function serveHealthOnly(app: App): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!served.has(routeOptions.url ?? '')) throw notFound(uncoded('A worker serves no pages.'))
  })
}
