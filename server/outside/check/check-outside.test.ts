import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { startModelServer, type ModelServer } from '#server/testing/peers/model-server.ts'
import { startSmtpServer, type SmtpServer } from '#server/testing/peers/smtp-server.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { checkOutside, report } from './check-outside.ts'

let sandbox: TestApp
let smtp: SmtpServer
let model: ModelServer
/** test mode, with each service's peer in its place */
let settings: Record<string, string>

beforeAll(async () => {
  sandbox = await buildTestApp()
  smtp = await startSmtpServer()
  model = await startModelServer()
  model.play(() => ({ text: '{"ok":true}' }))
  const { places, parts } = sandbox.app.parts.peers!
  const { stripe, plaid, method } = places
  settings = {
    JUBILEE_MODE: 'test',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    PUBLIC_URL: parts.appOrigin(),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Jubilee <hello@jubilee.test>',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE_URL: `http://${stripe.at!.host}:${stripe.at!.port}`,
    PLAID_CLIENT_ID: plaid.clientId,
    PLAID_SECRET: plaid.secret,
    PLAID_BASE_URL: plaid.basePath,
    METHOD_API_KEY: method.apiKey,
    METHOD_BASE_URL: method.baseUrl,
    OPENAI_COMPAT_BASE_URL: model.baseUrl,
    COACH_MODEL_TIMEOUT_MS: '15000',
  }
  // Loads the SDKs, which may take longer than an answer may on a busy machine.
  await said()
})
afterAll(async () => {
  await smtp.close()
  await model.close()
  await sandbox.close()
})

/** What is said with these settings in place of the right ones. */
async function said(changes: Record<string, string> = {}) {
  const { lines, status } = report(await checkOutside(parseEnv({ ...settings, ...changes })))
  return { text: lines.join('\n'), status, marks: lines.map((line) => line.split(/\s{2,}/).slice(0, 2)) }
}

test('everything that is right is said in a line each, and nothing is sent or kept', async () => {
  const { text, status, marks } = await said()
  expect(text).not.toContain('MISSING')
  expect(status).toBe(0)
  expect(marks).toEqual(
    ['mail', ...Array.from({ length: 5 }, () => 'payments'), 'banking', 'bureau', 'model'].map((about) => [
      'ok',
      about,
    ]),
  )
  expect(text).toContain('a test key: no real money moves')
  expect(text).toContain('price_monthly is $39 a month')
  expect(text).toContain('price_premium is $99 a month')
  expect(text).toContain(`events go to ${settings['PUBLIC_URL']}/api/webhooks/stripe`)
  expect(text).toContain('the customer portal is configured')
  expect(smtp.mails).toEqual([])
})

test('a price that is another, and one that is not there', async () => {
  const { pool } = sandbox
  const rows = await pool.query(
    `select id, body from sandbox_objects where service = 'stripe' and kind = 'price'`,
  )
  await pool.query(
    `update sandbox_objects set body = jsonb_set(body, '{unit_amount}', '4900')
     where kind = 'price' and body ->> 'lookup_key' = 'price_monthly'`,
  )
  await pool.query(
    `update sandbox_objects set body = jsonb_set(body, '{active}', 'false')
     where kind = 'price' and body ->> 'lookup_key' = 'price_premium'`,
  )
  const { text, status } = await said()
  for (const { id, body } of rows.rows as { id: string; body: unknown }[])
    await pool.query(`update sandbox_objects set body = $2 where kind = 'price' and id = $1`, [id, body])
  expect(status).toBe(1)
  expect(text).toMatch(
    /MISSING +payments +the price with the lookup key price_monthly is another one: 4900 cents usd/,
  )
  expect(text).toMatch(/MISSING +payments +no active price has the lookup key price_premium/)
})

