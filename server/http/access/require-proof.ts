/**
 * Calls that ask for more than a session: those that change who can get in want a proof of the last minutes, those
 * for admins a second factor and a session that was not left alone (OWASP ASVS 5.0, 7.3 and 7.5).
 */
import { ADMIN_IDLE_MINUTES, PASSWORD_ONLY_HOURS, PROVEN_MINUTES } from '#contracts/account/security.ts'
import { sentence } from '#engine/language/sentence.ts'
import { confirmNeeded, forbidden, secondFactorNeeded } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

const MINUTE_MS = 60_000

const isOlder = (moment: Date, minutes: number, now: Date) =>
  now.getTime() - moment.getTime() > minutes * MINUTE_MS

/**
 * Whether a passkey alone is proof. Not in the day after a new password: whoever was in before may have left a passkey
 * that was kept by mistake, and the owner has the new password.
 */
export function passkeyProves({ passwordSetAt }: Pick<SessionUser, 'passwordSetAt'>, now: Date): boolean {
  return passwordSetAt === null || isOlder(passwordSetAt, PASSWORD_ONLY_HOURS * 60, now)
}

/** Throws 403 when the person last proved who they are more than 15 minutes ago, or with what is no proof today. */
export function requireProof(
  user: Pick<SessionUser, 'provenAt' | 'provenBy' | 'passwordSetAt'>,
  now: Date,
): void {
  const isProof = user.provenBy === 'password' || passkeyProves(user, now)
  if (!isProof || isOlder(user.provenAt, PROVEN_MINUTES, now)) throw confirmNeeded()
}

/** Throws 403 unless this is an admin with a second factor whose last such call is at most 20 minutes ago. */
export async function requireAdmin(
  parts: Pick<AppParts, 'clock' | 'sessions'>,
  user: SessionUser | null,
): Promise<void> {
  if (!user?.isAdmin) throw forbidden(sentence(refusalTexts, 'forAdmins'))
  if (user.secondFactorAt === null) throw secondFactorNeeded()
  const now = parts.clock.now()
  const wasHere = [user.provenAt, user.adminSeenAt].some(
    (moment) => moment !== null && !isOlder(moment, ADMIN_IDLE_MINUTES, now),
  )
  if (!wasHere) throw confirmNeeded()
  await parts.sessions.noteAdminCall(user)
}
