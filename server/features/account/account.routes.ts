/** Sign-up, and the person signed in. */
import { getUser, register } from '#contracts/account/account.ts'
import type { User } from '#contracts/account/account.ts'
import { updateName } from '#contracts/account/settings.ts'
import { unauthorized, invalidField } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { runSignedInHooks } from '#server/http/hooks.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { openAccountDesk } from './account-desk.ts'
import type { AccountDesk } from './account-desk.ts'
import { alreadyRegisteredMail } from './account-mails.ts'
import { findAccount, saveName } from './account.queries.ts'
import { createAccount } from './create-account.ts'
import { mountApiTokens } from './api-tokens/api-tokens.routes.ts'
import { mountEmail } from './email.routes.ts'
import { mountSessions } from './sessions/sessions.routes.ts'
import { mountConfirm } from './password/confirm.routes.ts'
import { mountSignIn } from './sign-in/sign-in.routes.ts'
import { isMailedTooOften } from './mail-owner.ts'
import { messages } from './messages.ts'
import { passwordRefusal } from './password/password-rules.ts'
import { mountPassword } from './password/reset-password.routes.ts'
import { mountPasskeys } from './second-factor/passkey.routes.ts'
import { mountTwoFactor } from './second-factor/two-factor.routes.ts'
import { rememberBrowser } from './sign-in/known-browser.ts'
import { clientOf, replaceSession } from './sign-in/sign-in.ts'

function mountRegister(app: App, desk: AccountDesk): void {
  const { log } = desk.parts
  mount(app, register, async ({ body, request, reply, parts }) => {
    await desk.limits.register.consume(networkOf(request))
    const refusal = passwordRefusal(body.password, body.email)
    if (refusal !== null) throw invalidField('password', refusal)
    const created = await createAccount(desk, { ...body, ...clientOf(request) })
    if (created) {
      await replaceSession(desk, { request, reply, token: created.token })
      await rememberBrowser(desk, { userId: created.userId, request, reply })
      await runSignedInHooks(app, { userId: created.userId, request, isThisBrowsers: true })
    }
    if (created === null && !(await isMailedTooOften(desk, body.email)))
      await parts.db.transaction((tx) =>
        queueMail(parts, tx, { mail: alreadyRegisteredMail(body.email, desk.link('/login')) }),
      )
    log.info('account.register', {
      requestId: request.id,
      userId: created?.userId,
      outcome: created ? 'created' : 'known',
    })
    return { message: messages.registered }
  })
}

/** The person of this session as the contract has them; 401 when the account went away after the session was read. */
async function readUser({ db, clock }: Pick<AppParts, 'db' | 'clock'>, session: SessionUser): Promise<User> {
  const found = await findAccount(db, session.id)
  if (found === undefined) throw unauthorized()
  return {
    ...withIsoDates(found),
    twoFactorEnabled: session.twoFactorEnabled,
    hasSecondFactor: session.secondFactorAt !== null,
    asOf: clock.now().toISOString(),
  }
}

function mountUser(app: App): void {
  mount(app, getUser, ({ user, parts }) => readUser(parts, user))

  mount(app, updateName, async ({ user, parts, body }) => {
    await saveName(parts.db, user.id, body)
    return readUser(parts, user)
  })
}

/** Mounts every call about accounts. */
export function mountAccount(app: App): void {
  const desk = openAccountDesk(app)
  mountRegister(app, desk)
  mountSignIn(app, desk)
  mountUser(app)
  mountPassword(app, desk)
  mountConfirm(app, desk)
  mountSessions(app, desk)
  mountTwoFactor(app, desk)
  mountPasskeys(app, desk)
  mountApiTokens(app, desk)
  mountEmail(app, desk)
}
