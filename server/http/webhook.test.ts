import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uncoded } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { mountWebhook } from './webhook.ts'

let served: TestApp
const seen: string[] = []

beforeAll(async () => {
  served = await buildTestApp({
    mountMore: (app) => {
      mountWebhook(app, '/api/webhooks/test', async ({ rawBody, headers }) => {
        if (headers['x-signature'] === 'forged') throw badRequest(uncoded('This was not signed by them.'))
        seen.push(createHash('sha256').update(rawBody).digest('hex'))
        return { status: 202 }
      })
    },
  })
})
afterAll(() => served.close())

const deliver = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'POST', url: '/api/webhooks/test', payload, headers })

test('the handler gets the body byte for byte, whatever it says it is', async () => {
  const bodies = [
    { payload: Buffer.from('{ "a":1,\r\n "__proto__": {} }'), type: 'application/json; charset=utf-8' },
    { payload: Buffer.from([0, 255, 13, 10]), type: 'application/octet-stream' },
    { payload: Buffer.from('not json'), type: 'application/json' },
  ]
  for (const { payload, type } of bodies) {
    const answer = await deliver(payload, { 'content-type': type })
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 202, body: '' })
    expect(seen.at(-1)).toBe(createHash('sha256').update(payload).digest('hex'))
  }
})

test('what the handler refuses is answered as everywhere else', async () => {
  const before = seen.length
  const answer = await deliver('{}', { 'content-type': 'application/json', 'x-signature': 'forged' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: 'This was not signed by them.', code: 'bad_request' })
  expect(seen.length).toBe(before)
})

test('no body is a 400, more than 256 kB a 413', async () => {
  expect((await deliver('', { 'content-type': 'application/json' })).statusCode).toBe(400)
  const large = 'x'.repeat(256 * 1024 + 1)
  expect((await deliver(large, { 'content-type': 'application/json' })).statusCode).toBe(413)
  const full = 'x'.repeat(256 * 1024)
  expect((await deliver(full, { 'content-type': 'application/json' })).statusCode).toBe(202)
})

test('only the door itself takes such bodies', async () => {
  const headers = { 'content-type': 'text/plain', host: 'localhost:3000', origin: 'http://localhost:3000' }
  const answer = await served.app.inject({ method: 'POST', url: '/api/login', payload: 'x', headers })
  expect(answer.statusCode).toBe(415)
})
