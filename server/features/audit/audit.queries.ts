/** Reads the audit log. */
import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/features/account/account.table.ts'
import { auditEvents } from './audit.table.ts'

export type AuditSearch = {
  text?: string | undefined
  /** forms of sentences whose words in the reader's language have the text, for `like` */
  forms?: readonly string[]
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

function wanted(search: AuditSearch): SQL | undefined {
  const { text, forms = [], admin, act, subject, from, to, before } = search
  const has = text ? contains(text) : null
  return and(
    has === null
      ? undefined
      : or(
          ...[has, ...forms].map((form) => ilike(auditEvents.summary, form)),
          ilike(auditEvents.act, has),
          ilike(auditEvents.subject, has),
        ),
    admin ? eq(auditEvents.adminId, admin) : undefined,
    act ? eq(auditEvents.act, act) : undefined,
    subject ? eq(auditEvents.subject, subject) : undefined,
    from ? gte(auditEvents.actedAt, startOf(from)) : undefined,
    to ? sql`${auditEvents.actedAt} < (${to}::date + 1) at time zone 'UTC'` : undefined,
    before === undefined ? undefined : lt(auditEvents.id, before),
  )
}

/** The newest events of a search, `most` at the most. */
export function findAuditEvents(db: Db, search: AuditSearch, most: number) {
  return db
    .select({
      id: auditEvents.id,
      actedAt: auditEvents.actedAt,
      adminId: auditEvents.adminId,
      adminEmail: users.email,
      act: auditEvents.act,
      subject: auditEvents.subject,
      summary: auditEvents.summary,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.adminId))
    .where(wanted(search))
    .orderBy(desc(auditEvents.id))
    .limit(most)
}

/** Everybody who has done something. */
export function listActors(db: Db) {
  return db
    .selectDistinct({ id: auditEvents.adminId, email: users.email })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.adminId))
    .orderBy(auditEvents.adminId)
}

/** Every kind of act there has been. */
export async function listActionKinds(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ act: auditEvents.act }).from(auditEvents).orderBy(auditEvents.act)
  return rows.map(({ act }) => act)
}
