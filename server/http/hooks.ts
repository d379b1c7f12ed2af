/** Hooks: lists of functions on the app, to which features add theirs when they are mounted. */
import type { FastifyRequest } from 'fastify'
import type { Executor } from '#server/db/executor.ts'
import { describeError } from '#server/errors.ts'
import type { Logger } from '#server/log.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'

export type SignedIn = {
  userId: string
  request: FastifyRequest
  /** false where only an address was confirmed: the link may have been opened in anybody's browser */
  isThisBrowsers: boolean
}

/** A hook that fails does not block the sign-in; it runs again at the next one, so it must be repeatable. */
type SignedInHook = (signedIn: SignedIn) => Promise<void>

/** Ends a person's contracts at outside services. If it throws, the account stays and every hook runs again. */
type LeavingHook = (userId: string) => Promise<void>

/** Runs in the transaction of the change; it queues jobs for outside services. */
type NewEmailHook = (tx: Executor, userId: string) => Promise<void>

/** Runs in the transaction of the new password; it ends what the old one opened. */
type NewPasswordHook = (tx: Executor, userId: string) => Promise<void>

/** Stores the consequences in the transaction of the event; it calls no outside service. */
export type PaymentEventHook = (tx: Executor, event: PaymentEvent) => Promise<void>

export type Hooks = {
  /** run after a sign-in, a sign-up or a confirmed address */
  signedInHooks: SignedInHook[]
  /** run before an account is deleted */
  leavingHooks: LeavingHook[]
  /** run when the email address changes */
  newEmailHooks: NewEmailHook[]
  /** run when the password changes */
  newPasswordHooks: NewPasswordHook[]
  /** run for a new event of the payment processor */
  paymentEventHooks: PaymentEventHook[]
}

/** The lists of an app that nothing is mounted on yet. */
export const noHooks = (): Hooks => ({
  signedInHooks: [],
  leavingHooks: [],
  newEmailHooks: [],
  newPasswordHooks: [],
  paymentEventHooks: [],
})

type SignInHost = Pick<Hooks, 'signedInHooks'> & { parts: { log: Logger } }

export async function runSignedInHooks(app: SignInHost, signedIn: SignedIn): Promise<void> {
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

/** Every hook, in order; each may be repeated. */
export async function runLeavingHooks(app: Pick<Hooks, 'leavingHooks'>, userId: string): Promise<void> {
  for (const hook of app.leavingHooks) await hook(userId)
}
