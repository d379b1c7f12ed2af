/** Where this app is: for people, and for what runs beside it on this machine. */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'

/** An app as far as its address goes. */
export type Served = Pick<FastifyInstance, 'server'> & { parts: { env: Pick<Env, 'publicOrigin' | 'port'> } }

function listeningAt(app: Served): AddressInfo | null {
  const address = app.server.address() as AddressInfo | string | null
  return typeof address === 'object' ? address : null
}

/** The origin people open: links in mail and returns from outside pages begin with it. */
export function ownOrigin(app: Served): string {
  const { publicOrigin, port } = app.parts.env
  return publicOrigin ?? `http://localhost:${listeningAt(app)?.port ?? port}`
}

const everyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }

/** The address the app listens on, for a caller on this machine; null while it does not listen. */
export function loopbackOrigin(app: Served): string | null {
  const at = listeningAt(app)
  return at && `http://${everyAddress[at.address] ?? at.address}:${at.port}`
}
