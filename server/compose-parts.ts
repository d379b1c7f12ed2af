/** Puts the real parts together: what main serves, and tests too unless they replace one. */
import { createSessions } from './features/account/sessions.ts'
import type { AppParts } from './http/app-parts.ts'
import { createMailer } from './ports/mail/mailer.ts'

export type GivenParts = Pick<AppParts, 'env' | 'pool' | 'db' | 'log'> &
  Partial<Pick<AppParts, 'clock' | 'mailer' | 'sessions'>>

/** Whatever is not given is the real thing. */
export function composeParts(given: GivenParts): AppParts {
  const clock = given.clock ?? { now: () => new Date() }
  return {
    ...given,
    clock,
    mailer: given.mailer ?? createMailer(given),
    sessions: given.sessions ?? createSessions({ ...given, clock }),
  }
}
