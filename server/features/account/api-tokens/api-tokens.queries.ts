/** API tokens: each belongs to one person. The owner's id is in every statement but the look-up by the token itself. */
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { settings } from '#server/features/account/settings/settings.table.ts'
import { accessColumns, users } from '../account.table.ts'
import { twoFactors } from '../second-factor/two-factor.table.ts'
import { apiTokens } from './api-tokens.table.ts'

export type ApiTokenRow = typeof apiTokens.$inferSelect

/** The newest first, those that have expired among them. */
export async function listTokens(db: Executor, userId: string): Promise<ApiTokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id)
}

export const countTokens = (db: Executor, userId: string): Promise<number> =>
  db.$count(apiTokens, eq(apiTokens.userId, userId))

export async function addToken(db: Executor, row: typeof apiTokens.$inferInsert): Promise<ApiTokenRow> {
  const [added] = await db.insert(apiTokens).values(row).returning()
  if (added === undefined) throw new Error('an API token was not kept')
  return added
}

/** False when the person has no such token. */
export async function removeToken(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
  return rowCount === 1
}

export async function removeAllTokens(db: Executor, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
}

/** Everybody's that expired before this moment. */
export async function removeExpiredTokens(db: Executor, before: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, before))
}

/** The person of a token that has not expired, with its scopes, found by its hash; nothing where the account is disabled. */
export async function findTokenOwner(db: Executor, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: users.firstName,
      chosenTimezone: settings.timezone,
      language: settings.language,
      ...accessColumns,
      twoFactorEnabledAt: twoFactors.enabledAt,
      passwordSetAt: users.passwordSetAt,
      tokenId: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, now), isNull(users.disabledAt)))
  return found
}

export async function noteTokenUse(
  db: Executor,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
}