test('an address that no endpoint has: missing, or a word of advice where it cannot be reached from outside', async () => {
  const away = await said({ PUBLIC_URL: 'https://test.jubilee.app' })
  expect(away).toMatchObject({ status: 1 })
  expect(away.text).toContain('no endpoint is https://test.jubilee.app/api/webhooks/stripe')
  expect(away.text).toMatch(
    /MISSING +banking +Plaid refuses the redirect URI https:\/\/test\.jubilee\.app\/banks\/return, .* Allowed redirect URIs/,
  )
  const here = await said({ PUBLIC_URL: 'http://localhost:9' })
  expect(here).toMatchObject({ status: 0 })
  expect(here.text).toMatch(/look +payments +no endpoint is .* Leave "stripe listen --forward-to/)
})

test('an address for banks to send people back to that Plaid takes', async () => {
  const asked: unknown[] = []
  const plaid = createServer((request, reply) => {
    request.on('data', (part: Buffer) =>
      asked.push((JSON.parse(String(part)) as { redirect_uri?: string }).redirect_uri),
    )
    request.on('end', () => reply.end('{"link_token":"link-1","expiration":"","request_id":"r"}'))
  })
  await once(plaid.listen(0, '127.0.0.1'), 'listening')
  const PLAID_BASE_URL = `http://127.0.0.1:${(plaid.address() as AddressInfo).port}`
  const { text } = await said({ PUBLIC_URL: 'https://test.jubilee.app', PLAID_BASE_URL })
  plaid.closeAllConnections()
  plaid.close()
  expect(text).toMatch(
    /ok +banking +a link can begin .* the redirect URI https:\/\/test\.jubilee\.app\/banks\/return\./,
  )
  expect(asked).toEqual(['https://test.jubilee.app/banks/return'])
})

test('keys that are refused, a server that is away and a model that does not do as it is told', async () => {
  model.play(() => ({ text: 'Certainly! Here is the JSON you asked for.' }))
  const { text, status } = await said({
    STRIPE_SECRET_KEY: 'sk_test_canary',
    PLAID_SECRET: 'canary',
    METHOD_API_KEY: 'sk_canary',
    SMTP_URL: 'smtp://mailer:canary@127.0.0.1:1',
  })
  model.play(() => ({ text: '{"ok":true}' }))
  expect(status).toBe(1)
  expect(text).toMatch(/MISSING +mail +does not work \(Error, ESOCKET\)/)
  expect(text).toMatch(/MISSING +payments +does not work \(StripeAuthenticationError\)/)
  expect(text).toMatch(/MISSING +banking +does not work \(INVALID_API_KEYS\)/)
  expect(text).toMatch(/MISSING +bureau +does not work \(the key is refused\)/)
  expect(text).toMatch(/MISSING +model +.* answers, but not the JSON it was asked for/)
  expect(text).not.toContain('canary')
})

test('an answer that our schemas do not know is no answer', async () => {
  const json = { 'content-type': 'application/json' }
  const other = createServer((_request, reply) =>
    reply.writeHead(200, json).end('{"data":[{}],"success":true}'),
  )
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const places = { STRIPE_API_BASE_URL: url, PLAID_BASE_URL: url, METHOD_BASE_URL: url }
  const { text, status } = await said(places)
  other.closeAllConnections()
  other.close()
  expect(status).toBe(1)
  expect(text).toMatch(/MISSING +banking +does not work \(UNREADABLE\)/)
  expect(text).toMatch(/MISSING +payments +does not work \(TypeError\)/)
  expect(text).toMatch(/MISSING +bureau +does not work/)
})

test('what has no key is not set up, and that is not missing', async () => {
  const { JUBILEE_MODE, ENCRYPTION_KEYS } = settings
  const { lines, status } = report(await checkOutside(parseEnv({ JUBILEE_MODE, ENCRYPTION_KEYS })))
  expect(status).toBe(0)
  expect(lines.map((line) => line.split(/\s{2,}/).slice(0, 2))).toEqual(
    ['mail', 'payments', 'banking', 'bureau', 'model'].map((about) => ['not set up', about]),
  )
})
