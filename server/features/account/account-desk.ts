/** What the account calls share: better-auth, the limits, links for mails, and errands after the answer. */
import type { FastifyRequest } from 'fastify'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createAuth } from './auth.ts'
import type { Auth } from './auth.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export type AccountDesk = {
  parts: AppParts
  auth: Auth
  limits: SignInLimits
  /** the full address of a page of ours, for a mail */
  link: (path: string) => string
  /** Does a task after the answer: nobody waits for mail, and how long it takes tells nobody anything. */
  afterAnswer: (request: FastifyRequest, task: () => Promise<void>) => void
  /** Returns once the tasks that were begun after answers are done. */
  errandsDone: () => Promise<void>
}

const desks = new WeakMap<App, AccountDesk>()

/** The desk of an app whose account calls are mounted. */
export function deskOf(app: App): AccountDesk {
  const desk = desks.get(app)
  if (desk === undefined) throw new TypeError('The account calls are not mounted on this app.')
  return desk
}

/** Opens the desk; a stopping app waits for the errands that are still under way. */
export function openAccountDesk(app: App): AccountDesk {
  const { parts } = app
  const errands = new Set<Promise<void>>()
  const errandsDone = async () => void (await Promise.all(errands))
  app.addHook('onClose', errandsDone)
  const desk: AccountDesk = {
    parts,
    auth: createAuth(parts),
    limits: createSignInLimits(parts),
    link: (path) => `${ownOrigin(app)}${path}`,
    afterAnswer: (request, task) => {
      // What went wrong may quote the address, so only its kind is logged.
      const errand = task().catch((error: unknown) =>
        parts.log.error('account.errand_failed', {
          requestId: request.id,
          error: error instanceof Error ? error.name : 'unknown',
        }),
      )
      errands.add(errand)
      void errand.finally(() => errands.delete(errand))
    },
    errandsDone,
  }
  desks.set(app, desk)
  return desk
}
