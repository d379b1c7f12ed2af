/** For tests of accounts: sign-ins beside the first, codes, and passkeys that nobody holds. */
import { randomBytes, randomUUID } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import type { App } from '#server/http/app-parts.ts'
import { ask } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { codeAt, stepAt } from './second-factor/totp.ts'

/** as makeUser gives it */
export const PASSWORD = 'quiet-harbour-41'

/** The cookies an answer sets, as a browser sends them back; those it clears are left out. */
export function cookiesOf(answer: Pick<TestAnswer, 'headers'>): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
}

/** Keeps a passkey of somebody that no device holds, and answers its id. */
export async function plantPasskey(app: App, userId: string): Promise<string> {
  const id = randomUUID()
  await app.parts.pool.query(
    `insert into passkeys (user_id, id, name, credential_id, public_key) values ($1, $2, 'My phone', $3, 'AAAA')`,
    [userId, id, randomBytes(32).toString('base64url')],
  )
  return id
}

type Sessions = { sessions: { id: string; isThis: boolean }[] }

/** The id of a session of the person that is not the one they ask with. */
export async function otherSession(user: TestUser): Promise<string> {
  const { body } = await user.request('GET', '/api/account/sessions')
  const other = (body as Sessions).sessions.find((session) => !session.isThis)
  if (other === undefined) throw new Error('the person has one session only')
  return other.id
}

export const postTo = (app: App) => (url: string, body?: unknown, cookie?: string) =>
  ask(app, { method: 'POST', url, body, ...(cookie !== undefined && { cookie }) })

type Mailed = { app: App; outbox: () => { to: string; text: string }[] }

/** The token of the newest link that confirms this address. */
export function mailedToken(it: Mailed, email: string): string {
  const mails = it.outbox().filter((mail) => mail.to === email)
  const token = mails.map(({ text }) => /verify-email\?token=([\w-]{32})/.exec(text)?.[1]).findLast(Boolean)
  if (token === undefined) throw new Error('no link was mailed to this address')
  return token
}

/** Signs up and leaves the mailed link: there is no account yet. */
export async function askSignUp(it: Mailed, email: string, cookie = ''): Promise<TestAnswer> {
  const person = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Byrne' }
  const asked = await postTo(it.app)('/api/register', person, ...(cookie === '' ? [] : [cookie]))
  if (asked.status !== 201) throw new Error(`signing up answered ${asked.status}`)
  return asked
}

/** Signs up and opens the mailed link in the same browser, which may have cookies; the answer sets the session. */
export async function signUp(it: Mailed, email: string, cookie = ''): Promise<TestAnswer> {
  const asked = await askSignUp(it, email, cookie)
  const cookies = [cookie, cookiesOf(asked)].filter(Boolean).join('; ')
  return postTo(it.app)('/api/email/verify', { token: mailedToken(it, email) }, cookies)
}

export type Phone = {
  /** what the app shows so many steps from now, by the clock of the server */
  code: (stepsLater?: number) => Promise<string>
  recoveryCodes: string[]
}

/** An authenticator app that was given this secret. */
export function phoneOf(app: App, secret: string): Phone['code'] {
  const plain = Buffer.from(base32.decode(secret)).toString('utf8')
  return (stepsLater = 0) => codeAt(plain, stepAt(app.parts.clock.now()) + stepsLater)
}

/** Turns two-factor sign-in on as the person does; the code of the moment is used up by it. */
export async function turnOnTwoFactor(app: App, user: TestUser): Promise<Phone> {
  const started = await user.request('POST', '/api/account/two-factor/start')
  const code = phoneOf(app, (started.body as { secret: string }).secret)
  const done = await user.request('POST', '/api/account/two-factor/enable', { code: await code() })
  if (done.status !== 200) throw new Error(`it is not on: ${JSON.stringify(done.body)}`)
  return { code, recoveryCodes: (done.body as { recoveryCodes: string[] }).recoveryCodes }
}

/** The first step of a sign-in; answers the cookie that waits for the code. */
export async function enterPassword(app: App, email: string): Promise<string> {
  const answer = await postTo(app)('/api/login', { email, password: PASSWORD })
  if ((answer.body as { next?: string }).next !== 'code')
    throw new Error(`no code was asked: ${answer.status} ${JSON.stringify(answer.body)}`)
  return cookiesOf(answer)
}
