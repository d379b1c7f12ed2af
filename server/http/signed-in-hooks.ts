/** What other features do when somebody has signed in, signed up or confirmed an address. They push to the app's list. */
import type { FastifyRequest } from 'fastify'
import { describeError } from '#server/errors.ts'
import type { App } from './app-parts.ts'

export type SignedIn = {
  userId: string
  request: FastifyRequest
  /** false where only an address was confirmed: the link may have been opened in anybody's browser */
  isThisBrowsers: boolean
}

/** A hook that fails keeps nobody from signing in: what it does must be repeatable at the next sign-in. */
export type SignedInHook = (signedIn: SignedIn) => Promise<void>

export async function runSignedInHooks(app: App, signedIn: SignedIn): Promise<void> {
  for (const hook of app.signedInHooks)
    try {
      await hook(signedIn)
    } catch (error) {
      app.parts.log.error('account.signed_in_hook_failed', {
        requestId: signedIn.request.id,
        userId: signedIn.userId,
        ...describeError(error),
      })
    }
}
