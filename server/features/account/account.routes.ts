/** The person signed in, and every other call about accounts. */
import { getUser } from '#contracts/account/account.ts'
import type { User } from '#contracts/account/account.ts'
import { updateName } from '#contracts/account/settings.ts'
import { unauthorized } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { mount } from '#server/http/mount.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { openAccountDesk } from './account-desk.ts'
import { findAccount, saveName } from './account.queries.ts'
import { mountApiTokens } from './api-tokens/api-tokens.routes.ts'
import { mountEmail } from './email.routes.ts'
import { mountSessions } from './sessions/sessions.routes.ts'
import { mountConfirm } from './password/confirm.routes.ts'
import { mountSignIn } from './sign-in/sign-in.routes.ts'
import { mountPassword } from './password/reset-password.routes.ts'
import { mountPasskeys } from './second-factor/passkey.routes.ts'
import { mountTwoFactor } from './second-factor/two-factor.routes.ts'
import { mountSignUp } from './sign-up/sign-up.routes.ts'

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
  mountSignUp(app, desk)
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
