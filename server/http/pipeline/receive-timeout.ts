/**
 * How long a request may take to come in. Files may take longer than everything else, and the server's own limit is
 * one for all: it is that of files, and this closes the others sooner.
 */
import type { IncomingMessage } from 'node:http'
import type { App } from '#server/http/app-parts.ts'

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

/** more than the largest file that any call takes */
const MOST_DROPPED_BYTES = 32 * 1024 * 1024
const DROP_LIMIT_MS = 5_000

/** Resolves when the rest has come in, or when it is too much or too slow to wait for. */
function dropRest(raw: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = MOST_DROPPED_BYTES
  const timer = setTimeout(resolve, DROP_LIMIT_MS)
  raw.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) resolve()
  })
  for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve())
  return promise.finally(() => clearTimeout(timer))
}

/**
 * A refusal can be ready before its request has come in. Many clients send everything before they listen, and an
 * answer whose connection is closed meanwhile never reaches them; so what nobody read is thrown away first, up to a
 * bound.
 */
export function dropUnreadBodies(app: App): void {
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.complete && !raw.readableEnded && !raw.destroyed) await dropRest(raw)
  })
}
