/** Sign-up, sign-in, sign-out, and the person signed in. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser, login, logout, register } from '#contracts/account.ts'
import type { User } from '#contracts/account.ts'
import { updateName } from '#contracts/settings.ts'
import { HttpError, invalidInput, unauthorized } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { runSignedInHooks } from '#server/http/signed-in-hooks.ts'
import { openAccountDesk } from './account-desk.ts'
import type { AccountDesk } from './account-desk.ts'
import { alreadyRegisteredMail, welcomeMail } from './account-mails.ts'
import { endSession, findUser, removeEndedSessions, saveName } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { createAccount } from './create-account.ts'
import { mountEmail } from './email.routes.ts'
import { hashToken } from './hashed-tokens.ts'
import { makeLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { passwordRefusal } from './password-rules.ts'
import { mountPassword } from './password.routes.ts'
import { mountReturn } from './return.routes.ts'
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.ts'
import { accountAt } from './sign-in-limits.ts'
import { signIn } from './sign-in.ts'

/** The session this browser had until now ends; the new token takes its place. */
async function replaceSession(
  desk: AccountDesk,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Promise<void> {
  const { db, env } = desk.parts
  const old = sessionTokenOf(request, env.isHttps)
  if (old !== null) await endSession(db, hashToken(old))
  setSessionCookie(reply, token, env.isHttps)
}

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
})

/** Strangers can cause this mail: after a few within an hour the owner gets no more. */
async function isMailedTooOften(desk: AccountDesk, email: string): Promise<boolean> {
  try {
    await desk.limits.mailed.consume(email)
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true
    throw error
  }
}

function mountRegister(app: App, desk: AccountDesk): void {
  const { log, mailer } = desk.parts
  mount(app, register, async ({ body, request, reply }) => {
    await desk.limits.register.consume(request.ip)
    const refusal = passwordRefusal(body.password, body.email)
    if (refusal !== null) throw invalidInput([{ field: 'password', message: refusal }])
    const created = await createAccount(desk, { ...body, ...clientOf(request) })
    if (created) {
      await replaceSession(desk, { request, reply, token: created.token })
      await runSignedInHooks(app, { userId: created.userId, request, isThisBrowsers: true })
    }
    desk.afterAnswer(request, async () => {
      if (created) return mailer.send(welcomeMail(body.email, await makeLink(desk, 'verify', created.userId)))
      if (await isMailedTooOften(desk, body.email)) return
      await mailer.send(alreadyRegisteredMail(body.email, desk.link('/login')))
    })
    log.info('account.register', {
      requestId: request.id,
      userId: created?.userId,
      outcome: created ? 'created' : 'known',
    })
    return { message: messages.registered }
  })
}

function mountLogin(app: App, desk: AccountDesk): void {
  const { log, db, clock } = desk.parts
  mount(app, login, async ({ body, request, reply }) => {
    await desk.limits.signIn.consume(request.ip)
    const key = accountAt(body.email, request.ip)
    await desk.limits.wrongPassword.consume(key)
    const session = await signIn(desk, { email: body.email, password: body.password, ...clientOf(request) })
    if (session === null) {
      log.warn('account.sign_in', { requestId: request.id, outcome: 'refused' })
      throw unauthorized(messages.wrongSignIn)
    }
    await desk.limits.wrongPassword.forgive(key)
    await removeEndedSessions(db, session.userId, clock.now())
    await replaceSession(desk, { request, reply, token: session.token })
    await runSignedInHooks(app, { userId: session.userId, request, isThisBrowsers: true })
    log.info('account.sign_in', { requestId: request.id, userId: session.userId, outcome: 'signed in' })
    return { message: messages.signedIn, ...(body.token === true && { token: session.token }) }
  })
}

function mountLogout(app: App, desk: AccountDesk): void {
  const { db, env } = desk.parts
  mount(app, logout, async ({ request, reply }) => {
    const token = sessionTokenOf(request, env.isHttps)
    if (token !== null) await endSession(db, hashToken(token))
    clearSessionCookie(reply, env.isHttps)
    return { message: messages.signedOut }
  })
}

/** A person as the contract has them; 401 when the account went away after the session was read. */
function presentUser(found: UserRow | undefined, now: Date): User {
  if (found === undefined) throw unauthorized()
  return {
    ...found,
    subscriptionEndsAt: found.subscriptionEndsAt?.toISOString() ?? null,
    pastDueSince: found.pastDueSince?.toISOString() ?? null,
    createdAt: found.createdAt.toISOString(),
    asOf: now.toISOString(),
  }
}

function mountUser(app: App): void {
  mount(app, getUser, async ({ user, parts }) =>
    presentUser(await findUser(parts.db, user.id), parts.clock.now()),
  )

  mount(app, updateName, async ({ user, parts, body }) =>
    presentUser(await saveName(parts.db, user.id, body), parts.clock.now()),
  )
}

/** Mounts every call about accounts. */
export function mountAccount(app: App): void {
  const desk = openAccountDesk(app)
  mountRegister(app, desk)
  mountLogin(app, desk)
  mountLogout(app, desk)
  mountUser(app)
  mountPassword(app, desk)
  mountEmail(app, desk)
  mountReturn(app)
}
