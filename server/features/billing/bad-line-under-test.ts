/** An app that reaches the sandbox's payment processor over a line whose weather a test makes. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPayments } from '#server/ports/payments/stripe-payments.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { BillingTest } from './billing-under-test.ts'

export type Weather = 'fine' | 'hangs' | 'closes' | 'garbage' | 'does, then hangs'

export type BadLine = {
  /** what becomes of the processor's answers from now on */
  weather: Weather
  /** the same database and processor as `it`, reached over this line */
  app: TestApp
  close: () => Promise<void>
}

async function forward(it: BillingTest, request: IncomingMessage, body: Buffer): Promise<Response> {
  const { protocol, host, port } = it.app.parts.peers!.places.stripe.at!
  const { connection: _line, 'content-length': _length, ...headers } = request.headers
  return fetch(`${protocol}://${host}:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
}

type Call = { it: BillingTest; request: IncomingMessage; reply: ServerResponse }

async function answer({ it, request, reply }: Call, weather: () => Weather): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (weather() === 'closes') return void request.socket.destroy()
  if (weather() === 'garbage') return void reply.writeHead(200).end('<html>It works!</html>')
  if (weather() === 'hangs') return
  const given = await forward(it, request, Buffer.concat(chunks))
  if (weather() === 'fine')
    reply.writeHead(given.status, { 'content-type': 'application/json' }).end(await given.text())
}

export async function startBadLine(it: BillingTest): Promise<BadLine> {
  const server = createServer(
    (request, reply) => void answer({ it, request, reply }, () => line.weather).catch(() => reply.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { outside, peers } = it.app.parts
  const place = { ...peers!.places.stripe, at: { protocol: 'http' as const, host: '127.0.0.1', port } }
  const patient = createPayments(place)
  // Nobody wants to wait for what does not come.
  const impatient = createPayments(place, { requestMs: 150, retries: 0 })
  const app = await buildTestApp({
    databaseUrl: it.pool.options.connectionString!,
    outside,
    payments: new Proxy(patient, {
      get: (_, name) => Reflect.get(line.weather === 'fine' ? patient : impatient, name) as unknown,
    }),
    clock: { now: it.now },
  })
  const close = async () => {
    await app.close()
    server.closeAllConnections()
    server.close()
  }
  const line: BadLine = { weather: 'fine', app, close }
  return line
}
