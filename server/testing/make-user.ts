/** People for tests, signed in, with requests that carry their cookie. */
import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { deskOf } from '#server/features/account/account-desk.ts'
import { createAccount } from '#server/features/account/sign-up/create-account.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SubscriptionStatus } from '#server/http/session.ts'

export type TestAnswer = {
  status: number
  body: unknown
  headers: Record<string, number | string | string[] | undefined>
}

/** Asks the app as a browser on its own pages would; `body` is sent as JSON. */
export async function ask(
  app: App,
  options: {
    method: NonNullable<InjectOptions['method']>
    url: string
    body?: unknown
    cookie?: string
    onceKey?: string
  },
): Promise<TestAnswer> {
  const { method, url, body, cookie, onceKey } = options
  const answer = await app.inject({
    method,
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(cookie === undefined ? {} : { cookie }),
      ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}

export type TestUser = {
  id: string
  email: string
  cookie: string
  request: (method: NonNullable<InjectOptions['method']>, url: string, body?: unknown) => Promise<TestAnswer>
  /** a POST that is stored once under this key */
  requestOnce: (key: string, url: string, body?: unknown) => Promise<TestAnswer>
  /** proves every session of the person again, at the app's time, as after a confirmation */
  prove: () => Promise<void>
}

export type UserOptions = {
  status?: SubscriptionStatus
  planId?: string | null
  isAdmin?: boolean
  /** the session was signed in with a second factor; an admin's is unless this is false */
  hasSecondFactor?: boolean
  firstName?: string
  email?: string
}

/**
 * Makes an account as the link of a sign-up does, signs it in through the app itself, and sets what only billing or a
 * command may set.
 */
export async function makeUser(app: App, options: UserOptions = {}): Promise<TestUser> {
  const email = options.email ?? `person-${randomBytes(5).toString('hex')}@example.test`
  const password = 'quiet-harbour-41'
  const person = { email, firstName: options.firstName ?? 'Ada', lastName: 'Byrne' }
  const desk = deskOf(app)
  const passwordHash = await app.parts.passwords.hash(password)
  await app.parts.db.transaction((tx) => createAccount(desk, tx, { ...person, passwordHash }))
  const { rows } = await app.parts.pool.query<{ id: string }>(
    `update users set subscription_status = $2, subscription_plan_id = $3, is_admin = $4
     where email = $1 returning id`,
    [email, options.status ?? 'free', options.planId ?? null, options.isAdmin ?? false],
  )
  const login = await ask(app, { method: 'POST', url: '/api/login', body: { email, password } })
  const { isAdmin = false, hasSecondFactor = isAdmin } = options
  if (hasSecondFactor)
    await app.parts.pool.query(
      'update sessions set second_factor_at = proven_at where user_id = (select id from users where email = $1)',
      [email],
    )
  const cookie = [login.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')
  const id = rows[0]?.id
  if (id === undefined || login.status !== 200)
    throw new Error(`no user was made: login answered ${login.status} ${JSON.stringify(login.body)}`)
  return {
    id,
    email,
    cookie,
    request: (method, url, body) => ask(app, { method, url, body, cookie }),
    requestOnce: (onceKey, url, body) => ask(app, { method: 'POST', url, body, cookie, onceKey }),
    prove: async () => {
      const now = app.parts.clock.now()
      await app.parts.pool.query('update sessions set proven_at = $2 where user_id = $1', [id, now])
    },
  }
}
