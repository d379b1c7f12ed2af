import { connect as connectSocket } from 'node:net'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#server/http/app-parts.ts'
import { dropUnreadBodies, limitReceiving } from './receive-timeout.ts'

const LIMIT_MS = 300
const app = fastify({ logger: false, bodyLimit: 1_000 }) as unknown as App

beforeAll(async () => {
  limitReceiving(app, LIMIT_MS)
  app.post('/text', async () => 'taken')
  app.post('/file', { config: { receivesFiles: true } }, async () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends half a body, and the rest after a while; what the server answered until the connection was closed. */
function sendSlowly(path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connectSocket(port, '127.0.0.1')
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n`
  socket.write(`${head}tr`)
  setTimeout(() => socket.write('ue'), 4 * LIMIT_MS)
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

test('a body that does not come in ends its connection, and a file may take longer', async () => {
  const [text, file] = await Promise.all([sendSlowly('/text'), sendSlowly('/file')])
  expect(text).not.toContain('taken')
  expect(file).toContain('taken')
})

test('a request that is whole is not ended later', async () => {
  const answer = await app.inject({ method: 'POST', url: '/text', payload: { a: 1 } })
  expect(answer.body).toBe('taken')
})

/** Refuses a large body, however long it takes to come in. */
const refusing = fastify({ logger: false, bodyLimit: 1_000 }) as unknown as App

beforeAll(async () => {
  dropUnreadBodies(refusing)
  refusing.post('/text', async () => 'taken')
  await refusing.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => refusing.close())

/** Sends a whole body before it listens, and means to be closed then, as many clients do. */
function sendAndThenListen(contentType: string, bytes: number): Promise<string> {
  const { port } = refusing.server.address() as AddressInfo
  const socket = connectSocket(port, '127.0.0.1').pause()
  const head = `POST /text HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${bytes}\r\n\r\n`
  socket.write(head)
  let answer = ''
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.once('close', () => resolve(answer))
    socket.write(Buffer.alloc(bytes), () => {
      socket.on('data', (piece) => (answer += piece.toString()))
      socket.resume()
    })
  })
}

test.each([
  ['application/zip', 415],
  ['application/json', 413],
])('a refused body of %s is taken to its end, so that the answer arrives', async (contentType, status) => {
  const answer = await sendAndThenListen(contentType, 20_000_000)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

/** As app.ts has it, with shorter times: Node itself closes whoever sends no whole head in time. */
const impatient = fastify({
  logger: false,
  http: { headersTimeout: LIMIT_MS, connectionsCheckingInterval: 50 },
})

beforeAll(async () => void (await impatient.listen({ port: 0, host: '127.0.0.1' })))
afterAll(() => impatient.close())

test.each(['', 'GET / HTTP/1.1\r\nHost: a\r\n'])(
  'a connection on which only %j is sent is closed',
  async (sent) => {
    const { port } = impatient.server.address() as AddressInfo
    const socket = connectSocket(port, '127.0.0.1')
    if (sent !== '') socket.write(sent)
    const started = performance.now()
    await new Promise((resolve) => socket.on('data', () => {}).once('close', resolve))
    expect(performance.now() - started).toBeGreaterThan(LIMIT_MS - 100)
  },
  5_000,
)
