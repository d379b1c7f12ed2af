import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { getMode } from '#contracts/sandbox.ts'
import { inDataFolder, startApp } from '#server/testing/app-process.ts'
import type { DataFolder } from '#server/testing/app-process.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ORIGIN = 'https://jubilee.invalid'

/** Keys that look like keys and open nothing. */
const dummyKeys = {
  JUBILEE_MODE: 'live',
  PUBLIC_URL: ORIGIN,
  SMTP_URL: 'smtps://mail.invalid:465',
  MAIL_FROM: 'Jubilee <hello@jubilee.app>',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  STRIPE_SECRET_KEY: 'sk_live_51Dummy',
  STRIPE_WEBHOOK_SECRET: 'whsec_dummy',
  PLAID_CLIENT_ID: 'dummy-client',
  PLAID_SECRET: 'dummy-key',
  METHOD_API_KEY: 'sk_dummy',
}

const sandboxPages = [
  '/sandbox',
  '/sandbox/mail',
  '/sandbox/clock',
  '/sandbox/stripe/checkout/cs_test_1',
  '/sandbox/stripe/portal/bps_1',
  '/sandbox/stripe/invoice/invst_1',
  '/sandbox/plaid/link.js',
  '/v1/customers',
  '/plaid/link/token/create',
]

/** A port that was free a moment ago: in live mode the start names the public address, not the port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function inDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const countOf = (url: string, table: string) =>
  inDatabase(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    return Number(rows[0]?.count)
  })

function signedNow(body: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', dummyKeys.STRIPE_WEBHOOK_SECRET).update(`${seconds}.${body}`)
  return `t=${seconds},v1=${mac.digest('hex')}`
}

test('live mode serves nothing of the sandbox: no page, no clock, no ribbon, no demo person', async () => {
  const database = await createTestDatabase()
  // As a database that was a sandbox before, with its clock far ahead.
  await inDatabase(database.url, (client) =>
    client.query(
      `insert into sandbox_state (name, value) values ('clock', to_jsonb(${400 * DAY_MS}::bigint))`,
    ),
  )
  await inDataFolder(async (folder) => {
    const port = await freePort()
    const environment = { ...dummyKeys, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: database.url }
    const app = startApp(folder, environment)
    expect(await app.ready).toBe(ORIGIN)
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...init.headers },
      })

    expect(await (await ask(getMode.path)).json()).toEqual({
      sandbox: false,
      isTest: false,
      notSetUp: [],
      movedByMs: 0,
      hasPages: false,
      hasClock: false,
      hasAnalytics: false,
      people: [],
    })
    for (const page of sandboxPages) {
      const given = await ask(page)
      const posted = await ask(page, { method: 'POST', body: '{}' })
      expect({ page, statuses: [given.status, posted.status] }).toEqual({ page, statuses: [404, 404] })
    }
    const body = JSON.stringify({ email: 'pro@demo.jubilee.test', password: 'jubilee-demo' })
    expect((await ask('/api/login', { method: 'POST', body })).status).toBe(401)
    expect(await countOf(database.url, 'users')).toBe(0)
    expect(await countOf(database.url, 'sandbox_objects')).toBe(0)

    // An event that is signed now is new: the clock is this machine's.
    const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } })
    const headers = { 'stripe-signature': signedNow(event) }
    expect((await ask('/api/webhooks/stripe', { method: 'POST', body: event, headers })).status).toBe(200)
    expect((await ask('/api/webhooks/stripe', { method: 'POST', body: event })).status).toBe(400)
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe(0)
  })
  await database.drop()
})

/** Run before the app in its process: writes down every file of this project that it loads, when it ends. */
const listLoaded = `
  import { registerHooks } from 'node:module'
  import { writeFileSync } from 'node:fs'
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  process.on('exit', () => writeFileSync(process.env.LOADED_LIST, JSON.stringify(urls)))
`

/** What the app loads until it is ready, and then ends. */
async function loadedBy(folder: DataFolder, environment: Record<string, string>): Promise<string[]> {
  const list = join(folder.path, 'loaded')
  const hook = `--import=data:text/javascript,${encodeURIComponent(listLoaded)}`
  const app = startApp(folder, { ...environment, NODE_OPTIONS: hook, LOADED_LIST: list })
  await app.ready
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
  const urls = JSON.parse(await readFile(list, 'utf8')) as string[]
  return urls
    .filter((url) => !url.includes('/node_modules/'))
    .map((url) => url.replace(/^.*\/server\//, 'server/'))
}

const tablesOf = (url: string) =>
  inDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_name like 'sandbox%' order by 1`,
    )
    return rows.map(({ name }) => name)
  })

const isOfSandbox = (file: string) => file.startsWith('server/sandbox/')

/** A database that nothing was ever done to. */
async function inEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const clusterUrl = inject('clusterUrl')
  const name = `live_${process.pid}`
  await inDatabase(clusterUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  try {
    await work(url.href)
  } finally {
    await inDatabase(clusterUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
}

test('live mode loads no file of the sandbox and has none of its tables; the sandbox has both', async () => {
  await inEmptyDatabase(async (url) => {
    await inDataFolder(async (folder) => {
      const live = await loadedBy(folder, { ...dummyKeys, PORT: String(await freePort()), DATABASE_URL: url })
      expect(live.length).toBeGreaterThan(300)
      expect(live.filter(isOfSandbox)).toEqual([])
      expect(await tablesOf(url)).toEqual([])

      // As a database of before modes were noted.
      const forgetMode = () => inDatabase(url, (client) => client.query('delete from installation'))
      await forgetMode()
      const sandbox = await loadedBy(folder, { DATABASE_URL: url })
      expect(sandbox.filter(isOfSandbox).length).toBeGreaterThan(50)
      expect(await tablesOf(url)).toEqual(['sandbox_objects', 'sandbox_state'])

      const asLive = { ...dummyKeys, PORT: String(await freePort()), DATABASE_URL: url }
      const refused = startApp(folder, asLive)
      await expect(refused.ready).rejects.toThrow(
        /has the demo people of a sandbox, whose password is public/,
      )
      expect(await refused.ended).toBe(1)

      // Without its people a database that was a sandbox keeps what lies in it.
      await inDatabase(url, (client) =>
        client.query(`delete from users where email like '%@demo.jubilee.test'`),
      )
      await forgetMode()
      await loadedBy(folder, asLive)
      expect(await countOf(url, 'sandbox_state')).toBeGreaterThan(0)
    })
  })
})
