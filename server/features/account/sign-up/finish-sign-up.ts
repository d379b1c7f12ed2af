/**
 * The mailed link of a sign-up makes the account. The browser that signed up is signed in by it, once; in any other the
 * person enters the password they chose, so a link that somebody else opens lets nobody in.
 */
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { currentLanguage, languages } from '#engine/language/bilingual.ts'
import { sentence } from '#engine/language/sentence.ts'
import type { Executor } from '#server/db/executor.ts'
import { within } from '#server/db/one-transaction.ts'
import { invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { runSignedInHooks } from '#server/http/hooks.ts'
import type { AccountDesk } from '../account-desk.ts'
import { verifications } from '../account.table.ts'
import { hashToken } from '../hashed-tokens.ts'
import { findLink } from '../mailed-links.ts'
import { accountTexts } from '../messages.ts'
import { clearSignUpCookie, signUpTokenOf } from '../sessions/session-cookie.ts'
import { rememberBrowser } from '../sign-in/known-browser.ts'
import { clientOf, replaceSession } from '../sign-in/sign-in.ts'
import { createAccount, isTaken } from './create-account.ts'
import type { NewAccount } from './create-account.ts'

/** Before the account: all of it. After: the person's id, and the browser that may still be signed in. */
const storedForm = z.object({
  email: z.string(),
  passwordHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** that of the screen; links of an earlier release have none */
  language: z.optional(z.enum(languages)),
  browserHash: z.string(),
})

export const signUpValue = (asked: NewAccount & { browserHash: string }): string =>
  JSON.stringify({ ...asked, language: currentLanguage() })

type Finished = { userId: string; sessionToken: string | null }

/** What the link stands for by now; the account is made where there is none yet. */
async function ownerOf(desk: AccountDesk, tx: Executor, value: string) {
  if (!value.startsWith('{')) {
    const [userId = '', waitingBrowser = null] = value.split(' ')
    return { userId, waitingBrowser }
  }
  const { browserHash, ...account } = storedForm.parse(JSON.parse(value))
  return { userId: await createAccount(desk, tx, account), waitingBrowser: browserHash }
}

async function openSession(
  desk: AccountDesk,
  tx: Executor,
  given: { userId: string; request: FastifyRequest },
) {
  const { address: ipAddress, userAgent } = clientOf(given.request)
  const { internalAdapter } = await desk.auth.$context
  const { token } = await within(tx, () =>
    internalAdapter.createSession(given.userId, false, { ipAddress, userAgent, provenBy: 'password' }),
  )
  return token
}

async function openLink(
  desk: AccountDesk,
  linkId: string,
  request: FastifyRequest,
): Promise<Finished | null> {
  const cookie = signUpTokenOf(request, desk.parts.env.isHttps)
  return desk.parts.db.transaction(async (tx) => {
    const own = eq(verifications.id, linkId)
    const [link] = await tx
      .select({ value: verifications.value })
      .from(verifications)
      .where(own)
      .for('update')
    if (link === undefined) return null
    const { userId, waitingBrowser } = await ownerOf(desk, tx, link.value)
    const isItsBrowser = cookie !== null && hashToken(cookie) === waitingBrowser
    const value = isItsBrowser || waitingBrowser === null ? userId : `${userId} ${waitingBrowser}`
    await tx.update(verifications).set({ value }).where(own)
    return { userId, sessionToken: isItsBrowser ? await openSession(desk, tx, { userId, request }) : null }
  })
}

/**
 * Opens the link of a sign-up; null when this token is of none. It may be opened more than once, as any of our links to
 * a mailbox: mail programs open them too.
 */
export async function finishSignUp(
  { app, desk }: { app: App; desk: AccountDesk },
  { token, request, reply }: { token: string; request: FastifyRequest; reply: FastifyReply },
): Promise<{ message: string; isSignedIn: boolean } | null> {
  const link = await findLink(desk, 'signUp', token)
  const finished =
    link &&
    (await openLink(desk, link.id, request).catch((error: unknown) => {
      if (isTaken(error)) throw invalidField('token', sentence(accountTexts, 'signUpTaken'))
      throw error
    }))
  if (finished === null) return null
  const { userId, sessionToken } = finished
  const isSignedIn = sessionToken !== null
  if (isSignedIn) {
    await replaceSession(desk, { request, reply, token: sessionToken })
    await rememberBrowser(desk, { userId, request, reply })
    clearSignUpCookie(reply, desk.parts.env.isHttps)
  }
  await runSignedInHooks(app, { userId, request, isThisBrowsers: isSignedIn })
  desk.parts.log.info('account.created', { requestId: request.id, userId, isSignedIn })
  return {
    message: isSignedIn ? accountTexts().accountReady : accountTexts().accountReadyElsewhere,
    isSignedIn,
  }
}
