/** Reads the audit log. */
import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/features/account/account.table.ts'
import { adminActs } from './audit.table.ts'

export type ActSearch = {
  text?: string | undefined
  admin?: string | undefined
  act?: string | undefined
  subject?: string | undefined
  /** calendar dates in UTC, both counted */
  from?: string | undefined
  to?: string | undefined
  /** acts older than the one with this id */
  before?: number | undefined
}

/** Escapes the wildcards of `like` in the typed text. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const startOf = (day: string) => sql`${day}::date at time zone 'UTC'`

function wanted(search: ActSearch): SQL | undefined {
  const { text, admin, act, subject, from, to, before } = search
  const has = text ? contains(text) : null
  return and(
    has === null
      ? undefined
      : or(ilike(adminActs.summary, has), ilike(adminActs.act, has), ilike(adminActs.subject, has)),
    admin ? eq(adminActs.adminId, admin) : undefined,
    act ? eq(adminActs.act, act) : undefined,
    subject ? eq(adminActs.subject, subject) : undefined,
    from ? gte(adminActs.actedAt, startOf(from)) : undefined,
    to ? sql`${adminActs.actedAt} < (${to}::date + 1) at time zone 'UTC'` : undefined,
    before === undefined ? undefined : lt(adminActs.id, before),
  )
}

/** The newest events of a search, `most` at the most. */
export function findActs(db: Db, search: ActSearch, most: number) {
  return db
    .select({
      id: adminActs.id,
      actedAt: adminActs.actedAt,
      adminId: adminActs.adminId,
      adminEmail: users.email,
      act: adminActs.act,
      subject: adminActs.subject,
      summary: adminActs.summary,
    })
    .from(adminActs)
    .leftJoin(users, eq(users.id, adminActs.adminId))
    .where(wanted(search))
    .orderBy(desc(adminActs.id))
    .limit(most)
}

/** Everybody who has done something. */
export function listActors(db: Db) {
  return db
    .selectDistinct({ id: adminActs.adminId, email: users.email })
    .from(adminActs)
    .leftJoin(users, eq(users.id, adminActs.adminId))
    .orderBy(adminActs.adminId)
}

/** Every kind of act there has been. */
export async function listActKinds(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ act: adminActs.act }).from(adminActs).orderBy(adminActs.act)
  return rows.map(({ act }) => act)
}
