/** What features do when something happens elsewhere. As it is mounted, a feature pushes its own to the app's lists. */
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

/** A hook that fails keeps nobody from signing in: what it does must be repeatable at the next sign-in. */
type SignedInHook = (signedIn: SignedIn) => Promise<void>

/** Ends what goes on outside. Throws where it could not: the account then stays, and all of it is tried again. */
type LeavingHook = (userId: string) => Promise<void>

/** Runs in the transaction of the change: what goes outside is put in line there, and done afterwards. */
type NewEmailHook = (tx: Executor, userId: string) => Promise<void>

/** Runs in the transaction of the new password: what the old one opened does not outlive it. */
type NewPasswordHook = (tx: Executor, userId: string) => Promise<void>

/** Stores what follows in the transaction that keeps the event; it asks the processor nothing. */
export type PaymentEventHook = (tx: Executor, event: PaymentEvent) => Promise<void>

export type Hooks = {
  /** what happens when somebody has signed in, signed up or confirmed an address */
  signedInHooks: SignedInHook[]
  /** what is ended outside before an account is deleted */
  leavingHooks: LeavingHook[]
  /** what follows from another e-mail address */
  newEmailHooks: NewEmailHook[]
  /** what ends with an old password */
  newPasswordHooks: NewPasswordHook[]
  /** what follows from an event of the payment processor that is new */
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
