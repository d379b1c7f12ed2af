import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import operator from '#content/operator.json' with { type: 'json' }
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { App } from './app-parts.ts'
import { mountWellKnown, securityText } from './well-known.ts'

const NOW = new Date('2026-11-20T15:04:05Z')
const contactEmail = 'security@jubilee.example'

let served: TestApp
beforeAll(async () => void (served = await buildTestApp()))
afterAll(() => served.close())

test('security.txt names the operator’s address, is good for half a year and says where it stands', () => {
  const lines = [
    'Contact: mailto:security@jubilee.example',
    'Expires: 2027-05-19T00:00:00.000Z',
    'Preferred-Languages: en, es',
    'Canonical: https://jubilee.app/.well-known/security.txt',
    '',
  ]
  const given = { contact: contactEmail, now: NOW }
  expect(securityText({ ...given, origin: 'https://jubilee.app' })).toBe(lines.join('\r\n'))
  expect(securityText({ ...given, origin: null })).not.toContain('Canonical')
})

test('it is served where an address is set, and not made up where there is none', async () => {
  const url = '/.well-known/security.txt'
  const expected = operator.contactEmail === null ? 404 : 200
  expect((await served.app.inject({ url })).statusCode).toBe(expected)
  const app = Object.assign(fastify(), { parts: served.app.parts }) as unknown as App
  mountWellKnown(app, { contactEmail })
  const answer = await app.inject({ url })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(/^Contact: mailto:security@jubilee\.example\r\nExpires: \d{4}-/)
  await app.close()
})

test('a password manager is led to where a password is changed, and sees that other addresses are not there', async () => {
  const answer = await served.app.inject({ url: '/.well-known/change-password' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings?tab=security'])
  // The standard's own probe: a site that answers it with 200 is not believed.
  const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await served.app.inject({ url: probe })).statusCode).toBe(404)
})

test('favicon.ico is an icon of three sizes', () => {
  const file = readFileSync(new URL('../../web/public/favicon.ico', import.meta.url))
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = [0, 1, 2].map((n) => {
    const entry = file.subarray(6 + n * 16)
    const picture = file.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(picture.readUInt32BE(16)).toBe(entry.readUInt8(0))
    return entry.readUInt8(0)
  })
  expect(sizes).toEqual([16, 32, 48])
})
