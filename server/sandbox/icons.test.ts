import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterHtml } from '#server/ports/mail/letter-html.ts'
import { createMailer } from '#server/ports/mail/mailer.ts'
import { connect } from '#server/db/connect.ts'
import type { Pool } from '#server/db/connect.ts'
import { silentLogger } from '#server/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { openSandboxClock } from './clock/sandbox-clock.ts'
import { openUnderTest } from './stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from './stripe/stripe.fixtures.ts'

let database: TestDatabase
let pool: Pool
let peer: StripeUnderTest
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect({ url: database.url, poolMax: 2, log: silentLogger }).pool
  const sandboxClock = await openSandboxClock(pool)
  peer = await openUnderTest('2026-11-20T12:00:00Z', { databaseUrl: database.url, sandboxClock })
  const { app, db } = peer.it
  const letter = { to: 'ada@example.test', subject: 'Hello', text: 'Hello.' }
  const html = letterHtml({ subject: 'Hello', main: [], foot: [], closing: '' })
  await createMailer({ env: app.parts.env, db }).send({ ...letter, html })
})
afterAll(async () => {
  await peer.close()
  await pool.end()
  await database.drop()
})

const pathOf = (url: string | null | undefined) => new URL(url!).pathname

/** An address for each page of the sandbox that a browser can open. */
async function addresses(): Promise<Record<string, string>> {
  const { stripe } = peer
  const { id: subscription, customer } = await peer.buy()
  const portal = await stripe.billingPortal.sessions.create({
    customer: String(customer),
    return_url: 'http://localhost:3000/billing',
  })
  const { data } = await stripe.invoices.list({ subscription })
  const { rows } = await pool.query<{ id: string }>('select id from mail_outbox limit 1')
  const mail = `/sandbox/mail/${rows[0]?.id}`
  const sessions = await pool.query<{ id: string }>(
    `select id from sandbox_objects where kind = 'checkout.session'`,
  )
  const own = pathOf(portal.url)
  return {
    '/sandbox/mail': '/sandbox/mail',
    '/sandbox/mail/:id': mail,
    '/sandbox/mail/:id/html': `${mail}/html`,
    '/sandbox/plaid': '/sandbox/plaid',
    '/sandbox/clock': '/sandbox/clock',
    '/sandbox/stripe/checkout/:id': `/sandbox/stripe/checkout/${sessions.rows[0]?.id}`,
    '/sandbox/stripe/portal/:id': own,
    '/sandbox/stripe/portal/:id/card': `${own}/card`,
    '/sandbox/stripe/portal/:id/plan': `${own}/plan`,
    '/sandbox/stripe/portal/:id/cancel': `${own}/cancel`,
    '/sandbox/stripe/invoice/:id': pathOf(data[0]?.hosted_invoice_url),
  }
}

const isFile = (route: string) => /\.\w+$|\/pdf$/.test(route)

test('every page of the sandbox names icons that are there, and may load them', async () => {
  const pages = await addresses()
  const served = peer.it.app.routesServed.filter(
    (route) => route.startsWith('GET /sandbox/') && !isFile(route),
  )
  expect(Object.keys(pages).toSorted()).toEqual(served.map((route) => route.slice('GET '.length)).toSorted())
  for (const [route, url] of Object.entries(pages)) {
    const answer = await peer.it.app.inject({ method: 'GET', url })
    expect([route, answer.statusCode, answer.headers['content-type']]).toEqual([
      route,
      200,
      'text/html; charset=utf-8',
    ])
    const icons = [...answer.body.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href]) => href)
    expect([route, icons]).toEqual([route, ['/favicon.ico', '/favicon.svg']])
    expect(String(answer.headers['content-security-policy'])).toContain("img-src 'self'")
  }
  for (const icon of ['favicon.ico', 'favicon.svg'])
    expect(existsSync(join(import.meta.dirname, '../../web/public', icon))).toBe(true)
})
