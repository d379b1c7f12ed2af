/**
 * A database belongs to the mode that first opened it: a sandbox's has people whose password is public, and each mode's
 * records name objects of other accounts at the payment processor.
 */
import { and, eq, like } from 'drizzle-orm'
import type { Env } from '#server/env.ts'
import { users } from '#server/features/account/account.table.ts'
import type { Db } from './connect.ts'
import { installation } from './installation.table.ts'

type Mode = Env['mode']

/** No mail reaches it, so a confirmed address there was seeded by a sandbox. */
const DEMO_ADDRESSES = '%@demo.jubilee.test'

const ownPlace = 'set DATABASE_URL or JUBILEE_DATA to a place of its own'

const hasDemoPeople = async (db: Db) =>
  (await db.$count(users, and(like(users.email, DEMO_ADDRESSES), eq(users.emailVerified, true)))) > 0

async function claimed(db: Db): Promise<Mode | null> {
  const [row] = await db.select({ mode: installation.mode }).from(installation)
  return row?.mode ?? null
}

/** Why this mode may not use the database, for the operator; null where it may. It changes nothing. */
export async function modeProblem(db: Db, mode: Mode): Promise<string | null> {
  if (mode !== 'sandbox' && (await hasDemoPeople(db)))
    return `this database has the demo people of a sandbox, whose password is public. For ${mode} mode ${ownPlace}; for the sandbox set JUBILEE_MODE=sandbox.`
  const owner = await claimed(db)
  if (owner === null || owner === mode) return null
  return `this database belongs to ${owner} mode. Nothing was changed. For ${mode} mode ${ownPlace}; to go on with these records set JUBILEE_MODE=${owner}.`
}

/**
 * Notes the mode of a database that has none yet.
 * @throws Error with a sentence for the operator where the database is another mode's
 */
export async function claimDatabase(db: Db, mode: Mode): Promise<void> {
  const before = await modeProblem(db, mode)
  if (before === null) await db.insert(installation).values({ mode }).onConflictDoNothing()
  // Of two modes that start at the same moment one finds the other's claim.
  const problem = before ?? (await modeProblem(db, mode))
  if (problem !== null) throw new Error(`Jubilee cannot start in ${mode} mode: ${problem}`)
}
