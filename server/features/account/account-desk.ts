/** Context shared by the account calls: better-auth, the limits, and links for mails. */
import type { App, AppParts } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createAuth } from './auth.ts'
import type { Auth } from './auth.ts'
import { createSignInLimits } from './sign-in/sign-in-limits.ts'
import type { SignInLimits } from './sign-in/sign-in-limits.ts'

export type AccountDesk = {
  parts: Pick<AppParts, 'env' | 'db' | 'pool' | 'clock' | 'log' | 'jobs' | 'secrets' | 'passwords'>
  auth: Auth
  limits: SignInLimits
  /** the full address of one of our pages, for a mail */
  link: (path: string) => string
}

const desks = new WeakMap<App, AccountDesk>()

/** The desk of an app whose account calls are mounted. */
export function deskOf(app: App): AccountDesk {
  const desk = desks.get(app)
  if (desk === undefined) throw new TypeError('The account calls are not mounted on this app.')
  return desk
}

export function openAccountDesk(app: App): AccountDesk {
  const { parts } = app
  const desk: AccountDesk = {
    parts,
    auth: createAuth(parts),
    limits: createSignInLimits(parts),
    link: (path) => `${ownOrigin(app)}${path}`,
  }
  desks.set(app, desk)
  return desk
}
