/**
 * Whose session a request carries. A session ends after 30 idle days, and after 90 days in any case;
 * each use moves the idle end, at most once an hour so that reading stays a read.
 */
import type { AppParts } from '#server/http/app-parts.ts'
import type { Sessions } from '#server/http/session.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import { findSession, moveIdleEnd } from '../account.queries.ts'
import { noteAdminCall } from './sessions.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { sessionTokenOf } from './session-cookie.ts'

export const IDLE_SECONDS = 30 * 24 * 60 * 60
export const ABSOLUTE_SECONDS = 90 * 24 * 60 * 60
const MOVE_EVERY_MS = 60 * 60 * 1000
const NOTE_ADMIN_EVERY_MS = 60 * 1000

/** The reader of sessions that the guard of every call uses; one query for a request with a token. */
export function createSessions(parts: Pick<AppParts, 'env' | 'db' | 'clock' | 'log'>): Sessions {
  return {
    read: async (request) => {
      const token = sessionTokenOf(request, parts.env.isHttps)
      if (token === null) return null
      const now = parts.clock.now()
      const bornAfter = new Date(now.getTime() - ABSOLUTE_SECONDS * 1000)
      const found = await findSession(parts.db, { tokenHash: hashToken(token), now, bornAfter })
      if (found === undefined) return null
      const { usedAt, twoFactorEnabledAt, chosenTimezone, ...rest } = found
      const timezone = chosenTimezone ?? FIRST_SETTINGS.timezone
      const user = { ...rest, timezone, twoFactorEnabled: twoFactorEnabledAt !== null }
      if (now.getTime() - usedAt.getTime() > MOVE_EVERY_MS) {
        const expiresAt = new Date(now.getTime() + IDLE_SECONDS * 1000)
        // The person is signed in whether or not this write succeeds, as on a full disk.
        await moveIdleEnd(parts.db, { userId: user.id, sessionId: user.sessionId, now, expiresAt }).catch(
          () => parts.log.warn('session.not_prolonged', { userId: user.id }),
        )
      }
      return user
    },
    noteAdminCall: async ({ id, sessionId, adminSeenAt }) => {
      const now = parts.clock.now()
      if (adminSeenAt !== null && now.getTime() - adminSeenAt.getTime() < NOTE_ADMIN_EVERY_MS) return
      await noteAdminCall(parts.db, { userId: id, sessionId }, now)
    },
  }
}
