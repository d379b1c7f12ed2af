/** Endpoints for load balancers and monitoring. */
import { uncoded } from '#engine/language/sentence.ts'
import { unavailable } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'

/** `/healthz`: the process is alive. `/readyz`: its database answers. */
export function mountHealth(app: App): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    if (app.isDraining) throw unavailable(uncoded('This process is about to stop.'))
    await app.parts.pool.query('select 1').catch((error: unknown) => {
      throw unavailable(uncoded('The database does not answer.'), error)
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
