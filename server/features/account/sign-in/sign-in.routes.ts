/** Sign-in with email and password, the code that may follow, and sign-out. */
import type { BodyOf } from '#contracts/endpoint.ts'
import { login, logout, returnPaths } from '#contracts/account/account.ts'
import { loginWithCode } from '#contracts/account/security.ts'
import { sentence } from '#engine/language/sentence.ts'
import { signInAgain, unauthorized, invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { AccountDesk } from '../account-desk.ts'
import { endSession } from '../account.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { mailAboutUsedCode, mailAboutWrongCodes, mayMailAbout } from '../mail-owner.ts'
import { accountTexts } from '../messages.ts'
import { beginPending, TRIES_EACH, pendingTokenOf } from './pending-sign-in.ts'
import { removePending, takeTry, removeReset } from '../second-factor/two-factor.queries.ts'
import { clearPendingCookie, clearSessionCookie, sessionTokenOf } from '../sessions/session-cookie.ts'
import { countCode, countPassword } from './guesses.ts'
import { provePassword, signIn } from './sign-in.ts'
import { spendCode } from '../second-factor/set-up-two-factor.ts'

function mountLogin(app: App, desk: AccountDesk): void {
  const { log, clock } = desk.parts
  mount(app, login, async ({ body, request, reply }) => {
    const startedAt = clock.now()
    await desk.limits.signIn.consume(networkOf(request))
    const counted = await countPassword(desk, request, body.email)
    const proven = await provePassword(desk.parts, body)
    if (proven === null) {
      log.warn('account.sign_in', { requestId: request.id, outcome: 'refused' })
      throw unauthorized(sentence(accountTexts, 'wrongSignIn'))
    }
    await counted.forgive()
    const { userId, hasTwoFactor } = proven
    const wantsToken = body.token === true
    if (!hasTwoFactor) {
      const token = await signIn(app, desk, { userId, with: 'password', startedAt, request, reply })
      return { message: accountTexts().signedIn, ...(wantsToken && { token }) }
    }
    const pendingToken = await beginPending(desk, { userId, wantsToken, reply })
    log.info('account.sign_in', { requestId: request.id, userId, outcome: 'code asked' })
    return { message: accountTexts().codeAsked, next: 'code' as const, ...(wantsToken && { pendingToken }) }
  })
}

type Codes = Pick<BodyOf<typeof loginWithCode>, 'code' | 'recoveryCode'>

const wrongCode = ({ code }: Codes) =>
  code === undefined
    ? invalidField('recoveryCode', sentence(accountTexts, 'wrongRecoveryCode'))
    : invalidField('code', sentence(accountTexts, 'wrongCode'))

/** The owner should know of wrong codes after a right password, but not twenty times. */
async function endPending(desk: AccountDesk, pending: { userId: string; id: string }): Promise<void> {
  const { db } = desk.parts
  const isMailed = await mayMailAbout(desk, `codes ${pending.userId}`)
  await db.transaction(async (tx) => {
    await removePending(tx, pending)
    if (isMailed) await mailAboutWrongCodes(desk, tx, pending.userId)
  })
}

/** A second factor was shown, so a request to turn it off was not the owner's, or is not needed any more. */
function mountCode(app: App, desk: AccountDesk): void {
  const { db, log, clock, env } = desk.parts
  mount(app, loginWithCode, async ({ body, request, reply }) => {
    const startedAt = clock.now()
    await desk.limits.signIn.consume(networkOf(request))
    const token = pendingTokenOf(request, env.isHttps, body.pendingToken)
    const pending = token && (await takeTry(db, { token, now: clock.now(), most: TRIES_EACH }))
    if (!pending) {
      clearPendingCookie(reply, env.isHttps)
      throw signInAgain(sentence(accountTexts, 'signInAgain'))
    }
    const { userId } = pending
    const isRecovery = body.recoveryCode !== undefined
    const counted = await countCode(desk, request, { userId, isRecovery })
    if (!(await spendCode(desk.parts, userId, body))) {
      log.warn('account.sign_in', { requestId: request.id, userId, outcome: 'wrong code' })
      if (pending.tries < TRIES_EACH) throw wrongCode(body)
      await endPending(desk, pending)
      clearPendingCookie(reply, env.isHttps)
      throw signInAgain(sentence(accountTexts, 'tooManyCodes'))
    }
    // Of two right codes at the same moment, one finds the sign-in still waiting.
    const isFirst = await db.transaction(async (tx) => {
      if (!(await removePending(tx, pending))) return false
      await removeReset(tx, userId)
      if (isRecovery) await mailAboutUsedCode(desk, tx, userId)
      return true
    })
    if (!isFirst) throw signInAgain(sentence(accountTexts, 'signInAgain'))
    await counted.forgive()
    clearPendingCookie(reply, env.isHttps)
    const newToken = await signIn(app, desk, { userId, with: 'password and code', startedAt, request, reply })
    return { message: accountTexts().signedIn, ...(pending.wantsToken && { token: newToken }) }
  })
}

function mountLogout(app: App, desk: AccountDesk): void {
  const { db, env } = desk.parts
  mount(app, logout, async ({ request, reply }) => {
    const token = sessionTokenOf(request, env.isHttps)
    if (token !== null) await endSession(db, hashToken(token))
    clearSessionCookie(reply, env.isHttps)
    return { message: accountTexts().signedOut }
  })
}

/** GET /api/login?returnTo=…: the page for people who have no account yet, as after a checkout (spec 7). */
function mountReturn(app: App): void {
  app.get<{ Querystring: Record<string, unknown> }>('/api/login', async (request, reply) => {
    // One of Jubilee's own pages, named exactly; anything else is the dashboard.
    const wanted = request.query['returnTo']
    const path = returnPaths.find((one) => one === wanted) ?? '/dashboard'
    const user = await app.parts.sessions.read(request)
    return reply.redirect(
      user === null ? `/login?tab=create&returnTo=${encodeURIComponent(path)}` : path,
      302,
    )
  })
}

export function mountSignIn(app: App, desk: AccountDesk): void {
  mountLogin(app, desk)
  mountCode(app, desk)
  mountLogout(app, desk)
  mountReturn(app)
}
