/**
 * How long a request may take to come in. Files may take longer than everything else, and the server's own limit is
 * one for all: it is that of files, and this closes the others sooner.
 */
import type { App } from './app-parts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** its body is a file */
    receivesFiles?: boolean
  }
}

/** Closes the connection of a request whose body has not come in by then. */
export function limitReceiving(app: App, limitMs: number): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (raw.complete || request.routeOptions.config.receivesFiles) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, limitMs).unref()
    raw.once('end', () => clearTimeout(timer))
    raw.once('close', () => clearTimeout(timer))
  })
}
