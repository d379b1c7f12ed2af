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
import { putObject } from './objects.ts'
import { sandboxBanks } from './plaid/institutions.content.ts'
import { openUnderTest } from './stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from './stripe/stripe.fixtures.ts'

/** its bank asks each time */
const ASKED_ABOUT = '4000002760003184'

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

/** A card whose bank asks, on a payment page and in the portal. */
async function enterCard(path: string): Promise<string> {
  const card = { number: ASKED_ABOUT, expiry: '12 / 40', cvc: '123', name: 'Ada Byrne', postalCode: '10001' }
  const answer = await peer.it.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ email: 'ada@example.test', ...card }).toString(),
  })
  return String(answer.headers.location)
}

/** A visit to the page of a bank that signs people in itself. */
async function visitBank(): Promise<string> {
  const institutionId = sandboxBanks.find(({ signsInItself }) => signsInItself)!.id
  const body = { linkToken: '', institutionId, outcome: 'open' }
  await putObject(peer.it.app.parts.db, { service: 'plaid', kind: 'bank_visit', id: 'visit', body })
  return '/sandbox/plaid/bank?visit=visit'
}

/** The address of the bank's page for an open invoice, one of a checkout and one of the portal. */
async function bankPages(portal: string) {
  const { stripe } = peer
  const { data: prices } = await stripe.prices.list({ lookup_keys: ['price_premium'] })
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: prices[0]!.id }],
    success_url: 'http://localhost:3000/welcome',
  })
  const { id, items } = await peer.buy({ plan: 'price_monthly', card: ASKED_ABOUT })
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: prices[0]!.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  })
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open' })
  return {
    '/sandbox/stripe/checkout/:id/confirm': await enterCard(pathOf(url)),
    '/sandbox/stripe/portal/:id/card/confirm': await enterCard(`${portal}/card`),
    '/sandbox/stripe/invoice/:id/confirm': `${pathOf(data[0]?.hosted_invoice_url)}/confirm`,
  }
}

/** An address for each page of the sandbox that a browser can open. */
async function addresses(): Promise<Record<string, string>> {
  const { stripe } = peer
  const { id: subscription, customer } = await peer.buy()
  const sessions = await pool.query<{ id: string }>(
    `select id from sandbox_objects where kind = 'checkout.session'`,
  )
  const portal = await stripe.billingPortal.sessions.create({
    customer: String(customer),
    return_url: 'http://localhost:3000/billing',
  })
  const { data } = await stripe.invoices.list({ subscription })
  const { rows } = await pool.query<{ id: string }>('select id from mail_outbox limit 1')
  const mail = `/sandbox/mail/${rows[0]?.id}`
  const own = pathOf(portal.url)
  return {
    '/sandbox/mail': '/sandbox/mail',
    '/sandbox/mail/:id': mail,
    '/sandbox/mail/:id/html': `${mail}/html`,
    '/sandbox/plaid': '/sandbox/plaid',
    '/sandbox/plaid/bank': await visitBank(),
    '/sandbox/clock': '/sandbox/clock',
    '/sandbox/stripe/checkout/:id': `/sandbox/stripe/checkout/${sessions.rows[0]?.id}`,
    '/sandbox/stripe/portal/:id': own,
    '/sandbox/stripe/portal/:id/card': `${own}/card`,
    '/sandbox/stripe/portal/:id/plan': `${own}/plan`,
    '/sandbox/stripe/portal/:id/cancel': `${own}/cancel`,
    '/sandbox/stripe/invoice/:id': pathOf(data[0]?.hosted_invoice_url),
    ...(await bankPages(own)),
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
