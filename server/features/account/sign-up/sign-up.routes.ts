/**
 * Sign-up. Whether an address has an account is told to its mailbox alone: for a known address and a new one the call
 * takes the same steps and gives the same answer, cookie included. The account comes with the mailed link (decision 080).
 */
import { randomBytes } from 'node:crypto'
import { register } from '#contracts/account/account.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from '../account-desk.ts'
import { alreadyRegisteredMail, welcomeMail } from '../account-mails.ts'
import { findUserByEmail } from '../account.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { isMailedTooOften } from '../mail-owner.ts'
import { makeLink } from '../mailed-links.ts'
import { accountTexts } from '../messages.ts'
import { passwordRefusal } from '../password/password-rules.ts'
import { setSignUpCookie } from '../sessions/session-cookie.ts'
import type { NewAccount } from './create-account.ts'
import { signUpValue } from './finish-sign-up.ts'

/**
 * Stores what was asked for and mails the link that makes it an account. For an address that has one the link is made
 * too, and mailed to nobody. Answers whether the address was known, for the log.
 */
async function storeSignUp(desk: AccountDesk, account: NewAccount, browserHash: string): Promise<boolean> {
  const { parts } = desk
  const mayMail = !(await isMailedTooOften(desk, account.email))
  return parts.db.transaction(async (tx) => {
    const owner = await findUserByEmail(tx, account.email)
    const isKnown = owner !== undefined
    const value = signUpValue({ ...account, browserHash })
    const { url, expiresAt } = await makeLink(desk, tx, { kind: 'signUp', value })
    const welcome = welcomeMail(account.email, url)
    const mail = await speakingTo({ db: tx, userId: owner?.id ?? '' }, () =>
      isKnown ? alreadyRegisteredMail(account.email, desk.link('/login')) : welcome,
    )
    if (mayMail) await queueMail(parts, tx, { mail, sendBy: expiresAt })
    return isKnown
  })
}

export function mountSignUp(app: App, desk: AccountDesk): void {
  const { log, env, passwords } = desk.parts
  mount(app, register, async ({ body, request, reply }) => {
    await desk.limits.register.consume(networkOf(request))
    const refusal = passwordRefusal(body.password, body.email)
    if (refusal !== null) throw invalidField('password', refusal)
    const { email, firstName, lastName = '' } = body
    const passwordHash = await passwords.hash(body.password)
    const token = randomBytes(32).toString('base64url')
    const isKnown = await storeSignUp(desk, { email, firstName, lastName, passwordHash }, hashToken(token))
    setSignUpCookie(reply, token, env.isHttps)
    log.info('account.register', { requestId: request.id, outcome: isKnown ? 'known' : 'link mailed' })
    return { message: accountTexts().registered }
  })
}
