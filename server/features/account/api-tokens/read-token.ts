/** Whom a personal API token speaks for. */
import { TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX } from '#contracts/account/api-tokens.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { Tokens } from '#server/http/session.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import { hashToken } from '../hashed-tokens.ts'
import { findTokenOwner, noteTokenUse } from './api-tokens.queries.ts'

const tokenForm = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`)
const NOTE_EVERY_MS = 60_000
/** A token proves nothing about who holds it: what asks for a proof of the last minutes stays closed. */
const NEVER = new Date(0)

/** The reader of tokens that the guard of every call uses; a query, and the count of the calls. */
export function createTokens(parts: Pick<AppParts, 'db' | 'pool' | 'clock' | 'log'>): Tokens {
  const limit = createRateLimit(parts.pool, { name: 'api-token', tries: TOKEN_CALLS_A_MINUTE, seconds: 60 })
  return {
    read: async (token) => {
      if (!tokenForm.test(token)) return null
      const now = parts.clock.now()
      const found = await findTokenOwner(parts.db, { tokenHash: hashToken(token), now })
      if (found === undefined) return null
      const { tokenId, scopes, lastUsedAt, twoFactorEnabledAt, chosenTimezone, ...person } = found
      await limit.consume(tokenId)
      if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTE_EVERY_MS)
        // The call is answered whether or not this write succeeds, as on a full disk.
        await noteTokenUse(parts.db, { userId: person.id, id: tokenId }, now).catch(() =>
          parts.log.warn('api_token.use_not_noted', { userId: person.id }),
        )
      const user = {
        ...person,
        timezone: chosenTimezone ?? FIRST_SETTINGS.timezone,
        twoFactorEnabled: twoFactorEnabledAt !== null,
        sessionId: tokenId,
        secondFactorAt: null,
        provenAt: NEVER,
        provenBy: 'password' as const,
        adminSeenAt: null,
      }
      return { user, scopes }
    },
  }
}
