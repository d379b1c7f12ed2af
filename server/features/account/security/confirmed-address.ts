/**
 * What can sign in beside a password needs a confirmed address: otherwise somebody could sign up with another person's
 * address and be let in for good, or lock them out, once that person comes.
 */
import { forbidden } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'

/** Throws 403 with the sentence while nobody has shown that the mailbox is theirs. */
export function requireConfirmedAddress(user: Pick<SessionUser, 'emailVerified'>, sentence: string): void {
  if (!user.emailVerified) throw forbidden(sentence)
}
