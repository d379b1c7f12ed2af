/** Builds the HTTP app out of its parts. Nothing here listens, reads the environment or opens a database. */
import fastify from 'fastify'
import type { App, AppParts } from './http/app-parts.ts'

/** The whole app, ready to listen or to be asked by a test. */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = fastify({ logger: false }) as unknown as App
  app.decorate('parts', parts)
  app.decorate('calls', [])
  return app
}
