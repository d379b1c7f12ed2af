/** Two-factor sign-in of the demo admins: turned on when they are seeded, its code of the moment shown by the sandbox. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { codeAt, newSecret, stepAt } from '#server/features/account/second-factor/totp.ts'
import {
  adoptNextSecret,
  ensureTwoFactor,
  findTwoFactor,
  saveNextSecret,
} from '#server/features/account/second-factor/two-factor.queries.ts'
import { twoFactors } from '#server/features/account/second-factor/two-factor.table.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { SecretError } from '#server/secrets/secrets.ts'
import { demoPeople } from './demo-people.content.ts'

export const demoAdminEmails = demoPeople.filter((person) => person.isAdmin).map(({ email }) => email)

/** The demo admins who have two-factor sign-in, with their sealed secrets. */
export async function listDemoFactors(db: Executor) {
  return db
    .select({ email: users.email, factor: twoFactors })
    .from(users)
    .innerJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(and(inArray(users.email, demoAdminEmails), isNotNull(twoFactors.enabledAt)))
}

/** Turns it on for the demo admins who lack it, as those of a database that was seeded before there was one. */
export async function seedDemoCodes(
  db: Executor,
  { secrets, now }: { secrets: AppParts['secrets']; now: Date },
): Promise<void> {
  const admins = await db.select({ id: users.id }).from(users).where(inArray(users.email, demoAdminEmails))
  for (const { id: userId } of admins) {
    const itemId = await ensureTwoFactor(db, userId, randomUUID())
    const row = await findTwoFactor(db, userId)
    if (row?.enabledAt) continue
    await saveNextSecret(db, userId, { sealed: secrets.seal(newSecret(), { userId, itemId }), now })
    await adoptNextSecret(db, userId, { step: 0, now })
  }
}

type Factor = typeof twoFactors.$inferSelect

/** The first code that was not used yet, of this step or the next; nothing where the secret does not open. */
async function codeOf(parts: Pick<AppParts, 'clock' | 'secrets'>, factor: Factor): Promise<string | null> {
  const { userId, id: itemId, secret, lastStep } = factor
  const current = stepAt(parts.clock.now())
  const step = Math.min(Math.max(current, lastStep + 1), current + 1)
  try {
    return secret && (await codeAt(parts.secrets.open(secret, { userId, itemId }), step))
  } catch (error) {
    if (error instanceof SecretError) return null
    throw error
  }
}

/** By email, the code that signs each demo admin in now. */
export async function demoCodes(
  parts: Pick<AppParts, 'db' | 'clock' | 'secrets'>,
): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (const { email, factor } of await listDemoFactors(parts.db)) {
    const code = await codeOf(parts, factor)
    if (code !== null) codes.set(email, code)
  }
  return codes
}
