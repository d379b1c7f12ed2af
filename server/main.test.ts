import { Agent, get } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  askProcess,
  card,
  inDataFolder,
  makeDataFolder,
  namesOf,
  signInDemo,
  startApp,
  untilTrue,
} from '#server/testing/app-process.ts'

const MINUTES = 60_000

function askOverAgent(url: string, { agent, cookie }: { agent: Agent; cookie: string }) {
  return new Promise<{ status: number; isClosing: boolean }>((resolve) => {
    const asked = get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume()
      const isClosing = answer.headers.connection === 'close'
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, isClosing }))
    })
    asked.once('error', () => resolve({ status: 0, isClosing: true }))
  })
}

test(
  'two processes on one data folder serve one person, and the last to leave stops the database',
  async () => {
    await inDataFolder(async (folder) => {
      const first = startApp(folder)
      const second = startApp(folder)
      const urls = [await first.ready, await second.ready]
      const cookie = await signInDemo(urls[0]!)
      for (let n = 0; n < 10; n += 1) {
        const path = '/api/debts'
        const made = await askProcess(urls[n % 2]!, { method: 'POST', path, cookie, body: card(`turn ${n}`) })
        expect(made.status).toBe(201)
        expect(await namesOf(urls[(n + 1) % 2]!, cookie)).toContain(`turn ${n}`)
      }
      first.child.kill('SIGTERM')
      expect(await first.ended).toBe(0)
      expect(await namesOf(urls[1]!, cookie)).toContain('turn 9')
      await askProcess(urls[1]!, { method: 'POST', path: '/api/logout', cookie })
      expect((await askProcess(urls[1]!, { path: '/api/debts', cookie })).status).toBe(401)
      second.child.kill('SIGTERM')
      expect(await second.ended).toBe(0)
      await expect(folder.postgresPid()).rejects.toThrow('ENOENT')
    })
  },
  MINUTES,
)

test(
  'SIGTERM under load: no failed request, exit 0, the database stopped',
  async () => {
    await inDataFolder(async (folder) => {
      const app = startApp(folder)
      const url = await app.ready
      const cookie = await signInDemo(url)
      const statuses: number[] = []
      // As a load balancer does: connections stay open until the app asks to close them.
      const agent = new Agent({ keepAlive: true, maxSockets: 8 })
      const load = Array.from({ length: 8 }, async () => {
        for (let isClosing = false; !isClosing;) {
          const answer = await askOverAgent(`${url}/api/debts`, { agent, cookie })
          statuses.push(answer.status)
          isClosing = answer.isClosing
        }
      })
      await untilTrue(() => statuses.length > 40)
      app.child.kill('SIGTERM')
      await Promise.all(load)
      expect(await app.ended).toBe(0)
      agent.destroy()
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      await expect(folder.postgresPid()).rejects.toThrow('ENOENT')
    })
  },
  MINUTES,
)

test(
  'clients that never finish their request are closed within ten seconds, while others are served',
  async () => {
    await inDataFolder(async (folder) => {
      const app = startApp(folder)
      const url = new URL(await app.ready)
      const slow = Array.from({ length: 100 }, (_, index) => {
        const socket = connectSocket(Number(url.port), 'localhost')
        // Every other one never sends a byte.
        if (index % 2 === 0) socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
        socket.on('error', () => {})
        socket.resume()
        return new Promise<void>((resolve) => socket.once('close', () => resolve()))
      })
      const health = await askProcess(url.origin, { path: '/healthz' })
      expect(health.status).toBe(200)
      const limit = sleep(10_000).then(() => 'still open')
      expect(await Promise.race([Promise.all(slow).then(() => 'closed'), limit])).toBe('closed')
      app.child.kill('SIGTERM')
      await app.ended
    })
  },
  MINUTES,
)

test('an environment that cannot be used ends the start with every reason, and no stack', async () => {
  const folder = makeDataFolder()
  const app = startApp(folder, { JUBILEE_MODE: 'live' })
  expect(await app.ended).toBe(1)
  expect(app.output()).toContain('ENCRYPTION_KEYS is missing in live mode')
  expect(app.output()).toContain('STRIPE_SECRET_KEY is missing in live mode')
  expect(app.output()).not.toContain('    at ')
  await folder.remove()
})

const live = {
  JUBILEE_MODE: 'live',
  PUBLIC_URL: 'https://jubilee.app',
  SMTP_URL: 'smtps://mail.invalid:465',
  MAIL_FROM: 'Jubilee <hello@jubilee.app>',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  STRIPE_SECRET_KEY: 'sk_live_dummy',
  STRIPE_WEBHOOK_SECRET: 'whsec_dummy',
  PLAID_CLIENT_ID: 'dummy-client',
  PLAID_SECRET: 'dummy-key',
  METHOD_API_KEY: 'sk_dummy',
}

test.each([
  {
    what: 'a live key in the sandbox',
    env: { STRIPE_SECRET_KEY: 'sk_live_dummy', STRIPE_WEBHOOK_SECRET: 'whsec_dummy' },
    says: 'STRIPE_SECRET_KEY is a live key, and this is sandbox mode',
  },
  {
    what: 'a test key in live mode',
    env: { ...live, STRIPE_SECRET_KEY: 'rk_test_dummy' },
    says: 'STRIPE_SECRET_KEY is a test key, and this is live mode',
  },
  {
    what: 'a publishable key',
    env: { ...live, STRIPE_SECRET_KEY: 'pk_live_dummy' },
    says: 'STRIPE_SECRET_KEY is a publishable key',
  },
  {
    what: 'a word that is no key',
    env: { ...live, STRIPE_SECRET_KEY: 'banana' },
    says: 'STRIPE_SECRET_KEY is not a key of Stripe',
  },
  { what: 'no sender', env: { ...live, MAIL_FROM: '' }, says: 'MAIL_FROM is missing in live mode' },
])('does not start with $what', async ({ env, says }) => {
  const folder = makeDataFolder()
  const app = startApp(folder, env)
  expect(await app.ended).toBe(1)
  expect(app.output()).toContain(says)
  expect(app.output().trim().split('\n')).toHaveLength(2)
  await folder.remove()
})
